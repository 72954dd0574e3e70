// The target's own source: the app's are copied in from the folders of folders.txt.
