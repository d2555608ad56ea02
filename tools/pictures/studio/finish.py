"""Denoises and develops one render: `python3 finish.py light.npy picture.png`.

A process of its own: the network's library and Blender's don't live together in one.
"""

import sys

import numpy as np

from denoise import denoise, read_weights
from develop import write_png


def main(light_file, picture_file):
    write_png(denoise(np.load(light_file), read_weights()), picture_file)


if __name__ == "__main__":
    main(*sys.argv[1:])
