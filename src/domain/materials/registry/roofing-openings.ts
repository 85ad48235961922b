import type { ConversionRule } from '../material.ts'
import { choice, measure, sides } from '../parameters.ts'
import { areaOfPiece, asks, labourOf, materialsOf } from './define.ts'

const roofing = materialsOf('roofing')
const openings = materialsOf('openings')
const roofers = labourOf('roofing')
const fitters = labourOf('openings')

/** Thickness of roofing metal as it is sold; people leave the unit out: "0.55 longspan". */
const sheetThickness = measure('thickness', 'mm', {
  required: true,
  from: { mm: 1, gauge: 1 },
  values: [0.3, 0.35, 0.4, 0.45, 0.47, 0.5, 0.55, 0.6, 0.7],
  bare: true,
})
const ROOF_BRANDS = 'Tower, First Aluminium, Gerard, Kam, Cameroon, Mike Wealth, Kingspan, Nigerite, Emenite'
const coverWidth = asks('m', 'How wide does one sheet cover? It differs by profile.')
const NOT_ROOF =
  'nail, screw, gutter, ridge, cap, capping, flashing, washer, felt, fascia, ceiling, accessory, cutter, paint, sealant, machine'

const doorSize = sides('size', 'mm', {
  required: true,
  from: { mm: 1, cm: 10, m: 1000, ft: 300, inch: 25 },
  bare: (one, other) => (one <= 8 && other <= 10 ? (other <= 3 ? 'm' : 'ft') : one >= 500 ? 'mm' : undefined),
  sorted: true,
  step: 25,
  min: 600,
  max: 6000,
})
const doorWidth = measure('width', 'mm', { from: { inch: 25, ft: 300 }, min: 600, max: 1500 })
/** A door by both sides, or by its width where its height goes without saying. */
const door = {
  ...doorSize,
  find: (written: Parameters<typeof doorSize.find>[0]) => {
    const both = doorSize.find(written)
    return both.length > 0 ? both : doorWidth.find(written)
  },
}
/** The longer side is the opening's: 12 ft by 7 ft. */
const gateSpan = measure('width', 'mm', {
  required: true,
  from: { ft: 300, m: 1000, mm: 1 },
  min: 900,
  max: 9000,
})
const gateWidth = {
  ...gateSpan,
  find: (written: Parameters<typeof gateSpan.find>[0]) =>
    gateSpan.find({
      ...written,
      quantities: written.quantities.map((quantity) =>
        quantity.kind === 'sides'
          ? {
              ...quantity,
              kind: 'single',
              sizes: quantity.sizes.toSorted((one, other) => other.value - one.value).slice(0, 1),
            }
          : quantity,
      ),
    }),
}
const NOT_DOOR =
  'door frame, handle, lock, hinge, closer, stopper, bell, frame, mat, viewer, opener, knob, refrigerator, fridge, freezer, cabinet, shed, seal, sweep, paint, shower, cubicle, wardrobe, guard, bolt, holder, track, phone, oven, washer, pet, screen, storage, decor, curtain, locker, workbench, garage, ev, glazing'
const windowSize = sides('size', 'mm', {
  from: { mm: 1, cm: 10, m: 1000, ft: 300, inch: 25 },
  bare: (one, other) =>
    one <= 8 && other <= 8
      ? Number.isInteger(one) && Number.isInteger(other) && one > 1 && other > 1
        ? 'ft'
        : 'm'
      : one >= 300
        ? 'mm'
        : undefined,
  step: 25,
  min: 300,
  max: 4000,
})
const windowIs: readonly ConversionRule[] = [areaOfPiece('size')]
const NOT_WINDOW =
  'net, blind, film, protector, burglary, burglar, bar, ac, cleaner, handle, lock, frame, hinge, air, fan, sealing, roller, curtain, stay, tint, box'

export const ROOFING_AND_OPENINGS = [
  roofing('Roof Covering', 'longspan-aluminium', 'Long-span aluminium sheet', {
    names:
      'longspan, long span, aluminium longspan, longspan aluminium, long span aluminium, aluminium roofing sheet, aluminium + longspan, aluminium longspan sheet, longspan roofing sheet, longspan aluminium roofing sheet, aluminium + roofing sheet, aluminium sheet roofing, aluminium roof sheet',
    parameters: [sheetThickness],
    brands: ROOF_BRANDS,
    compared: 'm2',
    conversions: [coverWidth, asks('sheet', 'How many square metres does a sheet cover?')],
    not: `${NOT_ROOF}, aluzinc, step, steptile, metcoppo, metcopo, stone, zinc`,
  }),
  roofing('Roof Covering', 'step-tile', 'Step tile aluminium sheet', {
    names:
      'step tile, steptile, step tile aluminium, step tile roofing sheet, steptile aluminium, step tile sheet, step tile aluminium sheet, aluminium step tile, step tile aluminium roofing sheet',
    parameters: [sheetThickness],
    brands: ROOF_BRANDS,
    compared: 'm2',
    conversions: [coverWidth, asks('sheet', 'How many square metres does a sheet cover?')],
    not: `${NOT_ROOF}, stone`,
  }),
  roofing('Roof Covering', 'metcoppo', 'Metcoppo sheet', {
    names:
      'metcoppo, metcopo, metro coppo, metrocoppo, metcopper, metcoppo sheet, metcoppo aluminium, metcoppo roofing sheet, metcoppo aluminium roofing sheet, metcopo aluminium roofing sheet, metcoppo tile profile sheet',
    parameters: [sheetThickness],
    brands: ROOF_BRANDS,
    compared: 'm2',
    conversions: [coverWidth, asks('sheet', 'How many square metres does a sheet cover?')],
    not: NOT_ROOF,
  }),
  roofing('Roof Covering', 'aluzinc-sheet', 'Aluzinc sheet', {
    names:
      'aluzinc, alu zinc, aluzinc sheet, aluzinc longspan, aluzinc roofing sheet, aluzinc longspan sheet, aluzinc long span',
    parameters: [sheetThickness],
    brands: ROOF_BRANDS,
    compared: 'm2',
    conversions: [coverWidth, asks('sheet', 'How many square metres does a sheet cover?')],
    not: NOT_ROOF,
  }),
  roofing('Roof Covering', 'stone-coated-tile', 'Stone-coated roof tile', {
    names:
      'stone coated, stone coated tile, stone coated roof tile, stone coated roofing sheet, stone coated shingle, stonecoated, stone coat roofing, stone coated roof, stone coated roofing, stone coated roofing tile, stone coated shingle tile, gerard roof, stone coated roof sheet',
    parameters: [
      choice(
        'profile',
        {
          bond: 'bond',
          shingle: 'shingle',
          classic: 'classic',
          milano: 'milano, milano profile',
          roman: 'roman',
          shake: 'shake',
        },
        { required: true },
      ),
    ],
    brands: 'Gerard, Kristin, Docherich, Metro, Decra',
    compared: 'm2',
    packed: 'sheet',
    conversions: [
      {
        class: 'nominal',
        from: 'nr',
        holds: 0.46,
        source: 'buildingcontractorsecrets: 1.26 m x 0.365 m effective',
      },
      {
        class: 'nominal',
        from: 'sheet',
        holds: 0.46,
        source: 'buildingcontractorsecrets: 1.26 m x 0.365 m effective',
      },
    ],
    not: NOT_ROOF,
  }),
  roofing('Roof Covering', 'zinc-sheet', 'Corrugated zinc sheet', {
    names:
      'zinc, zinc sheet, corrugated zinc, corrugated zinc sheet, corrugated iron sheet, roofing zinc, zinc roofing sheet, corrugated iron, corrugated roofing sheet',
    parameters: [
      measure('length', 'ft', { required: true, from: { ft: 1 }, values: [6, 7, 8, 9, 10, 12] }),
      measure('gauge', 'mm', { name: 'thickness', from: { mm: 1 }, min: 0.1, max: 0.5 }),
    ],
    brands: 'Kam, Tower, Cameroon, Sankyo',
    packed: 'bundle',
    conversions: [asks('bundle', 'How many sheets are in a bundle?')],
    not: `${NOT_ROOF}, aluzinc, alu, tablet, oxide, battery, anode`,
  }),
  roofing('Roof Covering', 'fibre-cement-sheet', 'Fibre-cement roof sheet', {
    names:
      'fibre cement roof sheet, asbestos roofing sheet, asbestos sheet, fibre cement sheet, super seven, asbestos roof sheet, fibre cement roofing sheet',
    parameters: [measure('length', 'ft', { required: true, from: { ft: 1 }, min: 4, max: 12 })],
    packed: 'sheet',
    brands: 'Nigerite, Emenite',
    not: 'ceiling, flat',
  }),
  roofing('Roof Covering', 'polycarbonate-sheet', 'Polycarbonate sheet', {
    names:
      'polycarbonate, polycarbonate sheet, skylight sheet, polycarbonate skylight sheet, danpalon, polycarbonate roofing sheet, translucent sheet, transparent roofing sheet',
    parameters: [
      measure('thickness', 'mm', { required: true, from: { mm: 1 }, min: 1, max: 25, side: true }),
    ],
    compared: 'm2',
    packed: 'sheet',
    not: 'connector, screw, profile, glasses, lens, shed, carport, gazebo, greenhouse, awning',
  }),
  roofing('Roof Members', 'steel-truss', 'Steel roof truss', {
    names: 'steel roof truss, roof truss, steel truss, fabricated steel roof truss, fabricated steel truss',
    compared: 'tonne',
    not: 'timber, wood, carpenter, erection',
  }),
  roofing('Roof Members', 'z-purlin', 'Z-purlin', {
    names: 'z purlin, steel purlin, c purlin, galvanised purlin, z section purlin',
    parameters: [measure('depth', 'mm', { required: true, from: { mm: 1 }, min: 80, max: 300 })],
    compared: 'm',
    packed: 'length',
  }),
  roofing('Roof Members', 'fascia-board', 'Fascia board', {
    names: 'fascia board, fascia, facia board, facia, wooden fascia',
    parameters: [
      sides('section', 'inch', {
        required: true,
        from: { inch: 1, mm: 1 / 25 },
        bare: (one, other) => (one <= 2 && other <= 14 ? 'inch' : undefined),
        step: 0.5,
        min: 0.5,
        max: 14,
      }),
    ],
    compared: 'm',
    packed: 'length',
    conversions: [
      {
        class: 'nominal',
        from: 'ft',
        holds: 0.305,
        source: 'Scientific African, Nov. 2019: 12 ft is nominal',
      },
    ],
    not: 'nail, bracket, aluminium',
  }),
  roofing('Roof Accessories', 'ridge-cap', 'Ridge cap', {
    names: 'ridge cap, ridgecap, ridge capping, aluminium ridge cap, ridge',
    parameters: [sheetThickness],
    compared: 'm',
    packed: 'length',
    not: 'clay, tile, stone, vent',
  }),
  roofing('Roof Accessories', 'clay-ridge-tile', 'Clay ridge tile', {
    names: 'clay ridge tile, ridge tile, clay ridge',
    parameters: [measure('length', 'mm', { required: true, from: { mm: 1 }, min: 200, max: 600 })],
    not: 'stone coated',
  }),
  roofing('Roof Accessories', 'box-gutter', 'Aluminium box gutter', {
    names: 'box gutter, aluminium gutter, aluminium box gutter, valley gutter',
    parameters: [
      measure('thickness', 'mm', { required: true, from: { mm: 1 }, min: 0.4, max: 2 }),
      measure('girth', 'mm', { required: true, from: { mm: 1 }, min: 300, max: 1500 }),
    ],
    compared: 'm',
    not: 'pvc',
  }),
  roofing('Roof Accessories', 'rain-gutter', 'PVC rain gutter', {
    names:
      'pvc gutter, rain gutter, water collector, pvc rain gutter, rain water collector, pvc rain water gutter, rainwater gutter, pvc water collector',
    parameters: [measure('width', 'mm', { required: true, from: { inch: 25, mm: 1 }, min: 75, max: 200 })],
    compared: 'm',
    packed: 'length',
    not: 'bracket, guard, aluminium, outlet, elbow, clip, cleaner',
  }),
  roofing('Roof Accessories', 'roofing-felt', 'Roofing felt', {
    names:
      'roofing felt, bitumen felt, torch on felt, felt, bitumen membrane, roof felt, waterproofing membrane, torch on membrane, bituminous felt',
    parameters: [measure('thickness', 'mm', { from: { mm: 1 }, values: [2, 3, 4, 5] })],
    compared: 'm2',
    packed: 'roll',
    conversions: [asks('roll', 'How many square metres are on a roll?')],
    not: 'hat, pad, liquid, paint, primer, tip, pen, torching',
  }),
  roofing('Roof Accessories', 'roof-screws', 'Self-drilling roof screws', {
    names:
      'self drilling screw, roof screw, roofing screw, tek screw, self drilling roof screw, self drilling roofing screw, self tapping screw',
    parameters: [measure('length', 'mm', { required: true, from: { inch: 25, mm: 1 }, min: 19, max: 150 })],
    packed: 'packet',
    conversions: [asks('carton', 'How many screws are in a carton?')],
    not: 'driver, bit, gun, drywall',
  }),
  roofing('Roof Accessories', 'j-bolts', 'J-bolts', {
    names: 'j bolt, hook bolt, j hook bolt, roofing bolt',
    parameters: [
      measure('diameter', 'mm', { required: true, from: { mm: 1 }, min: 5, max: 16 }),
      measure('length', 'mm', { required: true, from: { inch: 25 }, min: 40, max: 300 }),
    ],
    packed: 'bag',
  }),
  roofing('Others', 'foil-insulation', 'Reflective foil insulation', {
    names:
      'reflective foil, foil insulation, insulation foil, reflective foil insulation, roof insulation, roof insulation foil, aluminium foil insulation, bubble foil insulation',
    compared: 'm2',
    packed: 'roll',
    conversions: [asks('roll', 'How many square metres are on a roll?')],
    not: 'tape, food',
  }),
  roofing('Others', 'liquid-waterproofing', 'Liquid waterproofing', {
    names:
      'liquid roof waterproofing, liquid waterproofing, waterproofing liquid, acrylic waterproofing, waterproof paint, liquid membrane, roof waterproofing, acrylic roof waterproofing, waterproofing paint, roof coating, roof sealant paint',
    brands: 'Sika, Crocodile, Fosroc, Dulux',
    compared: 'kg',
    packed: 'bucket',
    not: 'felt, brush',
  }),
  roofing('Others', 'bitumen', 'Bitumen', {
    names:
      'bitumen, bituminous paint, bitumen paint, cold bitumen, hot bitumen, bitumen emulsion, black bitumen',
    compared: 'kg',
    packed: 'drum',
    conversions: [{ class: 'seller', from: 'drum', asks: 'How many kilograms are in a drum?' }],
    not: 'felt, membrane, sheet, brush, tape, sprayer, road, asphalt',
  }),
  roofing('Others', 'wood-preservative', 'Wood preservative', {
    names:
      'solignum, wood preservative, anti termite, termite treatment, solignum wood preservative, anti termite wood preservative',
    brands: 'Akilex, Cuprinol',
    compared: 'litre',
    packed: 'keg',
    conversions: [
      {
        class: 'nominal',
        from: 'gallon',
        holds: 4,
        source: 'practice: a painter’s gallon is the tin of 4 litres',
      },
    ],
    not: 'treated',
  }),
  roofing('Others', 'turbine-ventilator', 'Roof turbine ventilator', {
    names: 'turbine ventilator, roof turbine ventilator, roof turbine, roof ventilator',
    parameters: [
      measure('diameter', 'mm', { required: true, from: { inch: 25, mm: 1 }, min: 200, max: 900 }),
    ],
  }),
  roofing('Others', 'tank-stand', 'Overhead tank stand', {
    names: 'tank stand, overhead tank stand, water tank stand, tank stanchion, steel tank stand, tank tower',
    parameters: [measure('height', 'm', { required: true, from: { m: 1, ft: 0.3 }, min: 1, max: 20 })],
  }),
  roofing('Others', 'alucobond', 'Aluminium composite panel', {
    names:
      'alucobond, alucoboard, aluco board, acp, aluminium composite panel, alucobond cladding, alucobond panel, composite panel, acp panel, alucobond sheet, alucobond parapet cladding',
    parameters: [
      measure('thickness', 'mm', { required: true, from: { mm: 1 }, values: [3, 4, 5, 6], side: true }),
    ],
    compared: 'm2',
    packed: 'sheet',
    conversions: [asks('sheet', 'How large is a sheet?')],
  }),

  openings('Windows', 'casement-window', 'Aluminium casement window', {
    names: 'casement window, aluminium casement window, aluminium casement, casement windows, casement',
    parameters: [windowSize],
    compared: 'm2',
    conversions: windowIs,
    not: `${NOT_WINDOW}, louvre`,
  }),
  openings('Windows', 'sliding-window', 'Aluminium sliding window', {
    names: 'sliding window, aluminium sliding window, sliding aluminium window, sliding + window',
    parameters: [windowSize],
    compared: 'm2',
    conversions: windowIs,
    not: `${NOT_WINDOW.replace('net, ', '')}, projected, casement, door`,
  }),
  openings('Windows', 'projected-window', 'Projected window', {
    names:
      'projected window, top hung window, projected aluminium window, aluminium projected window, awning window, projected + window',
    parameters: [windowSize],
    compared: 'm2',
    conversions: windowIs,
    not: NOT_WINDOW,
  }),
  openings('Windows', 'steel-window', 'Steel window', {
    names: 'steel window, metal window, iron window',
    parameters: [windowSize],
    compared: 'm2',
    conversions: windowIs,
    not: 'cleaner, net, film, air',
  }),
  openings('Windows', 'louvre-frame', 'Louvre window frame', {
    names: 'louvre window frame, louvre frame, louvre carrier frame, wooden louvre frame',
    parameters: [windowSize].map((size) => ({ ...size, required: true as const })),
  }),
  openings('Windows', 'louvre-blades', 'Louvre glass blades', {
    names: 'louvre glass, louvre blade, louvre glass blade, glass louvre, louvre glass blades',
    parameters: [
      sides('size', 'inch', {
        required: true,
        from: { inch: 1, mm: 1 / 25 },
        bare: (one, other) => (one <= 8 && other <= 40 ? 'inch' : undefined),
        step: 0.5,
        min: 3,
        max: 40,
      }),
    ],
    packed: 'box',
    conversions: [asks('carton', 'How many blades are in a carton?')],
    not: 'frame, carrier',
  }),
  openings('Windows', 'curtain-wall', 'Curtain wall glazing', {
    names: 'curtain wall, curtain wall glazing, structural glazing, curtain walling, structural glass',
    parameters: [measure('glass', 'mm', { required: true, from: { mm: 1 }, values: [5, 6, 8, 10, 12] })],
    compared: 'm2',
  }),
  openings('Windows', 'burglary-bars', 'Burglary-proof bars', {
    names:
      'burglary proof, burglary bar, burglar proof, burglar bar, window protector, burglary proof bar, burglary, burglary proof bars for window, window burglary, burglary protector',
    compared: 'm2',
    not: 'welding, alarm, repair',
  }),
  openings('Door', 'steel-door', 'Steel security door', {
    names:
      'security door, steel door, turkish door, metal door, iron door, steel security door, bulletproof door, bullet proof door, single steel door, chinese door, turkey door, armoured door, american steel door, israeli door, special security door, turkish security door',
    parameters: [door],
    not: NOT_DOOR.replace('lock, ', ''),
  }),
  openings('Door', 'panel-door', 'Solid timber door', {
    names:
      'panel door, wooden door, solid door, mahogany door, wood door, carved door, iroko door, solid mahogany door, carved solid mahogany door, hardwood door',
    parameters: [door],
    not: `${NOT_DOOR.replace('frame, ', '')}, flush, hdf, mdf, wpc`,
  }),
  openings('Door', 'flush-door', 'Flush door', {
    names: 'flush door, flush wooden door, plywood door, flush + door',
    parameters: [door],
    not: NOT_DOOR.replace('frame, ', ''),
  }),
  openings('Door', 'hdf-door', 'HDF door', {
    names: 'hdf door, moulded door, hdf moulded door, mdf door, hdf + door, hdf panel door, mdf + door',
    parameters: [door],
    not: NOT_DOOR.replace('frame, ', ''),
  }),
  openings('Door', 'wpc-door', 'WPC door', {
    names: 'wpc door, pvc door, wpc toilet door, toilet door, wpc + door, pvc toilet door, plastic door',
    parameters: [door],
    not: NOT_DOOR.replace('frame, ', ''),
  }),
  openings('Door', 'aluminium-door', 'Aluminium door', {
    names:
      'aluminium door, aluminium swing door, glazed aluminium door, aluminium glass door, aluminium sliding door, aluminium + swing door, sliding door + aluminium, aluminium toilet door',
    parameters: [door],
    not: NOT_DOOR.replace('frame, ', '').replace('garage, ', 'garage, '),
  }),
  openings('Door', 'gate', 'Compound gate', {
    names:
      'compound gate, entrance gate, iron gate, wrought iron gate, wrought iron entrance gate, steel gate, sliding gate, wrought + gate, main gate',
    parameters: [
      choice('kind', { 'wrought iron': 'wrought iron', sheet: 'sheet, sheet and pipe', pipe: 'pipe' }),
      gateWidth,
    ],
    not: 'valve, motor, automation, opener, pet, baby, lock, hinge, fabrication, remote, roller, wheel',
  }),
  openings('Others', 'lock-set', 'Mortise lock set', {
    names:
      'mortise lock, mortise lock set, lock set, lockset, mortise lockset, door lock, mortise + lock, door lock set, mortise door lock',
    not: 'smart, change, pad, padlock, fingerprint, keypad, tool, lockout, bike, cylinder, digital, electronic, deadbolt, body',
  }),
  openings('Others', 'hinges', 'Door hinges', {
    names:
      'hinge, door hinge, stainless hinge, butt hinge, ball bearing hinge, butterfly hinge, brass hinge, mini hinge',
    parameters: [measure('length', 'mm', { required: true, from: { inch: 25 }, min: 37.5, max: 200 })],
    packed: 'pair',
    not: 'cabinet, piano, floor, hydraulic, gate, shower, jig, template, concealed',
  }),
  openings('Others', 'silicone-sealant', 'Silicone sealant', {
    names: 'silicone, silicone sealant, silicon sealant, silicon, sealant, silicone gum',
    compared: 'litre',
    packed: 'tube',
    not: 'gun, paint, spray, mould, remover, roof, thread, tape, mat, spatula, sikaflex, polyurethane, acrylic',
  }),
  openings('Others', 'railing', 'Stair railing', {
    names:
      'stair railing, handrail, balustrade, railing, stair rail, staircase railing, balcony balustrade, stainless railing, stainless handrail, balcony railing',
    parameters: [
      choice(
        'kind',
        {
          'stainless and glass':
            'stainless with glass, stainless and glass, stainless glass, glass and stainless, glass with stainless, glass stainless, stainless steel and glass, stainless steel with glass',
          'stainless steel': 'stainless',
          'painted steel': 'painted steel, iron, mild steel',
          aluminium: 'aluminium',
          'wrought iron': 'wrought iron',
        },
        { required: true },
      ),
    ],
    compared: 'm',
    not: 'work, welder, repainting, bracket, extension, kit',
  }),
  openings('Others', 'shower-cubicle', 'Shower cubicle', {
    names:
      'shower cubicle, shower cabin, shower glass, shower cubicle glass, shower enclosure, glass shower cubicle',
    parameters: [measure('glass', 'mm', { required: true, from: { mm: 1 }, values: [5, 6, 8, 10, 12] })],
    compared: 'm2',
    not: 'hinge, seal, handle, cleaner',
  }),

  roofers(
    'Roof Covering',
    'labour-roof-covering',
    'Roof covering',
    'roofer, roof covering gang, sheet fixing, re roofing, roofing labour, roofing workmanship, roofing work, roofing installation',
    'm2',
  ),
  roofers(
    'Roof Members',
    'labour-roof-carpentry',
    'Roof carpentry',
    'roof carpenter, roofing + carpenter, roof carcass, roof carpentry',
    'm2',
  ),
  roofers('Roof Members', 'labour-truss', 'Truss erection', 'truss erection, steel truss erection', 'tonne'),
  roofers('Roof Accessories', 'labour-felting', 'Felting', 'gutter lining, felt torching, felt laying', 'm2'),
  fitters(
    'Windows',
    'labour-window',
    'Window installation',
    'window installation, window fixing, window fitting',
    'm2',
  ),
  fitters('Door', 'labour-door', 'Door hanging', 'door hanging, door fixing, door installation', 'nr'),
  fitters(
    'Door',
    'labour-welding',
    'Welding',
    'welder, welding',
    'm2',
    'rod, machine, feeder, pak, electrode, amp, helmet, gas, inverter, glass, shield',
  ),
]
