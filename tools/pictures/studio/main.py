"""Renders the pictures of a job file: `blender -b --factory-startup -P main.py -- jobs.json`.

The job file and the lines that this prints are described in `tools/pictures/renderer.ts`. A picture that fails is
reported and the next one is begun.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from functools import partial

import numpy as np

#: Debian's own, which has the packages; a python3 earlier on the path may not.
PYTHON = "/usr/bin/python3"
STUDIO = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, STUDIO)

import heroes  # noqa: E402
from render import prepare, render  # noqa: E402
from scene import clear_scene, set_up  # noqa: E402
from shaders import UnknownPart  # noqa: E402


def picture(build, path, width, height, samples):
    """Renders what `build` puts into an empty scene to a PNG file."""
    clear_scene()
    build()
    prepare(width, height, samples)
    with tempfile.NamedTemporaryFile(suffix=".npy") as light:
        np.save(light, render())
        light.flush()
        subprocess.run([PYTHON, os.path.join(STUDIO, "finish.py"), light.name, path], check=True, env=_plain_environment())


def _plain_environment():
    """Blender's own paths would mislead another Python."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def _tell(facts):
    print("PICTURE " + json.dumps(facts), flush=True)


def _run(job):
    size = (job["width"], job["height"], job["samples"])
    pictures = [(spec["id"], partial(set_up, spec)) for spec in job["pictures"]]
    scenes = [(f"{hero['id']}-{hero['shape']}", partial(heroes.set_up, hero["id"], hero["shape"])) for hero in job["heroes"]]
    for name, build in pictures + scenes:
        if job["deadline"] and time.time() >= job["deadline"]:
            return
        path = os.path.join(job["out"], f"{name}.png")
        started = time.time()
        try:
            picture(build, path, *size)
            _tell({"id": name, "file": path, "seconds": round(time.time() - started, 1)})
        except UnknownPart as unknown:
            _tell({"id": name, "field": unknown.field, "error": str(unknown)})
        except Exception as failure:
            traceback.print_exc()
            _tell({"id": name, "field": "", "error": f"{type(failure).__name__}: {failure}"})


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    if len(arguments) == 1 and arguments[0].endswith(".json"):
        with open(arguments[0], encoding="utf-8") as file:
            _run(json.load(file))
