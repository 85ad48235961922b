"""Every picture by its name."""

import importlib.util

import studio

PICTURES = {}


def product(name, fill=0.84, key=1.0, samples=4, ground='paper'):
    """A picture taken in the studio: the function only places the things."""

    def keep(place):
        def take(path, wanted=None):
            scene = studio.empty_scene(wanted or samples)
            place()
            studio.studio(scene, min(1.3, fill + 0.04) if fill > 0.9 else min(0.9, fill + 0.04), key, ground)
            studio.shoot(scene, path)

        PICTURES[name] = take
        return place

    return keep


def outdoors(name, samples=4):
    """A picture of a place: the function also sets camera and sky and answers with the scene's settings."""

    def keep(place):
        def take(path, wanted=None):
            scene = studio.empty_scene(wanted or samples)
            place(scene)
            studio.shoot(scene, path)

        PICTURES[name] = take
        return place

    return keep


MODULES = [
    'products.concrete',
    'products.formwork',
    'products.reinforcement',
    'products.blockwork',
    'products.finishes',
    'products.openings',
    'products.roofing',
    'products.electrical',
    'products.mechanical',
    'products.labour',
    'products.on_site',
    'products.in_rooms',
    'products.to_scale',
    'products.packed',
    'products.few_of_a_kind',
    'homes.exteriors',
    'homes.more_exteriors',
    'homes.bungalows',
    'homes.duplexes',
    'homes.blocks',
    'homes.interiors',
    'homes.plain_interiors',
    'homes.heroes',
    'trades.dawn',
    'trades.site',
    'trades.inside',
    'shops.covers',
]


def load():
    for name in MODULES:
        if importlib.util.find_spec(name) is not None:
            importlib.import_module(name)
