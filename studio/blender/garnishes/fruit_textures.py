"""The cut faces of fruit other than citrus, painted: flesh, cores, seeds and the edge of the skin.

A painting of a slice is centred on it and reaches to its edge; that of a wedge has the core at its left edge.
"""

from functools import lru_cache

import numpy as np

from garnishes.flesh_paint import blend, cells, hue, noise, per_cell, plane, relief, rise

SIZE = 512


def _start(name):
    """Random numbers of a fruit, and x, y, r and turn (0–1) of every pixel."""
    rng = np.random.default_rng(sum(map(ord, name)) * 7)
    x, y = plane(SIZE)
    return rng, x, y, np.hypot(x, y), np.arctan2(y, x) / (2 * np.pi) % 1


def _cloud(rng, blots, octaves=3):
    return noise((SIZE, SIZE), SIZE / blots, rng, octaves)


def _rays(rng, turn, r, count, along=4.0):
    """Threads that run from the middle outwards, `count` of them or so (0–1)."""
    table = noise((64, 1024), (64 / along, 1024 / count), rng, 2, wrap=True)
    column = (turn * 1023).astype(int)
    row = np.clip(r * 63, 0, 63).astype(int)
    return table[row, column]


def _seeds(places, length, width, pointed=0.0):
    """How far inside a seed each pixel lies: 1 in its middle, 0 at its edge and outside.

    places: (x, y, direction in radians of its tip). length, width: of half a seed, the painting being 2 wide.
    """
    inside = np.zeros((SIZE, SIZE), np.float32)
    x, y = plane(SIZE)
    for px, py, way in places:
        column, row = (px + 1) / 2 * SIZE, (1 - py) / 2 * SIZE
        reach = int(length * SIZE) + 3
        part = np.s_[max(0, int(row) - reach) : max(0, int(row) + reach), max(0, int(column) - reach) : max(0, int(column) + reach)]
        if not inside[part].size:
            continue
        dx, dy = x[part] - px, y[part] - py
        along = (dx * np.cos(way) + dy * np.sin(way)) / length
        across = (-dx * np.sin(way) + dy * np.cos(way)) / width / (1 - pointed * 0.5 * (along + 0.4))
        inside[part] = np.maximum(inside[part], np.clip(1 - np.hypot(along, across), 0, 1))
    return inside


def _sown(colour, inside, edge, middle):
    """Lays seeds over a painting: `edge` colour at their border, `middle` within."""
    colour = blend(colour, hue(edge), rise(0.0, 0.12, inside))
    return blend(colour, hue(middle), rise(0.12, 0.4, inside))


def _done(colour, height, light, rough):
    return colour.astype(np.float32), relief(np.clip(height, 0, 1), np.clip(light, 0, 1), np.clip(rough, 0.05, 1))


@lru_cache(maxsize=None)
def cucumber():
    rng, x, y, r, turn = _start("cucumber")
    cloud, rays = _cloud(rng, 6), _rays(rng, turn, r, 70)
    lobes = np.cos(3 * (turn * 2 * np.pi - np.pi / 2))
    heart = 0.6 + 0.05 * lobes
    colour = blend(hue("#cfdfa2"), hue("#e4ecc6"), rise(0.95, 0.7, r + 0.06 * (rays - 0.5)))
    colour = blend(colour, hue("#c2d590"), 0.6 * rise(0.05, 0.0, np.abs(r - heart)))
    colour = blend(colour, hue("#d3e0a4"), rise(heart + 0.01, heart - 0.06, r))
    seam = rise(0.035, 0.0, np.abs(np.sin((turn - 1 / 12) * 3 * np.pi)) * r) * rise(heart, heart - 0.1, r)
    colour = blend(colour, hue("#eef2d6"), 0.8 * np.maximum(seam, rise(0.13, 0.05, r)))
    places = []
    for lobe in (90, 210, 330):
        for k, spread in enumerate((-46, -31, -17, -5, 8, 21, 34, 47)):
            way = np.radians(lobe + spread + rng.uniform(-3, 3))
            at = (0.44 if k % 2 else 0.36) + rng.uniform(-0.03, 0.03)
            places.append((at * np.cos(way), at * np.sin(way), way + rng.uniform(-0.25, 0.25)))
    inside = _seeds(places, 0.12, 0.042, 0.5)
    colour = _sown(colour, inside, "#b9c983", "#f1f0d2")
    colour = blend(colour, hue("#9dbb5c"), 0.75 * rise(0.9, 0.965, r + 0.02 * (cloud - 0.5)))
    colour = blend(colour, hue("#2f5a1c"), rise(0.965, 0.99, r + 0.02 * (cloud - 0.5)))
    colour *= (0.9 + 0.2 * cloud)[..., None]
    soft = rise(heart, heart - 0.1, r)
    return _done(colour, 0.5 + 0.1 * (rays - 0.5) - 0.12 * soft + 0.25 * inside + 0.06 * seam, 0.3 + 0.2 * soft - 0.2 * rise(0.95, 1, r), 0.26 + 0.12 * cloud)


@lru_cache(maxsize=None)
def cucumber_ribbon():
    """A strip peeled along the fruit: along x the length (four times the width of y), seeds in two rows."""
    rng, x, y, _, _ = _start("ribbon")
    cloud, threads = _cloud(rng, 5), noise((SIZE, SIZE), (SIZE / 40, SIZE / 4), rng, 2)
    middle = rise(0.6, 0.45, np.abs(y) + 0.06 * (cloud - 0.5))
    colour = blend(hue("#e4ecca"), hue("#d9e5b6"), middle)
    places = [(px + rng.uniform(-0.02, 0.02), side * rng.uniform(0.2, 0.32), side * np.pi / 2 + rng.uniform(-0.4, 0.4)) for side in (-1, 1) for px in np.arange(-0.97, 1, 0.05)]
    inside = _seeds(places, 0.1, 0.016, 0.4)
    colour = _sown(colour, inside, "#9db268", "#f6f6e2")
    colour = blend(colour, hue("#f0f4dc"), 0.5 * rise(0.05, 0.0, np.abs(y)))
    colour = blend(colour, hue("#a9c46a"), 0.8 * rise(0.78, 0.92, np.abs(y)))
    colour = blend(colour, hue("#2c561b"), rise(0.92, 0.96, np.abs(y) + 0.02 * (cloud - 0.5)))
    colour *= (0.76 + 0.44 * threads)[..., None]
    return _done(colour, 0.5 + 0.2 * (threads - 0.5) + 0.15 * inside, 0.38 - 0.2 * rise(0.8, 0.95, np.abs(y)), 0.24 + 0.1 * cloud)


@lru_cache(maxsize=None)
def jalapeno():
    rng, x, y, r, turn = _start("jalapeno")
    cloud, count = _cloud(rng, 7), 3
    wave = (turn * count + 0.12 * (_cloud(rng, 3) - 0.5)) % 1
    wall = (0.5 - np.abs(wave - 0.5)) / count * 2 * np.pi * r
    room = np.minimum(np.minimum(wall - 0.05, 0.78 + 0.03 * (cloud - 0.5) - r), r - 0.26)
    hollow = rise(0.0, 0.05, room)
    colour = blend(hue("#a9cc66"), hue("#84b23e"), rise(0.78, 0.96, r + 0.04 * (cloud - 0.5)))
    colour = blend(colour, hue("#e2ebbd"), rise(0.76, 0.6, r))
    colour = blend(colour, hue("#5c7a26"), hollow * 0.85)
    places = []
    for k in range(count):
        for step in (-1, 0, 1, 2):
            way = 2 * np.pi * ((k + 0.5 + 0.13 * (step - 0.5)) / count) + rng.uniform(-0.1, 0.1)
            at = 0.45 + 0.09 * (step % 2) + rng.uniform(-0.04, 0.04)
            places.append((at * np.cos(way), at * np.sin(way), rng.uniform(0, 6.3)))
    inside = _seeds(places, 0.125, 0.1)
    colour = _sown(colour, inside, "#c9b878", "#f2e8bd")
    colour = blend(colour, hue("#1f4a12"), rise(0.955, 0.98, r + 0.02 * (cloud - 0.5)))
    return _done(colour, 0.75 - 0.65 * hollow + 0.55 * np.sqrt(inside), 0.3 + 0.2 * hollow - 0.1 * inside, 0.22 + 0.2 * cloud)


@lru_cache(maxsize=None)
def banana():
    rng, x, y, r, turn = _start("banana")
    cloud, rays = _cloud(rng, 6), _rays(rng, turn, r, 46, 1.5)
    colour = blend(hue("#f3dfa2"), hue("#e6c673"), np.clip(rise(0.2, 0.8, r) * 0.6 + 0.5 * (rays - 0.5), 0, 1))
    spokes = rise(0.07, 0.0, np.abs(np.sin((turn - 1 / 12) * 3 * np.pi)) * r) * rise(0.62, 0.42, r) * rise(0.0, 0.08, r)
    colour = blend(colour, hue("#c2954a"), 0.9 * spokes + 0.5 * rise(0.03, 0.0, np.abs(r - 0.6)))
    places = [(at * np.cos(way), at * np.sin(way), way) for lobe in range(3) for at in (0.12, 0.24, 0.35, 0.46) for side in (-1, 1) for way in [2 * np.pi * (lobe / 3 + 1 / 12) + side * (0.09 + 0.02 * rng.random()) / (at + 0.3)]]
    inside = _seeds(places, 0.032, 0.018)
    colour = _sown(colour, inside, "#a57c3a", "#5a3d1c")
    colour = blend(colour, hue("#f7ecc8"), rise(0.83, 0.87, r))
    colour = blend(colour, hue("#e0b522"), rise(0.95, 0.98, r))
    return _done(colour, 0.5 + 0.12 * (rays - 0.5) - 0.12 * spokes - 0.15 * rise(0.03, 0, np.abs(r - 0.85)), 0.28 + 0.1 * cloud, 0.4 + 0.15 * cloud)


@lru_cache(maxsize=None)
def strawberry():
    """A slice along the berry, its tip at the bottom; the painting reaches from the collar to the tip."""
    rng, x, y, r, turn = _start("strawberry")
    from_core = np.hypot(x * 1.15, (y - 0.1) * 0.8)
    way = np.arctan2((y - 0.15) * 0.75, x) / (2 * np.pi) % 1
    cloud, rays = _cloud(rng, 6), _rays(rng, way, from_core, 44, 2)
    edge = outline_of(STRAWBERRY, np.arctan2(y, x))
    out = r / np.maximum(edge, 1e-3)
    colour = blend(hue("#f2a08c"), hue("#d8261c"), rise(0.35, 0.88, out + 0.12 * (rays - 0.5)))
    colour = blend(colour, hue("#fbe0d2"), 0.85 * rise(0.26, 0.14, np.hypot(x * 1.3, (y - 0.14) * 0.5) + 0.05 * (cloud - 0.5)))
    lines = rise(0.09, 0.0, np.abs(np.sin((way * 22 + 0.5 * cloud) * np.pi))) * rise(0.2, 0.35, out) * rise(0.98, 0.75, out)
    colour = blend(colour, hue("#fbd8c8"), 0.6 * lines)
    hole = rise(0.1, 0.05, np.hypot(x * 1.1, (y - 0.1) * 0.36))
    colour = blend(colour, hue("#d8806a"), 0.6 * hole)
    colour = blend(colour, hue("#bc130f"), rise(0.93, 0.98, out))
    return _done(colour, 0.55 + 0.16 * (rays - 0.5) + 0.1 * lines - 0.3 * hole, 0.42 - 0.1 * rise(0.9, 1, out), 0.22 + 0.14 * cloud)


#: Half outline of a strawberry cut along: (x, y) from the tip to the collar, the berry being 2 high.
STRAWBERRY = ((0.0, -1.0), (0.16, -0.93), (0.36, -0.66), (0.56, -0.26), (0.7, 0.14), (0.76, 0.46), (0.7, 0.72), (0.52, 0.86), (0.26, 0.87), (0.0, 0.82))
#: Half outline of a pear cut along: from the bottom to the stalk.
PEAR = ((0.0, -0.93), (0.1, -0.96), (0.34, -0.95), (0.56, -0.78), (0.66, -0.48), (0.62, -0.16), (0.48, 0.14), (0.35, 0.42), (0.29, 0.68), (0.22, 0.88), (0.1, 0.98), (0.0, 1.0))


def outline_of(half, angles):
    """Distance from the middle to a symmetrical outline at angles from +x; half: its right side, upwards."""
    points = np.array(half)
    turn, reach = np.arctan2(points[:, 1], points[:, 0]), np.hypot(points[:, 0], points[:, 1])
    fine = np.linspace(-np.pi / 2, np.pi / 2, 721)
    smooth = np.interp(fine, turn, reach)
    kernel = np.hanning(101)
    padded = np.concatenate([smooth[100:0:-1], smooth, smooth[-2:-102:-1]])
    smooth = np.convolve(padded, kernel / kernel.sum(), "same")[100:-100]
    right = np.arctan2(np.sin(angles), np.abs(np.cos(angles)))
    return np.interp(right, fine, smooth)


def _pome(flesh, edge, core, out, away, rng, cloud):
    """Apple or pear flesh: grainy, greener under the skin, with a line of vessels round the core."""
    grain = noise((SIZE, SIZE), 6, rng, 2)
    colour = blend(hue(flesh), hue(edge), rise(0.6, 0.97, out + 0.1 * (cloud - 0.5)))
    colour = blend(colour, hue(core), 0.5 * rise(0.02, 0.0, np.abs(away - 1)) + 0.2 * rise(1.0, 0.6, away))
    return colour * (0.93 + 0.12 * grain + 0.06 * (cloud - 0.5))[..., None], grain


@lru_cache(maxsize=None)
def apple():
    """A half-moon: the skin a half circle to the right, the core at the left edge."""
    rng, x, y, _, _ = _start("apple")
    u = (x + 1) / 2
    cloud = _cloud(rng, 5)
    out = np.hypot(u, y)
    away = np.hypot(u / 0.34, y / 0.42)
    colour, grain = _pome("#f8efcc", "#eee6a4", "#d9c877", out, away, rng, cloud)
    colour = blend(colour, hue("#e6d08c"), 0.4 * rise(0.08, 0.0, u))
    colour = blend(colour, hue("#c43a2a"), rise(0.968, 0.985, out))
    return _done(colour, 0.5 + 0.3 * (grain - 0.5), 0.34 + 0.08 * cloud, 0.42 + 0.12 * cloud)


@lru_cache(maxsize=None)
def pear():
    """A slice along the pear, its stalk at the top."""
    rng, x, y, r, turn = _start("pear")
    cloud = _cloud(rng, 5)
    out = r / np.maximum(outline_of(PEAR, np.arctan2(y, x)), 1e-3)
    away = np.hypot(x / 0.25, (y + 0.4) / 0.27)
    colour, grain = _pome("#faf3d8", "#f1eac0", "#d8c98a", out, away, rng, cloud)
    vessel = rise(0.025, 0.0, np.abs(x + 0.01 * np.sin(6 * y))) * rise(-0.15, 0.0, y)
    colour = blend(colour, hue("#e2d49c"), 0.7 * vessel)
    inside = _seeds([(-0.085, -0.42, np.pi / 2), (0.085, -0.41, np.pi / 2)], 0.12, 0.055, 0.6)
    hollow = rise(0.0, 0.3, _seeds([(-0.085, -0.42, np.pi / 2), (0.085, -0.41, np.pi / 2)], 0.17, 0.085, 0.6))
    colour = blend(colour, hue("#d6c489"), hollow)
    colour = _sown(colour, inside, "#4a2a12", "#2a160a")
    colour = blend(colour, hue("#bcae45"), rise(0.96, 0.985, out))
    return _done(colour, 0.5 + 0.35 * (grain - 0.5) - 0.2 * hollow + 0.35 * inside, 0.34 - 0.2 * rise(0, 0.1, inside), 0.4 + 0.12 * cloud)


def _side(name):
    """A wedge's side: random numbers, u from the core, y along the fruit, `out` 1 at the skin."""
    rng, x, y, _, _ = _start(name)
    u = (x + 1) / 2
    return rng, u, y, 1 - np.clip(np.sqrt(np.clip(1 - y * y, 0, 1)) - u, 0, 1)


@lru_cache(maxsize=None)
def stone_fruit(name, flesh, deep, pit, skin):
    """Peach or apricot: threads run from the red about the stone to the skin."""
    rng, u, y, out = _side(name)
    cloud = _cloud(rng, 5)
    way = np.arctan2(y, u + 0.15) / (2 * np.pi) % 1
    rays = _rays(rng, way, np.clip(np.hypot(u, y), 0, 1), 70, 2.5)
    colour = blend(hue(flesh), hue(deep), np.clip(0.5 * rays + 0.5 * cloud - 0.15, 0, 1))
    red = rise(0.62, 0.3, np.hypot(u, y * 0.62) + 0.28 * (rays - 0.5))
    colour = blend(colour, hue(pit), 0.85 * red)
    colour = blend(colour, hue(skin), rise(0.972, 0.99, out))
    return _done(colour, 0.5 + 0.35 * (rays - 0.5), 0.4 + 0.1 * cloud, 0.22 + 0.16 * cloud)


@lru_cache(maxsize=None)
def mango():
    rng, u, y, out = _side("mango")
    cloud, threads = _cloud(rng, 4), noise((SIZE, SIZE), (SIZE / 6, SIZE / 60), rng, 2)
    colour = blend(hue("#fbb62e"), hue("#ee8d12"), np.clip(0.6 * threads + 0.6 * cloud - 0.2, 0, 1))
    colour = blend(colour, hue("#fdc850"), 0.5 * rise(0.88, 0.96, out))
    colour = blend(colour, hue("#c08a1c"), rise(0.975, 0.99, out))
    return _done(colour, 0.5 + 0.35 * (threads - 0.5) + 0.1 * cloud, 0.42 + 0 * u, 0.2 + 0.14 * cloud)


@lru_cache(maxsize=None)
def melon():
    rng, u, y, out = _side("melon")
    cloud, fine = _cloud(rng, 5), _cloud(rng, 36, 2)
    colour = blend(hue("#f7ae62"), hue("#e67a2a"), np.clip(0.9 * cloud + 0.9 * fine - 0.4, 0, 1))
    colour = blend(colour, hue("#f9be6e"), 0.6 * rise(0.45, 0.2, u))
    colour = blend(colour, hue("#dfe09a"), rise(0.87, 0.93, out + 0.02 * (cloud - 0.5)))
    colour = blend(colour, hue("#7f9a4a"), rise(0.94, 0.965, out))
    colour = blend(colour, hue("#c2b083"), rise(0.975, 0.99, out))
    return _done(colour, 0.5 + 0.3 * (fine - 0.5), 0.4 - 0.15 * rise(0.85, 0.95, out), 0.22 + 0.14 * cloud)


@lru_cache(maxsize=None)
def watermelon():
    """The whole wheel; a garnish is a sector of it."""
    rng, x, y, r, turn = _start("watermelon")
    cloud, fine = _cloud(rng, 8), noise((SIZE, SIZE), 7, rng, 2)
    label, border = cells((SIZE, SIZE), rng.uniform(0, SIZE, (2600, 2)))
    tone = per_cell(label, rng)
    colour = blend(hue("#f0545a"), hue("#d62434"), np.clip(0.45 * cloud + 0.3 * fine + 0.3 * tone, 0, 1))
    colour = blend(colour, hue("#f58a86"), 0.45 * rise(2.0, 0.5, border) + 0.2 * rise(0.6, 0.75, cloud))
    places = []
    for k in range(30):
        way, at = 2 * np.pi * (k + rng.uniform(-0.3, 0.3)) / 30, rng.choice([0.5, 0.62, 0.72]) + rng.uniform(-0.03, 0.03)
        places.append((at * np.cos(way), at * np.sin(way), way + np.pi))
    inside = _seeds(places, 0.042, 0.024, 0.5)
    colour = _sown(colour, inside, "#3a1c12", "#120a08")
    soft = 0.012 * (cloud - 0.5)
    colour = blend(colour, hue("#f7b8a4"), 0.8 * rise(0.8, 0.88, r + soft))
    colour = blend(colour, hue("#eef0cc"), rise(0.865, 0.9, r + soft))
    colour = blend(colour, hue("#a9c873"), rise(0.93, 0.965, r + soft))
    colour = blend(colour, hue("#2c5c24"), rise(0.972, 0.985, r))
    return _done(colour, 0.5 + 0.3 * (tone - 0.5) + 0.25 * inside, 0.4 - 0.2 * rise(0.85, 0.95, r) - 0.3 * rise(0, 0.1, inside), 0.2 + 0.2 * cloud)


#: Eyes round a pineapple.
EYES = 14


def pineapple_edge(angles):
    """Distance of a pineapple's rind from its middle at angles, 1 at the highest: each eye bulges."""
    return 0.955 + 0.045 * np.abs(np.cos(np.asarray(angles) * EYES / 2)) ** 0.7


@lru_cache(maxsize=None)
def pineapple(soft=False):
    """The whole wheel: fibres from a pale core, a row of fruitlets, each with a cavity below its eye; soft: paler, without
    cavities."""
    rng, x, y, r, turn = _start("pineapple")
    out = r / pineapple_edge(np.arctan2(y, x))
    cloud, fine = _cloud(rng, 7), _rays(rng, turn, r, 190, 6)
    fibres = _rays(rng, turn, r, 84, 2.5)
    colour = blend(hue("#fbe07a"), hue("#eab83a"), np.clip(0.75 * fibres + 0.45 * fine + 0.5 * (cloud - 0.5) - 0.1, 0, 1))
    colour = blend(colour, hue("#fdeea8"), 0.75 * rise(0.62, 0.8, fine) * rise(0.2, 0.3, r))
    sway = 0.12 * (_cloud(rng, 5, 2) - 0.5)
    beside = np.abs((turn * EYES + sway) % 1 - 0.5)
    seam = rise(0.07, 0.0, 0.5 - beside) * rise(0.42, 0.66, r) * rise(0.97, 0.9, out)
    colour = blend(colour, hue("#d9920f"), 0.4 * seam)
    places = []
    for k in range(EYES):
        for side in (-1, 1):
            way = 2 * np.pi * (k + 0.13 * side + rng.uniform(-0.05, 0.05)) / EYES
            at = 0.8 + rng.uniform(-0.03, 0.03)
            places.append((at * np.cos(way), at * np.sin(way), way))
    slot = _seeds(places, 0.055, 0.017)
    colour = blend(colour, hue("#fdeaa0"), 0.25 + 0.35 * cloud) if soft else _sown(colour, slot, "#e7a827", "#b9730f")
    core = rise(0.235, 0.19, r + 0.02 * (fibres - 0.5))
    colour = blend(colour, hue("#fae8a2"), 0.85 * core)
    colour = blend(colour, hue("#e5b53c"), 0.4 * rise(0.02, 0.0, np.abs(r - 0.225)))
    soft = out + 0.02 * (cloud - 0.5)
    colour = blend(colour, hue("#f3dc86"), 0.7 * rise(0.87, 0.925, soft))
    colour = blend(colour, hue("#c79a35"), rise(0.925, 0.955, soft))
    colour = blend(colour, hue("#6f4a1c"), rise(0.955, 0.98, soft))
    height = 0.55 + 0.3 * (fibres - 0.5) + 0.3 * (fine - 0.5) - 0.3 * seam - 0.4 * rise(0, 0.4, slot) + 0.06 * core
    return _done(colour, height, 0.42 - 0.12 * core - 0.3 * rise(0.92, 0.97, out), 0.2 + 0.2 * cloud + 0.08 * core)
