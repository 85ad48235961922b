import type { Parameter } from '../material.ts'
import { choice, code, measure, renamed, sides } from '../parameters.ts'
import type { Written } from '../written.ts'
import { asks, labourOf, materialsOf } from './define.ts'

const reinforcement = materialsOf('reinforcement')
const formwork = materialsOf('formwork')
const blockwork = materialsOf('blockwork')
const ironwork = labourOf('reinforcement')
const carpentry = labourOf('formwork')
const masonry = labourOf('blockwork')

/** Kilograms of a metre of bar: 7,850 kg/m³ (BS 4449, NIS 117). */
export const massOfBar = (diameter: number) => 0.0061654 * diameter * diameter

const BS_4449 = 'BS 4449, NIS 117: 0.0061654 kg for a metre, times the diameter in mm squared'

const barDiameter = measure('diameter', 'mm', {
  required: true,
  // Old builders name rods by the inch.
  from: { mm: 1, inch: { '1/4': 6, '3/8': 10, '1/2': 12, '5/8': 16, '3/4': 20, '1': 25 } },
  values: [6, 8, 10, 12, 14, 16, 18, 20, 25, 28, 32, 40],
  bare: true,
  bar: true,
  along: true,
})

const REBAR_BRANDS =
  'African Foundries, Pulkit, Kam, Tiger, Quantum, Monarch, Phoenix, Top Steel, Prism, Real Infrastructure'

/** Trade and engineers count 25 mm to the inch of a block, a nail and sawn timber. */
const blockThickness = measure('thickness', 'mm', {
  required: true,
  from: { mm: 1, inch: 25, cm: 10 },
  values: [100, 125, 150, 225],
  bare: true,
})
const blockSides = {
  ...blockThickness,
  find: (written: Written) => {
    const single = blockThickness.find(written)
    const bySides = written.quantities.flatMap(({ kind, sizes, start, end }) => {
      const mm = sizes.map(({ value, unit }) => (unit === 'inch' ? value * 25 : value))
      // 450 x 225 x 150: a block is 450 long and 225 high; what is left is its thickness.
      if (kind !== 'sides' || sizes.length < 2 || !mm.includes(450)) return []
      const rest = mm.toSpliced(mm.indexOf(450), 1)
      const height = rest.indexOf(225)
      const value =
        rest.length === 2 && height >= 0
          ? rest.toSpliced(height, 1)[0]
          : rest.length === 1
            ? rest[0]
            : undefined
      return value !== undefined && [100, 125, 150, 225].includes(value) ? [{ value, start, end }] : []
    })
    const inches = written.tokens.flatMap(({ word, kind, start, end }, at) => {
      const next = written.words[at + 1]
      const counts = kind === 'number' && ['5', '6', '9'].includes(word)
      const named =
        next === 'block' ||
        next === 'hollow' ||
        next === 'solid' ||
        next === 'vibrated' ||
        next === 'sandcrete'
      return counts && named ? [{ value: Number(word) * 25, start, end }] : []
    })
    return bySides.length > 0 ? bySides : single.length > 0 ? single : inches
  },
}

const section = sides('section', 'inch', {
  required: true,
  from: { inch: 1, mm: 1 / 25 },
  bare: (one, other) =>
    Math.min(one, other) <= 4 && Math.max(one, other) <= 12
      ? 'inch'
      : one >= 25 && other >= 50
        ? 'mm'
        : undefined,
  sorted: true,
  step: 0.5,
  min: 1,
  max: 12,
})
const wood = choice('wood', {
  opepe: 'opepe',
  iroko: 'iroko',
  apa: 'apa, afzelia',
  mahogany: 'mahogany',
  softwood: 'softwood, white wood',
  obeche: 'obeche',
  mansonia: 'mansonia',
  teak: 'teak',
})

const boardSize = sides('size', 'ft', {
  from: { ft: 1, m: 1 / 0.305, mm: 1 / 305, inch: 1 / 12 },
  bare: (one, other) => (one <= 5 && other <= 10 ? 'ft' : one >= 900 && other >= 1200 ? 'mm' : undefined),
  sorted: true,
  step: 0.5,
  min: 2,
  max: 10,
})
const boardThickness = measure('thickness', 'mm', {
  required: true,
  from: { mm: 1, inch: { '1/8': 3, '1/4': 6, '3/8': 9, '1/2': 12, '3/4': 18, '1': 25 } },
  min: 2,
  max: 40,
  side: true,
})
const sheetsAre = [{ class: 'exact', from: 'sheet', holds: 1, source: 'by definition' }] as const

const angleLegs = sides('section', 'mm', {
  required: true,
  from: { mm: 1, inch: 25 },
  bare: (one, other) => (one >= 20 && other >= 20 ? 'mm' : undefined),
  step: 1,
  min: 20,
  max: 200,
})
const pipeSides = sides('section', 'mm', {
  required: true,
  from: { mm: 1, inch: 25 },
  bare: (one) => (one >= 12 ? 'mm' : 'inch'),
  step: 1,
  min: 12,
  max: 300,
})
const flatSides = sides('section', 'mm', {
  required: true,
  from: { mm: 1, inch: 25 },
  bare: (one) => (one >= 3 ? 'mm' : undefined),
  step: 1,
  min: 3,
  max: 200,
})
/** The side of a square section, by the inch that it goes by. */
const oneSide = measure('side', 'mm', {
  from: {
    mm: 1,
    inch: {
      '3/4': 20,
      '1': 25,
      '1 1/4': 30,
      '1.25': 30,
      '1 1/2': 40,
      '1.5': 40,
      '2': 50,
      '2 1/2': 65,
      '3': 75,
      '4': 100,
    },
  },
  min: 20,
  max: 150,
})
/** One side alone is both of them: "1 1/2 inch angle iron". Metal is thinner than 20 mm. */
const equalSided = (section: Parameter): Parameter => ({
  ...section,
  find: (written) => {
    const both = section.find(written)
    if (both.length > 0) return both
    // 40 x 4 mm, 50 x 50 x 5: what is thinner than a side is the metal.
    const singles = written.quantities.flatMap((quantity) =>
      quantity.kind === 'sides'
        ? quantity.sizes.map((size) => ({ ...quantity, kind: 'single' as const, sizes: [size] }))
        : [quantity],
    )
    return oneSide
      .find({ ...written, quantities: singles })
      .map(({ value, start, end }) => ({ value: `${value}x${value}`, start, end }))
  },
})
/** A flat bar by its width and its thickness: as sides, or one of them in inches and apart, "1 inch x 3 mm". */
const flatSection: Parameter = {
  ...flatSides,
  find: (written) => {
    const both = flatSides.find(written)
    if (both.length > 0) return both
    const inMillimetres = written.quantities.flatMap(({ kind, sizes: [size], start, end }) => {
      const factor = size?.unit === 'inch' ? 25 : size?.unit === 'mm' ? 1 : undefined
      return kind === 'single' && size && factor ? [{ value: size.value * factor, start, end }] : []
    })
    const [one, other, more] = inMillimetres
    if (!one || !other || more) return []
    const [thickness, width] = [one.value, other.value].toSorted((a, b) => a - b)
    return [{ value: `${width}x${thickness}`, start: one.start, end: other.end }]
  },
}

const nailLength = measure('length', 'mm', {
  required: true,
  from: { inch: 25, mm: 1 },
  values: [25, 37.5, 40, 50, 62.5, 65, 75, 90, 100, 125, 150],
  bare: true,
})

export const STRUCTURE = [
  reinforcement('Reinforcement Bar', 'rebar', 'Reinforcement bar', {
    names:
      'iron rod, rebar, reinforcement rod, reinforcement steel, tmt, tmt bar, tmt rod, high yield bar, high yield rod, high yield, steel rod, iron bar, deformed bar, high tensile bar, high tensile rod, ironrod, rod, local rod, reinforcement, reinforcing bar, steel bar, iron, bar',
    parameters: [
      barDiameter,
      choice('make', {
        local: 'local, locally made, nigerian',
        TMT: 'tmt, thermo mechanically treated',
        'high yield': 'high yield, high tensile',
        imported: 'imported, foreign',
        mild: 'mild steel, mild',
      }),
    ],
    brands: REBAR_BRANDS,
    compared: 'kg',
    packed: 'length',
    conversions: [
      {
        class: 'nominal',
        from: 'm',
        holds: ({ diameter }) => (typeof diameter === 'number' ? massOfBar(diameter) : undefined),
        source: BS_4449,
      },
      {
        class: 'nominal',
        from: 'length',
        holds: ({ diameter }) => (typeof diameter === 'number' ? 12 * massOfBar(diameter) : undefined),
        source: `betasales.ng: a full length is 12 m; ${BS_4449}`,
      },
      asks('bundle', 'How many lengths are in a bundle?'),
    ],
    not: 'for curtain, mesh, brc, spacer, wire, square, angle, flat, threaded, welding, earth, curtain, tie, cutter, fishing, connecting, stirrup, ring, round, stainless, copper, shower, towel, grab, bender, chocolate, crow, pry, stool, light, sand, pipe, nail, zinc, sheet, sponge, ironing, gate, door, window, railing, breaker',
  }),
  reinforcement('Reinforcement Bar', 'square-bar', 'Square bar', {
    names: 'square rod, squarebar, mild steel square bar',
    parameters: [
      measure('side', 'mm', {
        required: true,
        from: { mm: 1 },
        values: [8, 10, 12, 14, 16, 20, 25],
        bare: true,
      }),
    ],
    packed: 'length',
    compared: 'm',
  }),
  reinforcement('Reinforcement Bar', 'angle-iron', 'Angle iron', {
    names: 'angle bar, ms angle, mild steel angle, steel angle',
    parameters: [equalSided(angleLegs)],
    packed: 'length',
    compared: 'm',
    not: 'grinder',
  }),
  reinforcement('Reinforcement Bar', 'flat-bar', 'Flat bar', {
    names: 'flatbar, mild steel flat bar',
    parameters: [flatSection],
    packed: 'length',
    compared: 'm',
  }),
  reinforcement('Reinforcement Bar', 'square-pipe', 'Square pipe', {
    names: 'square hollow section, shs, rhs, box pipe, hollow section, rectangular pipe',
    parameters: [equalSided(pipeSides)],
    packed: 'length',
    compared: 'm',
  }),
  reinforcement('Reinforcement Bar', 'brc-mesh', 'BRC mesh', {
    names:
      'brc, brc wire, brc wire mesh, wire mesh, welded mesh, fabric mesh, welded wire mesh, brc fabric, reinforcement mesh, reinforcing mesh, fabric reinforcement, mesh fabric, mesh',
    parameters: [code('fabric', /\b(A-? ?(?:98|142|193|252|393))\b/, { required: true })].map((fabric) =>
      renamed(fabric, (value) => String(value).replace(/[ -]/g, '')),
    ),
    compared: 'm2',
    packed: 'roll',
    conversions: [
      { class: 'nominal', from: 'sheet', holds: 11.52, source: 'Concrete Society: sheets of 2.4 m x 4.8 m' },
      asks('roll', 'How long and wide is a roll? The market has rolls of 20, 25 and 48 m.'),
    ],
    not: 'chicken, mosquito, fence, chain, plaster, fibre, expanded, basket, tray, rack, shelf',
  }),
  reinforcement('Reinforcement Bar', 'rebar-spacer', 'Rebar spacers', {
    names:
      'rebar spacer, plastic spacer, concrete spacer, cover spacer, plastic rebar spacer, concrete biscuit',
    parameters: [
      measure('cover', 'mm', {
        required: true,
        from: { mm: 1 },
        values: [15, 20, 25, 30, 35, 40, 50, 75],
        bare: true,
      }),
    ],
    packed: 'bag',
    not: 'tile',
  }),
  reinforcement('Binding Wire', 'binding-wire', 'Binding wire', {
    names: 'tying wire, tie wire, annealed wire, annealed binding wire, binding + wire',
    parameters: [
      choice('finish', { galvanised: 'galvanised', annealed: 'annealed, black, soft' }),
      measure('gauge', 'gauge', { from: { gauge: 1 }, values: [16, 18, 20] }),
    ],
    brands: 'Kam',
    compared: 'kg',
    packed: 'roll',
    conversions: [asks('roll', 'How many kilograms are on a roll? Rolls of 10, 20 and 25 kg are sold.')],
    not: 'cut, machine, tool, plier, twister, cutter',
  }),
  reinforcement('Binding Wire', 'cut-ties', 'Cut wire ties', {
    names: 'cut + wire tie, wire tie, cut binding wire, cut tie, cut binding wire tie',
    compared: 'kg',
    packed: 'bag',
    not: 'cable, plastic, gun',
  }),

  formwork('Hardwood', 'timber', 'Sawn timber', {
    names:
      'hardwood, plank, wood, timber, lumber, hardwood plank, softwood, purlin, rafter, noggin, nogging, wall plate, hard wood, white wood, roof timber, formwork plank, bracing, planed board, iroko board, iroko wood, mahogany wood, opepe wood, mahogany, obeche, opepe, iroko, mansonia, apa wood, obeche wood, mansonia wood, bearer, batten, tie beam, strut, wood plank, roofing wood, roofing timber, roofing plank, red wood, sawn timber',
    parameters: [section, wood],
    compared: 'm',
    packed: 'length',
    conversions: [
      {
        class: 'nominal',
        from: 'ft',
        holds: 0.305,
        source: 'Scientific African, Nov. 2019: 12 ft is nominal, lengths measured are below it',
      },
    ],
    not: 'z, c, steel, led, light, filler, glue, screw, preservative, treatment, tile, look, door, window, porcelain, floor, flooring, stain, effect, varnish, polish, fascia, furniture, pvc, wpc, panel, plywood, block, hdf, mdf, metal, aluminium, scaffold, scaffolding, bamboo, ceiling, shelf, table, chair, island, bed, storage, oil, chip, pellet, burning, stove, top, mulch, cabinet',
  }),
  formwork('Hardwood', 'timber-by-volume', 'Sawn timber by volume', {
    names: 'sawn hardwood, mixed hardwood, hardwood, timber, sawn timber, mixed sawn hardwood, wood',
    compared: 'm3',
    offeredIn: 'm3',
    not: 'chip, pellet',
  }),
  formwork('Hardwood', 'marine-board', 'Marine board', {
    names:
      'marine plywood, marine plywood board, shuttering board, form plywood, formply, film faced, shuttering plywood, marineboard, film faced plywood, film face plywood, marine + board, plywood + marine',
    parameters: [boardThickness, boardSize],
    packed: 'sheet',
    conversions: sheetsAre,
  }),
  formwork('Hardwood', 'plywood', 'Plywood', {
    names: 'plywood board, plyboard, plywood sheet',
    parameters: [boardThickness, boardSize],
    packed: 'sheet',
    conversions: sheetsAre,
    not: 'marine, film, door, shuttering, form, mdf, hdf, cabinet, blade, saw',
  }),
  formwork('Hardwood', 'mdf', 'MDF board', {
    names: 'mdf, mdf sheet, mdf plywood',
    parameters: [boardThickness, boardSize],
    packed: 'sheet',
    conversions: sheetsAre,
    not: 'door, cabinet, table, shelf, wardrobe, skirting',
  }),
  formwork('Hardwood', 'bamboo', 'Bamboo props', {
    names: 'bamboo prop, bamboo, scaffold bamboo, bamboo stick, bamboo pole',
    compared: 'nr',
    not: 'floor, flooring, blind, shoot, fence, mat, towel',
  }),
  formwork('Hardwood', 'mangrove-props', 'Mangrove props', {
    names: 'mangrove prop, mangrove pole, red mangrove prop, red mangrove',
  }),
  formwork('Hardwood', 'steel-prop', 'Steel prop', {
    names:
      'acrow prop, acrow, steel prop, acrow jack, acrow steel prop, adjustable prop, steel prop adjustable, adjustable steel prop',
    not: 'stand, tool',
  }),
  formwork('Nails', 'wire-nails', 'Wire nails', {
    names: 'wire nail, nail, common nail, iron nail, round nail, wood nail, nail inch, bright nail',
    parameters: [nailLength],
    brands: 'Kam, Sumo',
    compared: 'kg',
    packed: 'bag',
    conversions: [asks('bag', 'How many kilograms are in a bag?')],
    not: 'for roofing, concrete, roofing, umbrella, clout, double, brad, finish, finishing, framing, gun, polish, clip, collated, coil, cutter, zinc, assorted, roof, art, remover, steel, masonry, siding, hammer, nailer, head, tape, panel, ring, puller',
  }),
  formwork('Nails', 'concrete-nails', 'Concrete nails', {
    names: 'concrete nail, masonry nail, steel nail, cement nail',
    parameters: [nailLength],
    compared: 'kg',
    packed: 'packet',
    conversions: [asks('carton', 'How many kilograms are in a carton?')],
    not: 'gun, collated',
  }),
  formwork('Nails', 'double-head-nails', 'Double-head nails', {
    names: 'double head nail, duplex nail, double headed nail',
    compared: 'kg',
    packed: 'bag',
  }),
  formwork('Nails', 'roofing-nails', 'Roofing nails', {
    names: 'roofing nail, umbrella nail, zinc nail, roof nail, roofing nail cap, spring head nail',
    compared: 'kg',
    packed: 'bag',
    conversions: [
      asks('bag', 'How many kilograms are in a bag?'),
      asks('carton', 'How many kilograms are in a carton?'),
    ],
    not: 'gun, nailer, collated, coil',
  }),

  blockwork('Sandcrete Block', 'hollow-block', 'Hollow sandcrete block', {
    names:
      'hollow block, sandcrete block, block, cement block, hollow sandcrete block, vibrated block, hollow vibrated block, machine block, sandcrete hollow block',
    parameters: [blockSides],
    not: 'solid, vent, ventilation, fancy, decorative, screen, clay, kerb, interlock, interlocking, glass, stabilised, paving, paver, moulder, maker, terminal, engine, wood, pot, master, breeze, butcher, toy, brake, plane, connector, cylinder, bag, chain, toilet, board, industry, of flat',
  }),
  blockwork('Sandcrete Block', 'solid-block', 'Solid sandcrete block', {
    names: 'solid block, solid sandcrete block, sandcrete solid block, solid + block',
    parameters: [blockSides],
    not: 'wood, pot',
  }),
  blockwork('Sandcrete Block', 'vent-block', 'Ventilation block', {
    names: 'ventilation block, fancy block, vent block, screen block, decorative block, breeze block',
    parameters: [
      sides('size', 'inch', {
        required: true,
        from: { inch: 1, mm: 1 / 25 },
        bare: (one) => (one <= 20 ? 'inch' : 'mm'),
        step: 0.5,
        min: 4,
        max: 24,
      }),
    ],
  }),
  blockwork('Sandcrete Block', 'hollow-pot', 'Clay hollow pot', {
    names: 'hollow pot, clay pot, clay hollow pot, hourdi, decking pot',
    parameters: [code('size', /\b(\d+ ?x ?\d+ ?x ?\d+)\b/, { required: true })].map((size) =>
      renamed(size, (value) => String(value).toLowerCase().replaceAll(' ', '')),
    ),
    not: 'flower',
  }),
  blockwork('Brickwall', 'clay-brick', 'Burnt clay brick', {
    names:
      'clay brick, burnt brick, burnt clay brick, facing brick, red brick, burnt clay facing brick, clay facing brick, burned brick',
    parameters: [
      choice('kind', { facing: 'facing', perforated: 'perforated, hole, holed', plain: 'plain, common' }),
    ],
    not: 'paver, slip, coping, paving, tile, oven, fire',
  }),
  blockwork('Brickwall', 'brick-slips', 'Brick slips', {
    names: 'brick slip, brick slip tile, brick tile',
    compared: 'm2',
    conversions: [asks('carton', 'How many square metres are in a carton?')],
  }),
  blockwork('Brickwall', 'coping-brick', 'Coping brick', {
    names: 'coping brick, clay coping, coping stone, clay coping brick, brick coping',
    compared: 'm',
  }),
  blockwork('Brickwall', 'concrete-brick', 'Concrete brick', {
    names: 'concrete brick, split face brick, split face concrete brick',
    parameters: [
      sides('size', 'mm', {
        required: true,
        from: { mm: 1, inch: 25 },
        bare: (one) => (one > 20 ? 'mm' : 'inch'),
        step: 5,
        min: 50,
        max: 500,
      }),
    ],
  }),
  blockwork('Brickwall', 'interlocking-brick', 'Interlocking brick', {
    names:
      'interlocking brick, stabilised brick, laterite brick, laterite stabilised brick, hydraform block, hydraform, interlocking block, stabilised block, laterite block, compressed earth block',
    not: 'machine, paving, paver, road, floor',
  }),

  ironwork(
    'Reinforcement Bar',
    'labour-iron-bending',
    'Iron bending',
    'iron bender, iron bending, rod bending, steel fixer, steel fixing, bar bending, cutting and bending, iron fixer',
    'tonne',
  ),
  ironwork('Binding Wire', 'labour-mesh', 'Mesh laying', 'mesh laying, brc laying', 'm2'),
  ironwork('Binding Wire', 'labour-stirrups', 'Stirrup making', 'stirrup making, ring making', 'nr'),
  carpentry(
    'Hardwood',
    'labour-formwork',
    'Formwork carpentry',
    'formwork carpenter, carpenter + formwork, formwork, shuttering carpenter, column box fixing, staircase formwork',
    'm2',
  ),
  carpentry('Nails', 'labour-denailing', 'De-nailing', 'de nailing, denailing', 'm2'),
  masonry(
    'Sandcrete Block',
    'labour-block-laying',
    'Block laying',
    'block laying, block work, blockwork, mason + block, bricklayer, blocklayer, mason, laying of block, block setting',
    'm2',
    'line, level, string',
  ),
  masonry(
    'Sandcrete Block',
    'labour-block-moulding',
    'Block moulding',
    'block moulding, moulding of block, block moulder',
    'nr',
  ),
  masonry(
    'Brickwall',
    'labour-brickwork',
    'Brickwork',
    'brickwork, brick laying, brick wall stacking, brick arch, facing brickwork',
    'm2',
  ),
]
