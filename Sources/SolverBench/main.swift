print("solver-bench")
