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
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
from mathutils import noise

#: Debian's own, which has the packages; a python3 earlier on the path may not.
PYTHON = "/usr/bin/python3"
STUDIO = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, STUDIO)

import heroes  # noqa: E402
from render import render  # noqa: E402
from scene import clear_scene, set_up  # noqa: E402
from shaders import UnknownPart  # noqa: E402
from tracing import prepare  # noqa: E402


def light_of(build, width, height, samples):
    """Linear light of what `build` puts into an empty scene."""
    clear_scene()
    # Blender places its noise by the clock until somebody says where.
    noise.seed_set(1)
    build()
    prepare(width, height, samples)
    return render()[..., :3]


def _finish(light, path):
    with tempfile.NamedTemporaryFile(suffix=".npy") as file:
        np.save(file, light)
        file.flush()
        subprocess.run([PYTHON, os.path.join(STUDIO, "finish.py"), file.name, path], check=True, env=_plain_environment())


def _plain_environment():
    """Blender's own paths would mislead another Python."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def _tell(facts):
    print("PICTURE " + json.dumps(facts), flush=True)


def _tell_failure(name, failure):
    if isinstance(failure, UnknownPart):
        _tell({"id": name, "field": failure.field, "error": str(failure)})
    else:
        traceback.print_exception(failure)
        _tell({"id": name, "field": "", "error": f"{type(failure).__name__}: {failure}"})


def _finish_and_tell(name, light, path, started):
    try:
        _finish(light, path)
        _tell({"id": name, "file": path, "seconds": round(time.time() - started, 1)})
    except Exception as failure:
        _tell_failure(name, failure)


def _run(job):
    """Finishes each picture beside the rendering of the next one: the network keeps one core busy at most."""
    size = (job["width"], job["height"], job["samples"])
    pictures = [(spec["id"], partial(set_up, spec)) for spec in job["pictures"]]
    scenes = [(f"{hero['id']}-{hero['shape']}", partial(heroes.set_up, hero["id"], hero["shape"])) for hero in job["heroes"]]
    with ThreadPoolExecutor(max_workers=1) as finisher:
        for name, build in pictures + scenes:
            if job["deadline"] and time.time() >= job["deadline"]:
                return
            started = time.time()
            try:
                light = light_of(build, *size)
            except Exception as failure:
                _tell_failure(name, failure)
                continue
            finisher.submit(_finish_and_tell, name, light, os.path.join(job["out"], f"{name}.png"), started)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    if len(arguments) == 1 and arguments[0].endswith(".json"):
        with open(arguments[0], encoding="utf-8") as file:
            _run(json.load(file))
