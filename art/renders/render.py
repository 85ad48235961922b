"""nice -n 19 blender -b --python-exit-code 1 -P art/renders/render.py -- [--samples 64] [--again] [--quick] [--single] [--draft] [--dry] name-or-start ..."""

import os
import sys
import time
import traceback

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import shapes  # noqa: E402
import studio  # noqa: E402
from registry import PICTURES, load  # noqa: E402


def built(name, take):
    """The scene without its picture: says quickly whether the model can be made."""
    studio.shoot = lambda *_: None
    start = time.time()
    shapes.seed(name)
    try:
        take('', None)
        print(f'BUILT {name} {time.time() - start:.1f}s {len(bpy.data.objects)} objects', flush=True)
    except Exception as error:
        traceback.print_exc()
        print(f'FAILED {name}: {error}', flush=True)


def main():
    words = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    samples, over, dry, names, folder = None, False, False, [], 'out'
    words = iter(words)
    for word in words:
        if word == '--samples':
            samples = int(next(words))
        elif word == '--again':
            over = True
        elif word == '--draft':
            studio.FINER, samples, over, folder = 0.5, 8, True, os.path.join('out', 'drafts')
        elif word == '--quick':
            studio.FINER, samples = 1.5, 2
        elif word == '--single':
            studio.FINER = 1
        elif word == '--dry':
            dry = True
        else:
            names.append(word)
    load()
    out = os.path.join(HERE, folder)
    os.makedirs(out, exist_ok=True)
    for name, take in PICTURES.items():
        if names and not any(name == each or (each.endswith('*') and name.startswith(each[:-1])) for each in names):
            continue
        path = os.path.join(out, name + '.png')
        if os.path.exists(path) and not (over or dry):
            continue
        if dry:
            built(name, take)
            continue
        start = time.time()
        shapes.seed(name)
        take(path, samples)
        with open(os.path.join(out, 'seconds.txt'), 'a') as log:
            log.write(f'{name} {time.time() - start:.1f}\n')
        print(f'SHOT {name} {time.time() - start:.1f}s', flush=True)


main()
