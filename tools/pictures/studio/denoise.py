"""Removes the noise of a render by the network of Open Image Denoise (Intel, Apache License 2.0).

The weights in `weights/` are theirs; the network around them (a U-Net over the colour alone) and the transfer of
high dynamic range follow its published description. Ten samples a pixel then look like several hundred.
Albedo and normal are left out on purpose: what they say of glass is itself noise, which they would print into
the picture.
"""

import struct
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as net

WEIGHTS = Path(__file__).parent / "weights" / "rt_hdr.tza"
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
#: The middle grey to which a picture is exposed before the network sees it.
KEY = 0.18
BRIGHTEST = 65504.0
BLOCK = 16


class _Curve:
    """Perceptually even steps for values of any brightness: linear in the dark, a power, then a logarithm."""

    A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
    E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
    LOW, HIGH = 1.57945760e-06, 3.22087631e-02

    @classmethod
    def encode(cls, light):
        middle = cls.B * np.power(np.maximum(light, 1e-12), cls.C) + cls.D
        return np.where(light <= cls.LOW, cls.A * light, np.where(light <= cls.HIGH, middle, cls.E * np.log(light + cls.F) + cls.G))

    @classmethod
    def decode(cls, code):
        low, high = cls.A * cls.LOW, 3.70974749e-01
        middle = np.power(np.maximum((code - cls.D) / cls.B, 1e-12), 1 / cls.C)
        return np.where(code <= low, code / cls.A, np.where(code <= high, middle, np.exp((code - cls.G) / cls.E) - cls.F))


def read_weights(path=WEIGHTS):
    """Tensors by name from the archive of Open Image Denoise (little endian; a table at the end says where each is)."""
    held = path.read_bytes()
    magic, _, _, at = struct.unpack_from("<HBBQ", held, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not an archive of weights")
    (count,) = struct.unpack_from("<I", held, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", held, at)
        name = held[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = held[at]
        shape = struct.unpack_from(f"<{dimensions}I", held, at + 1)
        at += 1 + 5 * dimensions
        kind, offset = struct.unpack_from("<cQ", held, at)
        at += 9
        values = np.frombuffer(held, {b"h": "<f2", b"f": "<f4"}[kind], int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def _network(weights, image):
    def convolve(name, x, last=False):
        x = net.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)
        return x if last else net.relu(x)

    x = convolve("enc_conv1", convolve("enc_conv0", image))
    kept = [image]
    for level in (2, 3, 4, 5):
        x = net.max_pool2d(x, 2)
        kept.append(x)
        if level < 5:
            x = convolve(f"enc_conv{level}", x)
    x = convolve("enc_conv5b", convolve("enc_conv5a", x))
    for level in (4, 3, 2, 1):
        x = torch.cat([net.interpolate(x, scale_factor=2, mode="nearest"), kept[level - 1]], 1)
        x = convolve(f"dec_conv{level}b", convolve(f"dec_conv{level}a", x))
    return convolve("dec_conv0", x, last=True)


def _exposure(colour):
    light = np.maximum(colour @ LUMINANCE, 1e-8)
    rows, columns = (side // BLOCK * BLOCK for side in light.shape)
    blocks = light[:rows, :columns].reshape(rows // BLOCK, BLOCK, columns // BLOCK, BLOCK).mean((1, 3))
    return KEY / float(np.exp2(np.log2(blocks[blocks > 1e-8]).mean()))


def denoise(colour, weights):
    """The picture without its noise; rows × columns × 3, linear light."""
    exposure = _exposure(colour)
    scale = 1 / float(_Curve.encode(np.array(BRIGHTEST)))
    light = (_Curve.encode(np.clip(colour * exposure, 0, BRIGHTEST)) * scale).astype(np.float32)
    rows, columns = light.shape[:2]
    light = np.pad(light, ((0, -rows % BLOCK), (0, -columns % BLOCK), (0, 0)), mode="edge")
    with torch.no_grad():
        result = _network(weights, torch.from_numpy(light.transpose(2, 0, 1)[None].copy()))
    clean = result[0].numpy().transpose(1, 2, 0)[:rows, :columns]
    return _Curve.decode(np.maximum(clean, 0) / scale) / exposure
