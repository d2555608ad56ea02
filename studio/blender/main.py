"""Renders the pictures of a job file: `python main.py jobs.json`, with the packages of `requirements.txt`.

The job file and the lines that this prints are described in `studio/renderer.ts`. A picture that fails is
reported and the next one is begun.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial

import cv2

import heroes
from behind import Behind, laid_over
from develop import write_png
from framing import Framing
from render import render
from scene import set_up
from shaders import UnknownPart
from tracing import prepare


#: Part of a picture's width and height that is traced; what stands behind is laid in at its full size. More would cost
#: time and show no more: so few samples leave the finest things to the denoiser.
TRACED = 0.8

#: Builds a scene, given the folder of the panoramas, and tells what lies behind it and how it is framed.
Build = Callable[[str], tuple[Behind, Framing]]


def _tell(facts: dict) -> None:
    print("PICTURE " + json.dumps(facts), flush=True)


def _render(name: str, build: Build, job: dict) -> None:
    started = time.time()
    ground, framing = build(os.path.join(job["out"], os.pardir, "panoramas"))
    prepare(*(round(TRACED * job[side]) for side in ("width", "height")), job["samples"])
    path = os.path.join(job["out"], f"{name}.png")
    light = cv2.resize(render(), (job["width"], job["height"]), interpolation=cv2.INTER_CUBIC)
    write_png(laid_over(light, ground, framing.aside), path)
    _tell({"id": name, "file": path, "seconds": round(time.time() - started, 1)})


def _run(job: dict) -> None:
    pictures: list[tuple[str, Build]] = [(spec["id"], partial(set_up, spec)) for spec in job["pictures"]]
    scenes = [(f"{hero['id']}-{hero['shape']}", partial(heroes.set_up, hero["id"], hero["shape"])) for hero in job["heroes"]]
    for name, build in pictures + scenes:
        if job["deadline"] and time.time() >= job["deadline"]:
            return
        try:
            _render(name, build, job)
        except UnknownPart as unknown:
            _tell({"id": name, "field": unknown.field, "error": str(unknown)})
        except Exception as failure:
            traceback.print_exception(failure)
            _tell({"id": name, "field": "", "error": f"{type(failure).__name__}: {failure}"})


if __name__ == "__main__":
    with open(sys.argv[-1], encoding="utf-8") as file:
        _run(json.load(file))
