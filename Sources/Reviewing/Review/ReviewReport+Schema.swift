extension ReviewReport {
  /// The JSON Schema, draft 2020-12, of ``json(_:)``.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "proofsheet review, format 1",
      "type": "object",
      "required": ["format", "kind", "title", "expected", "actual", "exitCode", "totals", "groups", "entries"],
      "additionalProperties": false,
      "properties": {
        "format": {"const": 1},
        "kind": {"const": "proofsheet-review"},
        "title": {"type": "string"},
        "expected": {"$ref": "#/$defs/side"},
        "actual": {"$ref": "#/$defs/side"},
        "options": {"type": "object", "additionalProperties": {"type": "string"}},
        "shard": {
          "description": "Of one part of a run; 'proofsheet merge' puts them together.",
          "type": "object",
          "required": ["index", "count", "inputs"],
          "additionalProperties": false,
          "properties": {
            "index": {"type": "integer", "minimum": 1},
            "count": {"type": "integer", "minimum": 1},
            "inputs": {"type": "string"},
            "toleratesFailures": {"type": "boolean"},
            "changed": {"type": "array", "items": {"type": "string"}},
            "toldFiles": {"type": "array", "items": {"type": "string"}},
            "unshown": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["words", "file", "screens"],
                "properties": {
                  "words": {"type": "string"}, "file": {"type": "string"},
                  "lines": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["text", "place", "objects"],
                      "properties": {
                        "text": {"type": "string"}, "place": {"enum": ["start", "always", "untold", "replaced", "quiet", "alone", "wiring", "classes", "tools"]},
                        "objects": {"type": "array", "items": {"type": "string"}}, "aspect": {"type": "string"},
                        "names": {"type": "array", "items": {"type": "string"}},
                        "givenNames": {"type": "array", "items": {"type": "string"}},
                        "setting": {"type": "string"}, "kind": {"type": ["string", "null"]},
                        "now": {"type": ["string", "null"]}, "then": {"type": ["string", "null"]}
                      }
                    }
                  },
                  "screens": {"type": "array", "items": {"type": "string"}}
                }
              }
            },
            "told": {"type": "array", "items": {"type": "string"}},
            "recorded": {"type": "array", "items": {"type": "string"}},
            "renames": {"type": "array", "items": {"type": "string"}},
            "newFolders": {"type": "array", "items": {"type": "string"}}
          }
        },
        "exitCode": {"enum": [0, 1, 2]},
        "totals": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/status"},
          "additionalProperties": {"type": "integer", "minimum": 0}
        },
        "notes": {
          "description": "What there is to tell besides pictures: renamed screens, texts that are not drawn.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["text", "place", "isChange"],
            "additionalProperties": false,
            "properties": {
              "text": {"type": "string"},
              "lines": {
                "description": "Where it says several things: each, as they stand at the text's end.",
                "type": "array", "items": {"type": "string"}
              },
              "place": {"$ref": "#/$defs/place"},
              "isChange": {"type": "boolean"},
              "isFirst": {"description": "Whether it is told before the pictures.", "type": "boolean"}
            }
          }
        },
        "groups": {"type": "array", "items": {"$ref": "#/$defs/group"}},
        "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}}
      },
      "$defs": {
        "status": {"enum": ["same", "layout", "pixels", "environment", "missing", "orphan", "failed"]},
        "side": {
          "type": "object",
          "required": ["label", "detail"],
          "additionalProperties": false,
          "properties": {"label": {"type": "string"}, "detail": {"type": ["string", "null"]}}
        },
        "group": {
          "description": "Changed entries with exactly the same causes.",
          "type": "object",
          "required": ["id", "title", "status", "causes", "entries"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string"},
            "title": {"type": "string"},
            "status": {"$ref": "#/$defs/status"},
            "causes": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
            "entries": {"description": "Keys.", "type": "array", "minItems": 1, "items": {"type": "string"}}
          }
        },
        "entry": {
          "type": "object",
          "required": ["key", "scene", "status"],
          "additionalProperties": false,
          "properties": {
            "key": {"description": "Unique, scene.variant.", "type": "string"},
            "scene": {"type": "string"},
            "status": {"$ref": "#/$defs/status"},
            "variant": {"$ref": "#/$defs/variant"},
            "source": {"description": "The spec's path.", "type": "string"},
            "message": {"type": "string"},
            "digest": {"description": "Of the actual side.", "type": "string"},
            "layout": {"$ref": "#/$defs/layout"},
            "pixels": {"$ref": "#/$defs/pixels"},
            "pictures": {
              "type": "object",
              "propertyNames": {"enum": ["expected", "actual", "difference", "expectedOverlay", "actualOverlay"]},
              "additionalProperties": {"$ref": "#/$defs/picture"}
            },
            "views": {
              "description": "A file beside the report: both sides' views and rules as 'render --format json' tells them, compressed by gzip.",
              "type": "string"
            },
            "newFindings": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
            "goneFindings": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
            "renames": {
              "description": "Of a shard: views that are only called otherwise or have another class, which the notes of the whole tell.",
              "type": "array", "items": {"type": "string"}
            }
          }
        },
        "variant": {
          "type": "object",
          "required": [
            "caption", "device", "name", "orientation", "window", "size", "scale", "state", "locale", "textSize",
            "appearance", "os"
          ],
          "additionalProperties": false,
          "properties": {
            "caption": {"type": "string"},
            "device": {"type": ["string", "null"]},
            "name": {"type": "string"},
            "orientation": {"type": "string"},
            "window": {"type": "string"},
            "size": {"$ref": "#/$defs/size"},
            "scale": {"type": "number"},
            "state": {"type": ["string", "null"]},
            "locale": {"type": "string"},
            "textSize": {"type": "string"},
            "appearance": {"type": "string"},
            "os": {"type": "string"}
          }
        },
        "picture": {
          "type": "object",
          "required": ["path", "size"],
          "additionalProperties": false,
          "properties": {
            "path": {"description": "Relative to the report.", "type": "string"},
            "size": {"description": "Pixels.", "anyOf": [{"$ref": "#/$defs/size"}, {"type": "null"}]}
          }
        },
        "pixels": {
          "type": "object",
          "required": ["verdict", "summary", "differing", "masked", "expectedSize", "actualSize", "regions"],
          "additionalProperties": false,
          "properties": {
            "verdict": {"enum": ["same", "tolerated", "different", "different-size"]},
            "summary": {"type": "string"},
            "differing": {"type": "integer", "minimum": 0},
            "masked": {"type": "integer", "minimum": 0},
            "expectedSize": {"$ref": "#/$defs/size"},
            "actualSize": {"$ref": "#/$defs/size"},
            "regions": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["kind", "bounds", "differing", "likelyAntialiasing"],
                "additionalProperties": false,
                "properties": {
                  "kind": {"enum": ["changed", "only-expected", "only-actual"]},
                  "bounds": {"description": "Pixels.", "$ref": "#/$defs/rect"},
                  "differing": {"type": "integer", "minimum": 0},
                  "likelyAntialiasing": {"type": "boolean"}
                }
              }
            }
          }
        },
        "layout": {
          "type": "object",
          "required": ["summary", "causes", "changes"],
          "additionalProperties": false,
          "properties": {
            "summary": {"type": "string"},
            "causes": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
            "untold": {
              "description": "Views that moved and are put down to no cause: several do it together, or none was found.",
              "type": "object",
              "required": ["together", "unknown", "sentence"],
              "additionalProperties": false,
              "properties": {
                "together": {"type": "integer", "minimum": 0},
                "unknown": {"type": "integer", "minimum": 0},
                "open": {"type": "integer", "minimum": 0},
                "contested": {"type": "integer", "minimum": 0},
                "contradicted": {"type": "integer", "minimum": 0},
                "recorded": {"type": "array", "items": {"type": "string"}},
                "recordedViews": {"type": "integer", "minimum": 0},
                "jointly": {"type": "string"},
                "unexplained": {"type": "string"},
                "sentence": {"type": "string"}
              }
            },
            "explained": {
              "description": "All movement in points, and the share that the causes explain together; under --try-causes.",
              "type": "object",
              "required": ["extent", "share"],
              "additionalProperties": false,
              "properties": {"extent": {"type": "number"}, "share": {"type": "number"}}
            },
            "changes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["kind", "view", "sentence", "before", "after", "isCause"],
                "additionalProperties": false,
                "properties": {
                  "kind": {"type": "string"},
                  "view": {"type": "string"},
                  "sentence": {"type": "string"},
                  "before": {"description": "Window points.", "anyOf": [{"$ref": "#/$defs/rect"}, {"type": "null"}]},
                  "after": {"description": "Window points.", "anyOf": [{"$ref": "#/$defs/rect"}, {"type": "null"}]},
                  "isCause": {"type": "boolean"},
                  "told": {
                    "description": "The view's object id, and how far to the right and down, or by how much in width and height, causes are said to have moved it or let it grow; under --try-causes.",
                    "type": "object",
                    "required": ["id", "amount"],
                    "additionalProperties": false,
                    "properties": {
                      "id": {"type": "string"},
                      "amount": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
                    }
                  }
                }
              }
            }
          }
        },
        "cause": {
          "type": "object",
          "required": ["signature", "sentence", "views", "place"],
          "additionalProperties": false,
          "properties": {
            "signature": {"description": "Equal for one cause in all variants.", "type": "string"},
            "sentence": {"type": "string"},
            "views": {"type": "array", "items": {"type": "string"}},
            "place": {"$ref": "#/$defs/place"},
            "lead": {"description": "What was done, without what followed.", "type": "string"},
            "parts": {
              "description": "The edits that are one cause, where these are several.",
              "type": "array", "items": {"type": "string"}
            },
            "traits": {
              "description": "Of each edit what of a view is another, as frame; empty where it is more than that.",
              "type": "array", "items": {"type": "string"}
            },
            "effect": {"description": "What followed most of all.", "type": "string"},
            "effects": {"description": "All that followed, with the names of what moved.", "type": "string"},
            "extent": {"description": "Points that it moved and resized.", "type": "number"},
            "kind": {"description": "What was edited: appeared, text-changed, constant-changed.", "type": "string"},
            "returned": {
              "description": "What returns of what it moved with it alone taken back; under --try-causes.",
              "type": "number", "minimum": 0, "maximum": 1
            },
            "given": {
              "description": "Where less than half returns: what it gives put alone onto the earlier side; under --try-causes.",
              "type": "number", "minimum": 0, "maximum": 1
            },
            "partOf": {
              "description": "Where no effect is told: the signature of the cause whose effect it is a part of.", "type": "string"
            },
            "isOfHidden": {
              "description": "All that was edited is, or holds, a view that no picture shows.", "type": "boolean"
            }
          }
        },
        "finding": {
          "type": "object",
          "required": ["id", "severity", "message", "place", "hint", "views"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string"},
            "severity": {"enum": ["note", "warning", "error"]},
            "message": {"type": "string"},
            "place": {"$ref": "#/$defs/place"},
            "hint": {"type": ["string", "null"]},
            "views": {"type": "array", "items": {"type": "string"}},
            "identity": {"type": ["string", "null"]},
            "rules": {
              "description": "Those of a new screen that cannot all hold.", "type": "array", "items": {"type": "string"}
            }
          }
        },
        "place": {
          "anyOf": [
            {"type": "null"},
            {
              "type": "object",
              "required": ["file", "line", "column"],
              "additionalProperties": false,
              "properties": {
                "file": {"type": "string"},
                "line": {"type": "integer", "minimum": 1},
                "column": {"type": "integer", "minimum": 1}
              }
            }
          ]
        },
        "size": {"type": "array", "prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2},
        "rect": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4}
      }
    }

    """#
}
