import { PAINTS } from './paints.ts'
import type { Choice, Size } from './work-item.ts'
import type { WorkItemId } from './work-sections.ts'

/** Something that people build, by what they measure: from its sizes the amounts of work items, from these what to buy. */
export type BuildingPart = {
  /** After "How much do I need for". */
  title: string
  sizes: Readonly<Record<string, Size>>
  /** The first option of each is where it starts; ids begin with a letter, which keeps them in this order. */
  choices: Readonly<Record<string, Choice>>
  /** How much of each work item, in its unit: a formula (formula.ts) of the sizes and of the values of what is chosen. */
  works: readonly {
    item: WorkItemId
    quantity: string
    /** Factors of the work item that come from here. */
    factors?: Readonly<Record<string, string>>
  }[]
  /** What the figures rest on, and what is not in them. */
  notes: readonly string[]
}

const metres = (label: string, value: number): Size => ({ label, unit: 'm', value })
const millimetres = (label: string, value: number): Size => ({ label, unit: 'mm', value })
const openings = (value: number): Size => ({ label: 'Doors and windows', unit: 'm²', value })

const BLOCKS: Choice = {
  label: 'Blocks',
  options: {
    hollow225: { label: '225 mm (9 inch)', values: { of225: 1, of150: 0 } },
    hollow150: { label: '150 mm (6 inch)', values: { of225: 0, of150: 1 } },
  },
}

const RENDERED: Choice = {
  label: 'Render, 12 mm',
  options: {
    none: { label: 'None', values: { sides: 0 } },
    one: { label: 'One side', values: { sides: 1 } },
    both: { label: 'Both sides', values: { sides: 2 } },
  },
}

/** Kilograms of a metre of bar (docs/product.md 18.1.5). */
const BARS: Choice = {
  label: 'Bars, both ways',
  options: {
    y12: { label: '12 mm', values: { mass: 0.888 } },
    y10: { label: '10 mm', values: { mass: 0.617 }, instead: { rebar: 'rebar10' } },
    y16: { label: '16 mm', values: { mass: 1.578 }, instead: { rebar: 'rebar16' } },
    none: { label: 'None', values: { mass: 0 } },
  },
}

const SLAB: BuildingPart = {
  title: 'A slab',
  sizes: {
    length: metres('Length', 6),
    width: metres('Width', 4),
    thickness: millimetres('Thickness', 150),
    spacing: millimetres('Spacing of the bars', 200),
    layers: { label: 'Layers of bars', unit: 'nr', value: 1 },
  },
  choices: {
    mix: {
      label: 'Concrete',
      options: {
        rich: { label: '1:2:4', values: { rich: 1, lean: 0 } },
        lean: { label: '1:3:6', values: { rich: 0, lean: 1 } },
      },
    },
    bars: BARS,
    place: {
      label: 'Where',
      options: {
        ground: { label: 'On the ground', values: { suspended: 0 } },
        above: { label: 'Suspended', values: { suspended: 1 } },
      },
    },
  },
  works: [
    { item: 'concrete-1-2-4', quantity: 'length * width * thickness / 1000 * rich' },
    { item: 'concrete-1-3-6', quantity: 'length * width * thickness / 1000 * lean' },
    { item: 'reinforcement', quantity: 'layers * 2 * length * width / spacing * mass' },
    {
      item: 'formwork',
      quantity: 'suspended * length * width + 2 * (length + width) * thickness / 1000',
    },
  ],
  notes: [
    'Formwork to the edges, and to the soffit of a suspended slab. Hardcore, blinding and membrane are not in it.',
    'Your engineer decides the diameter and spacing of the bars.',
  ],
}

const WALL: BuildingPart = {
  title: 'A wall',
  sizes: { length: metres('Length', 10), height: metres('Height', 3), openings: openings(4) },
  choices: { blocks: BLOCKS, render: RENDERED },
  works: [
    { item: 'block-225', quantity: '(length * height - openings) * of225' },
    { item: 'block-150', quantity: '(length * height - openings) * of150' },
    { item: 'render', quantity: '(length * height - openings) * sides', factors: { thickness: '12' } },
  ],
  notes: ['Lintels and reveals are not in it.'],
}

const FLOOR: BuildingPart = {
  title: 'A tiled floor',
  sizes: { length: metres('Length', 5), width: metres('Width', 4) },
  choices: {},
  works: [{ item: 'tiling', quantity: 'length * width' }],
  notes: ['Tiles of 600 × 600 mm on a bed of sand and cement. Skirting is not in it.'],
}

/** Slope by plan: 1 / cos. */
const pitch = (degrees: number) => ({
  label: `${degrees}°`,
  values: { slope: Number((1 / Math.cos((degrees * Math.PI) / 180)).toFixed(4)) },
})
const SHEETS = { sheets: 1, tiles: 0 }
const TILES = { sheets: 0, tiles: 1 }
const ROOF_PLAN = '(length + 2 * overhang / 1000) * (width + 2 * overhang / 1000) * slope'

const ROOF: BuildingPart = {
  title: 'A roof',
  sizes: {
    length: metres('Length of the building', 12),
    width: metres('Width of the building', 9),
    overhang: millimetres('Overhang', 600),
  },
  choices: {
    covering: {
      label: 'Covering',
      options: {
        longspan: { label: 'Long-span, 0.55 mm', values: SHEETS },
        longspan45: {
          label: 'Long-span, 0.45 mm',
          values: SHEETS,
          instead: { longspan: 'longspan45' },
        },
        bond: { label: 'Stone-coated, bond', values: TILES },
        shingle: {
          label: 'Stone-coated, shingle',
          values: TILES,
          instead: { stoneCoated: 'stoneCoatedShingle' },
        },
      },
    },
    pitch: {
      label: 'Pitch',
      options: { at25: pitch(25), at15: pitch(15), at20: pitch(20), at30: pitch(30), at35: pitch(35) },
    },
  },
  works: [
    { item: 'roof-longspan', quantity: `${ROOF_PLAN} * sheets` },
    { item: 'roof-stone-coated', quantity: `${ROOF_PLAN} * tiles` },
  ],
  notes: [
    'Gable or hip: at one pitch both have the same area. Rafters, trusses, ridge, fascia and gutters are not in it.',
    'How wide a long-span sheet covers differs by profile: ask the seller for the metres.',
  ],
}

const FENCE_HEIGHT = '(height + below / 1000)'
/** The wall and its piers. */
const FENCE_AREA = `(length + (length / piers + 1) * pierWidth / 1000) * ${FENCE_HEIGHT}`

const FENCE: BuildingPart = {
  title: 'A fence',
  sizes: {
    length: metres('Length', 30),
    height: metres('Height above the ground', 2.1),
    below: millimetres('Blocks below the ground', 450),
    piers: metres('Spacing of the piers', 3),
    pierWidth: millimetres('Width of a pier', 450),
    footWidth: millimetres('Width of the foundation', 675),
    footDepth: millimetres('Depth of its concrete', 150),
  },
  choices: { blocks: BLOCKS, render: RENDERED },
  works: [
    { item: 'block-225', quantity: `${FENCE_AREA} * of225` },
    { item: 'block-150', quantity: `${FENCE_AREA} * of150` },
    { item: 'concrete-1-3-6', quantity: 'length * footWidth / 1000 * footDepth / 1000' },
    { item: 'render', quantity: 'length * height * sides', factors: { thickness: '12' } },
  ],
  notes: [
    'A pier is a stack of blocks beside the wall; the foundation is a strip of 1:3:6 concrete. Gate, coping, columns and their bars are not in it.',
  ],
}

const PAINT: BuildingPart = {
  title: 'A coat of paint',
  sizes: {
    length: metres('Length of all walls', 14),
    height: metres('Height', 3),
    openings: openings(4),
    coats: { label: 'Coats', unit: 'nr', value: 2 },
  },
  choices: {
    paint: PAINTS,
    surface: {
      label: 'Surface',
      options: {
        smooth: { label: 'Smooth', values: { coverage: 12 } },
        rough: { label: 'Rough', values: { coverage: 6 } },
      },
    },
  },
  works: [
    {
      item: 'painting',
      quantity: 'length * height - openings',
      factors: { coats: 'coats', coverage: 'coverage' },
    },
  ],
  notes: ['A litre covers 12 m² of a smooth wall, 6 m² of a rough one. Primer and filler are not in it.'],
}

export const BUILDING_PARTS = {
  slab: SLAB,
  wall: WALL,
  floor: FLOOR,
  roof: ROOF,
  fence: FENCE,
  paint: PAINT,
} satisfies Record<string, BuildingPart>

export type BuildingPartId = keyof typeof BUILDING_PARTS
export const BUILDING_PART_IDS = Object.keys(BUILDING_PARTS) as [BuildingPartId, ...BuildingPartId[]]

export const buildingPart = (id: BuildingPartId): BuildingPart => BUILDING_PARTS[id]

export const isBuildingPart = (id: string): id is BuildingPartId => Object.hasOwn(BUILDING_PARTS, id)
