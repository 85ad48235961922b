import type { ConversionRule } from '../material.ts'
import { choice, measure, sides } from '../parameters.ts'
import { areaOfPiece, asks, labourOf, materialsOf } from './define.ts'

const material = materialsOf('finishes')
const labour = labourOf('finishes')

const tileSize = sides('size', 'mm', {
  required: true,
  from: { mm: 1, cm: 10, inch: 25, m: 1000 },
  bare: (one, other) => (one >= 10 && one <= 120 && other <= 120 ? 'cm' : one >= 100 ? 'mm' : undefined),
  sorted: true,
  step: 5,
  min: 50,
  max: 1800,
})
const body = choice('body', {
  porcelain: 'porcelain, vitrified',
  ceramic: 'ceramic',
})
/** A piece is the seller's word: tiles go by the piece, the carton and the square metre alike. */
const tilesAre: readonly ConversionRule[] = [
  { ...areaOfPiece('size'), from: 'piece' } as ConversionRule,
  asks('carton', 'How many square metres are in a carton?'),
]
const TILE_BRANDS = 'CDK, Virony, Goodwill, Royal, Time, BN, Golden Crown, Spanish, RAK'
const PAINT_BRANDS =
  'Dulux, Berger, Meyer, Saclux, Prestige, President, Sandtex, Kansai, Plascon, Finecoat, Caplux, Portland, Akoland, Eagle, Premium, Nelly'
const NOT_PAINT =
  'brush, roller, machine, sprayer, thinner, remover, gun, tray, stripper, pigment, colorant, tape, pen, spray, stripe, marker, additive'

const paint: Partial<Parameters<typeof material>[3]> = {
  compared: 'litre',
  packed: 'bucket',
  brands: PAINT_BRANDS,
  conversions: [
    {
      class: 'nominal',
      from: 'gallon',
      holds: 4,
      source: 'practice: a painter’s gallon is the tin of 4 litres',
    },
  ],
}
const NOT_TILE =
  'adhesive, gum, grout, cement, cutter, spacer, cross, saw, roof, roofing, ceiling, trim, level, leveling, edge, paver, brick slip, brick, ridge, clip, glue, step, machine, stone coated, rubber, carpet, pvc, gym, garage, sticker, peel, mat, foam, deck, profile, cleaner, nipper, vinyl, drill, interlocking, interlock'

export const FINISHES = [
  material('Floor', 'floor-tile', 'Floor tile', {
    shelfNames: 'tile',
    names:
      'floor tile, porcelain floor tile, ceramic floor tile, vitrified tile, porcelain tile, floor + tile, polished porcelain, porcelain plank, vitrified floor tile, vitrified, wood look porcelain',
    parameters: [tileSize, body],
    brands: TILE_BRANDS,
    compared: 'm2',
    packed: 'carton',
    conversions: tilesAre,
    not: `${NOT_TILE}, wall`,
  }),
  material('Wall', 'wall-tile', 'Wall tile', {
    shelfNames: 'tile',
    names: 'wall tile, glazed wall tile, wall + tile, bathroom wall tile, kitchen wall tile',
    parameters: [tileSize, body],
    brands: TILE_BRANDS,
    compared: 'm2',
    packed: 'carton',
    conversions: tilesAre,
    not: `${NOT_TILE}, floor`,
  }),
  material('Floor', 'tile-adhesive', 'Tile adhesive', {
    names:
      'tile adhesive, tile gum, tile cement, tiles gum, tile glue, tile mortar, tile fix adhesive, tiling adhesive',
    brands:
      'Crocodile, Purechem, Laticrete, Sika, Weber, Mapei, Royal, Goodwill, BN, Lafarge, Nova, CDK, Virony, Tilefix',
    compared: 'kg',
    packed: 'bag',
    conversions: [{ class: 'seller', from: 'bag', asks: 'How many kilograms are in a bag?' }],
    not: 'trowel, remover',
  }),
  material('Wall', 'tile-grout', 'Tile grout', {
    names: 'grout, tile grout, coloured grout, coloured tile grout',
    brands: 'Crocodile, Purechem, Laticrete, Sika, Weber, Mapei, Nova',
    compared: 'kg',
    packed: 'bag',
    conversions: [{ class: 'seller', from: 'bag', asks: 'How many kilograms are in a bag?' }],
    not: 'pump, machine, cleaner, brush, float, sealer, pen',
  }),
  material('Floor', 'granite-slab', 'Granite slab', {
    names:
      'granite slab, granite floor slab, granite worktop, granite top, granite tile, granite countertop, granite kitchen top, sawn granite',
    parameters: [
      measure('thickness', 'mm', {
        required: true,
        from: { mm: 1 },
        values: [10, 12, 15, 16, 17, 18, 20, 25, 30],
      }),
    ],
    compared: 'm2',
    not: 'sealer, polish',
  }),
  material('Floor', 'paving-stone', 'Interlocking paving stone', {
    names:
      'interlocking paving stone, paving stone, interlocking stone, interlock, interlocking tile, paving block, paver, interlocking paver, interlocking paving, interlock stone, interlocks, interlocking, paving, concrete paver',
    parameters: [
      measure('thickness', 'mm', {
        required: true,
        from: { mm: 1, cm: 10, inch: 25 },
        values: [50, 60, 75, 80, 100],
      }),
    ],
    compared: 'm2',
    not: 'clay, brick, mould, machine, grass, base, edging, rubber, saw, sealer, fire, foam, mat',
  }),
  material('Floor', 'kerb-stone', 'Kerb stone', {
    names: 'kerb, kerbstone, kerb stone, curb, curb stone, precast kerb',
    parameters: [
      sides('size', 'mm', {
        required: true,
        from: { mm: 1, inch: 25 },
        bare: (one) => (one >= 100 ? 'mm' : undefined),
        step: 5,
        min: 100,
        max: 1200,
      }),
    ],
    not: 'paint, appeal',
  }),
  material('Floor', 'clay-paver', 'Clay paver', {
    names: 'clay paver, clay paver brick, brick paver, clay paving brick',
    compared: 'm2',
  }),
  material('Floor', 'terrazzo-mix', 'Terrazzo mix', {
    names: 'terrazzo mix, terrazzo cement, terrazo mix',
    compared: 'kg',
    packed: 'bag',
  }),
  material('Wall', 'emulsion-paint', 'Emulsion paint', {
    ...paint,
    names: 'emulsion, emulsion paint, matt paint, matt emulsion, vinyl matt, matt + emulsion, water paint',
    not: `${NOT_PAINT}, exterior, weathershield, silk, satin, textured, gloss, bitumen, primer, sealer`,
  }),
  material('Wall', 'exterior-paint', 'Exterior emulsion paint', {
    ...paint,
    names:
      'weathershield, exterior emulsion, exterior paint, weather shield, weathercoat, exterior + emulsion, outdoor paint, weathershield paint, weathershield emulsion',
    not: `${NOT_PAINT}, gloss, textured, concrete, wood, primer`,
  }),
  material('Wall', 'satin-paint', 'Satin paint', {
    ...paint,
    names:
      'satin paint, silk paint, satin, satin wall paint, silk emulsion, vinyl silk, satin + paint, silk + paint, satin finish paint, satin finish, silk',
    not: `${NOT_PAINT}, gloss, primer, concrete, epoxy, nickel, fabric, bronze`,
  }),
  material('Wall', 'gloss-paint', 'Gloss paint', {
    ...paint,
    packed: 'tin',
    names: 'gloss paint, oil paint, gloss oil paint, gloss, enamel paint, auto gloss, gloss + paint',
    not: `${NOT_PAINT}, epoxy, tile, board, concrete, floor, mdf, panel, lip, porcelain, cabinet`,
  }),
  material('Wall', 'textured-paint', 'Textured wall coat', {
    ...paint,
    names:
      'texcote, textured paint, textured wall coat, textured coat, textured coating, texture coat, textured + wall coat, textured + paint, text coat, text cote, tex coat, tex cote, grafiato, graffiato, graffito, texture paint, wall coat, texcote paint',
    not: NOT_PAINT,
  }),
  material('Wall', 'primer', 'Primer', {
    ...paint,
    names: 'wall primer, primer sealer, undercoat, primer, wall sealer, paint primer, sealer paint',
    not: `${NOT_PAINT}, pump, etch, pvc, bitumen, self, car, oxide, tile, felt`,
  }),
  material('Wall', 'red-oxide', 'Red oxide primer', {
    ...paint,
    packed: 'tin',
    names:
      'red oxide, red oxide primer, red oxide paint, primer + red oxide, oxide primer, oxide paint, anti rust paint',
    not: NOT_PAINT.replace('pigment, ', ''),
  }),
  material('Wall', 'thinner', 'Paint thinner', {
    ...paint,
    packed: 'tin',
    names: 'thinner, paint thinner, kerosene thinner, turpentine, white spirit, nc thinner',
    not: 'brush, roller, machine, hair, blood',
  }),
  material('Wall', 'wall-putty', 'Wall putty', {
    names:
      'wall screeding putty, screeding putty, wall putty, putty, skim coat, wall filler, screeding paint, screeding filler, wall screeding, wall screed, screeding',
    compared: 'kg',
    packed: 'bag',
    conversions: [{ class: 'seller', from: 'bag', asks: 'How many kilograms are in one?' }],
    not: 'knife, wood, plumber, floor, plumbing, labour, machine, free',
  }),
  material('Wall', 'stone-cladding', 'Stone cladding', {
    names:
      'stone cladding, split stone, wall cladding, cladding stone, stone wall cladding, split stone wall cladding',
    compared: 'm2',
    conversions: [asks('carton', 'How many square metres are in a carton?')],
    not: 'pvc, wpc',
  }),
  material('Wall', 'wpc-panel', 'WPC wall panel', {
    names: 'wpc panel, wpc wall panel, fluted panel, fluted wall panel, wpc fluted panel, wpc + wall panel',
    parameters: [measure('width', 'mm', { required: true, from: { mm: 1, cm: 10 }, min: 90, max: 600 })].map(
      (width) => ({
        ...width,
        find: ({ quantities }: Parameters<typeof width.find>[0]) =>
          quantities.flatMap(({ kind, sizes: [first], start, end }) =>
            kind === 'sides' && first && first.unit === 'mm' && first.value >= 90
              ? [{ value: first.value, start, end }]
              : [],
          ),
      }),
    ),
    packed: 'piece',
  }),
  material('Ceiling', 'pop-cement', 'POP cement', {
    names: 'pop cement, plaster of paris, pop, pop + cement, casting plaster, p o p cement, pop powder',
    brands: 'Turkish, Egyptian, Zeus, Gypsum Plus, Snow White',
    compared: 'kg',
    packed: 'bag',
    conversions: [
      {
        class: 'seller',
        from: 'bag',
        asks: 'How many kilograms are in a bag? Bags of 20, 25 and 40 kg are sold.',
      },
    ],
    not: 'ceiling, cornice, board, trough, installer, design, screed, screeding, fibre, slab, moulding, light, rivet, up, vinyl, art, wall, bandage, mirror, pin',
  }),
  material('Ceiling', 'pop-board', 'POP board', {
    names: 'pop board, pop sheet, pop slab',
    not: 'labour',
    packed: 'sheet',
    compared: 'm2',
    conversions: [
      { class: 'nominal', from: 'sheet', holds: 1.44, source: 'ADLM’s published figures: 1.44 m² a board' },
      { class: 'nominal', from: 'nr', holds: 1.44, source: 'ADLM’s published figures: 1.44 m² a board' },
    ],
  }),
  material('Ceiling', 'gypsum-board', 'Gypsum board', {
    names:
      'gypsum board, plasterboard, plaster board, drywall, drywall sheet, dry wall, gypsum ceiling board, drywall board, gypsum + board, drywall panel',
    parameters: [
      measure('thickness', 'mm', {
        required: true,
        from: { mm: 1, inch: { '3/8': 9.5, '1/2': 12, '5/8': 15 } },
        values: [8, 9, 9.5, 12, 12.5, 15],
        side: true,
      }),
      sides('size', 'mm', {
        from: { mm: 1, m: 1000, ft: 300, inch: 25 },
        bare: (one, other) =>
          one <= 4.2 && other <= 12
            ? Number.isInteger(one) && one >= 4
              ? 'ft'
              : 'm'
            : one >= 600
              ? 'mm'
              : undefined,
        step: 300,
        min: 600,
        max: 3600,
      }),
    ],
    packed: 'sheet',
    compared: 'm2',
    conversions: [
      { ...areaOfPiece('size'), from: 'nr' } as ConversionRule,
      { ...areaOfPiece('size'), from: 'sheet' } as ConversionRule,
    ],
    brands: 'Knauf, Gyproc, Star, Elephant, BPB, Boral',
    not: 'screw, tape, screwdriver, saw, knife, lift, compound, anchor, sander, bit, stud, track, channel, joint, clip, frame, trim',
  }),
  material('Ceiling', 'pvc-ceiling', 'PVC ceiling panel', {
    names:
      'pvc ceiling panel, pvc ceiling, pvc panel, ceiling pvc, plastic ceiling, pvc ceiling board, pvc + ceiling',
    parameters: [measure('width', 'mm', { from: { mm: 1, cm: 10 }, values: [200, 250, 300, 595, 600] })],
    compared: 'm2',
    packed: 'bundle',
    conversions: [
      asks('bundle', 'How many square metres are in a bundle?'),
      asks('carton', 'How many square metres are in a carton?'),
    ],
    not: 'cornice, fan, clip, trim, moulding',
  }),
  material('Ceiling', 'suspended-ceiling-tile', 'Suspended ceiling tile', {
    names:
      'suspended ceiling tile, ceiling tile, acoustic ceiling tile, mineral fibre ceiling, mineral fibre tile, acoustic tile, mineral fibre ceiling tile, armstrong ceiling tile, suspended ceiling board',
    parameters: [tileSize],
    brands: 'Armstrong',
    not: 'grid, adhesive, t bar, tee',
  }),
  material('Ceiling', 'flat-ceiling-sheet', 'Flat ceiling sheet', {
    names:
      'flat ceiling sheet, asbestos ceiling sheet, asbestos ceiling, flat sheet ceiling, ceiling sheet, asbestos free ceiling sheet, ceiling board, asbestos flat sheet',
    parameters: [
      sides('size', 'ft', {
        required: true,
        from: { ft: 1, m: 1 / 0.305, mm: 1 / 305 },
        bare: (one, other) => (one <= 5 && other <= 10 ? 'ft' : undefined),
        step: 0.5,
        min: 2,
        max: 8,
      }),
    ],
    packed: 'sheet',
    not: 'pvc, gypsum, pop, mineral, suspended, acoustic, roof, roofing',
  }),
  material('Ceiling', 'pop-cornice', 'POP cornice', {
    names: 'pop cornice, cornice moulding, cornice, pop moulding, pop cornice moulding, coving',
    parameters: [
      measure('width', 'mm', { required: true, from: { mm: 1, cm: 10, inch: 25 }, min: 40, max: 300 }),
    ],
    compared: 'm',
    packed: 'length',
    not: 'pvc, adhesive, wood, polyurethane',
  }),
  material('Wall', 'skirting', 'Skirting', {
    names: 'skirting board, skirting, floor skirting, pvc skirting',
    parameters: [measure('height', 'mm', { required: true, from: { mm: 1, cm: 10 }, min: 40, max: 200 })],
    compared: 'm',
    packed: 'length',
    not: 'tile',
  }),

  labour(
    'Floor',
    'labour-tiling',
    'Tiling',
    'tiler, tiling, tile laying, tile work, tiling work, tile fixing, wall tiling, stair tiling, re tiling',
    'm2',
  ),
  labour(
    'Floor',
    'labour-screeding',
    'Floor screeding',
    'floor screeding, floor screed, screeding gang',
    'm2',
  ),
  labour(
    'Floor',
    'labour-paving',
    'Laying of interlocking stone',
    'interlocking stone laying, paving laying, interlock laying, laying of interlocking, interlocking installation, interlocking laying',
    'm2',
  ),
  labour(
    'Floor',
    'labour-terrazzo',
    'Terrazzo work',
    'terrazzo laying, terrazzo grinding, terrazzo worker',
    'm2',
  ),
  labour(
    'Wall',
    'labour-painting',
    'Painting',
    'painter, painting, repainting, repaint, paint work, wall painting',
    'm2',
  ),
  labour(
    'Wall',
    'labour-plastering',
    'Plastering',
    'plastering, wall plastering, rendering, plasterer, replaster, plaster work, plastering work',
    'm2',
  ),
  labour(
    'Wall',
    'labour-wall-screeding',
    'Wall screeding',
    'wall screeding, wall screeder, skimming, screeding of wall',
    'm2',
  ),
  labour('Wall', 'labour-cladding', 'Stone cladding work', 'stone cladding mason, cladding fixing', 'm2'),
  labour(
    'Ceiling',
    'labour-ceiling',
    'Ceiling work',
    'pop ceiling installer, pop installer, ceiling installer, ceiling installation, gypsum board ceiling, suspended ceiling installation, pop man, ceiling repair, pop work, ceiling pop work, pop + ceiling, ceiling work',
    'm2',
  ),
]
