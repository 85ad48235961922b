import type { ConversionRule, Found, Parameter } from '../material.ts'
import { choice, code, measure, renamed, sides } from '../parameters.ts'
import { asks, labourOf, materialsOf } from './define.ts'

const electrical = materialsOf('electrical')
const mechanical = materialsOf('mechanical')
const electricians = labourOf('electrical')
const plumbers = labourOf('mechanical')

/** Conductor sections (IEC 60228); names write mm for mm². */
const sectionArea = measure('section', 'mm2', {
  required: true,
  from: { mm2: 1, mm: 1 },
  values: [0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400],
  bare: true,
})
/** "4 x 16 mm" and "4C x 16" say how many cores of which section. */
const BY_CORES = /\b([2-5]) ?c? ?[x×*] ?(?=\d)/giu
const countedCores = measure('cores', 'core', { from: { core: 1 }, values: [1, 2, 3, 4, 5] })
const cores: Parameter = {
  ...countedCores,
  required: true,
  find: (written) => {
    const counted = countedCores.find(written)
    if (counted.length > 0) return counted
    return [...written.text.matchAll(BY_CORES)].map(({ 0: text, 1: value, index }) => ({
      value: Number(value),
      start: index,
      end: index + text.length,
    }))
  },
}
const sectionOfCores: Parameter = {
  ...sectionArea,
  find: (written) => {
    const single = sectionArea.find(written)
    if (single.length > 0) return single
    const sides = written.quantities.filter(({ kind, sizes }) => kind === 'sides' && sizes.length === 2)
    return sectionArea.find({
      ...written,
      quantities: sides.map((quantity) => ({ ...quantity, kind: 'single', sizes: quantity.sizes.slice(1) })),
    })
  },
}
/** Of what has one core: nothing where several are said. */
const sectionOfOne: Parameter = {
  ...sectionArea,
  find: (written) => {
    const several = cores.find(written).some(({ value }) => Number(value) > 1)
    return several ? [] : sectionArea.find(written)
  },
}
const WIRE_MAKERS = [
  'Coleman',
  'Cutix',
  'Nigerchin',
  'Kablemetal',
  'Nexans',
  'MicCom',
  'Doncaster',
  'Prysmian',
  'Cometstar',
]
const CABLE_BRANDS = `${WIRE_MAKERS.join(', ')}, Bracom, Champion, Purechem`
/** "Coleman wire", "Cutix single": wire of a maker is that of a house, a coil of one core. */
const WIRES = [...WIRE_MAKERS, 'electrical', 'electric', 'house', 'copper']
  .flatMap((maker) => [`${maker} + wire`, `${maker} + single`])
  .concat(WIRE_MAKERS.map((maker) => `${maker} + coil`))
  .join(', ')
/** Cable by the coil has one core, where no other number of them is said. */
const COILS =
  'single + wire, coil + cable, yard + cable, yd + cable, earth cable, earthing cable, earth wire, earthing wire'
const coil: readonly ConversionRule[] = [
  {
    class: 'nominal',
    from: 'coil',
    holds: 100,
    source: 'shaybisnigltd.com 2017: 100 m is the standard roll, short ones are sold',
  },
  {
    class: 'nominal',
    from: 'roll',
    holds: 100,
    source: 'shaybisnigltd.com 2017: 100 m is the standard roll, short ones are sold',
  },
  { class: 'exact', from: 'yard', holds: 0.9144, source: 'by definition' },
]
const NOT_CABLE =
  'tray, ladder, gland, lug, tie, clip, cutter, stripper, connector, management, tester, tv, hdmi, usb, network, ethernet, cat6, coaxial, detector, trunking, laying, charging, trunk, cover, protector, joint, termination, puller, jumper, battery, railing, lock, machine, bike, winch, extension'

const watts = (required: true | undefined = true) =>
  measure('power', 'w', { from: { w: 1, kw: 1000 }, min: 1, max: 2000, ...(required && { required }) })
const NOT_LIGHT =
  'holder, fan, kit, camera, driver, solar, mirror, cabinet, tool, torch, headlamp, vanity, tester, switch, socket, table, desk, sign, christmas, car, motorcycle, tower'

const amps = (required?: true) =>
  measure('rating', 'a', {
    from: { a: 1 },
    values: [5, 6, 10, 13, 15, 16, 20, 25, 30, 32, 40, 45, 50, 60, 63, 80, 100, 125, 160, 200, 250, 400],
    ...(required && { required }),
  })
const SOCKET_BRANDS = 'MK, Legrand, Schneider, ABB, ABL, Tenby, Crabtree, Bajaj, Luckystar, Clipsal'
const gangs = choice('gangs', {
  '1': 'single, 1 gang, one gang',
  '2': 'double, 2 gang, two gang, twin',
  '3': '3 gang, three gang, triple',
  '4': '4 gang, four gang',
})

/** A nominal bore in inches and the outside diameter of the plastic pipe that goes by it, in mm (BS 5255, NIS waste pipes; DIN 8077 for PPR). */
const WASTE_BORES = { '1 1/4': 40, '1 1/2': 50, '2': 50, '2 1/2': 75, '3': 82, '4': 110, '6': 160 }
const PPR_BORES = { '1/2': 20, '3/4': 25, '1': 32, '1 1/4': 40, '1 1/2': 50, '2': 63 }
const PRESSURE_BORES = {
  '1/2': 20,
  '3/4': 25,
  '1': 32,
  '1 1/4': 40,
  '1 1/2': 50,
  '2': 63,
  '3': 90,
  '4': 110,
  '5': 140,
  '6': 160,
  '8': 225,
}
const STEEL_BORES = {
  '1/2': 15,
  '3/4': 20,
  '1': 25,
  '1 1/4': 32,
  '1 1/2': 40,
  '2': 50,
  '2 1/2': 65,
  '3': 80,
  '4': 100,
  '6': 150,
}

const bore = (inches: Readonly<Record<string, number>>, values?: readonly number[]) =>
  measure('bore', 'mm', {
    required: true,
    from: { mm: 1, inch: inches },
    min: 12,
    max: 400,
    along: true,
    // Plastic is called by its outside diameter, with or without the unit.
    ...(values && { values, bare: true as const }),
  })
const PPR_OUTSIDE = [16, 20, 25, 32, 40, 50, 63, 75, 90, 110, 125, 160]
/** Bores whose two writings stand beside each other are one: "20 mm (half inch)". */
const pprBore = bore(PPR_BORES, PPR_OUTSIDE)
/** Of a fitting that joins two bores the first: "25 mm x 3/4 inch", "4 x 2". */
const firstBore = (inches: Readonly<Record<string, number>>, values?: readonly number[]): Parameter => {
  const one = bore(inches, values)
  return {
    ...one,
    find: (written) => {
      const singles = written.quantities.map((quantity) => {
        const [first] = quantity.sizes
        if (quantity.kind !== 'sides' || !first) return quantity
        // Two numbers without a unit are inches where that is a pipe's.
        const unit = first.unit ?? (inches[first.written] ? ('inch' as const) : undefined)
        return { ...quantity, kind: 'single' as const, sizes: [{ ...first, ...(unit && { unit }) }] }
      })
      return one.find({ ...written, quantities: singles }).slice(0, 1)
    },
  }
}
const wallClass = (values: Readonly<Record<string, string>>) =>
  choice('class', values, { shortName: 'class' })
const pressureClass = code('class', /\bPN ?-?(\d{1,2}(?:\.5)?)\b/, { number: true, shortName: 'class' })
const NOT_PIPE =
  'elbow, tee, bend, wrench, cutter, cement, gum, fitting, clip, hanger, clamp, joint, connector, socket, union, valve, threading, insulation, bender, welding, machine, laying, adapter, plug, nipple, reducer, coupling, cap, thread, tape, lubricant, flange, hammer, tobacco, shelf, rack'
const VALVE_BRANDS = 'Pegler, Crane, Itap'
const PIPE_BRANDS = 'Kalde, Lesso, Geepee, Kalasko, Era, Vesbo, Aquatherm, Kofar, Phonix, Pegler, Dignity'

const litres = (values?: readonly number[]) =>
  measure('capacity', 'litre', {
    required: true,
    from: { litre: 1 },
    min: 5,
    max: 50_000,
    ...(values && { values, bare: true as const }),
  })
const AC_MAKERS =
  'LG, Panasonic, Hisense, Haier Thermocool, Samsung, Gree, Midea, Royal, Polystar, TCL, Bruhm, Skyrun, Scanfrost, Daikin, Syinix, Maxi'
const horsepower = measure('power', 'hp', { required: true, from: { hp: 1 }, min: 0.25, max: 30 })

/** Of a battery what it holds: in kWh, or in Ah at its voltage. */
const kilowattHours = measure('capacity', 'kwh', { required: true, from: { kwh: 1 }, min: 0.5, max: 200 })
const ampereHours = measure('capacity', 'ah', { from: { ah: 1 }, min: 20, max: 2000 })
const volts = measure('voltage', 'v', { from: { v: 1 }, min: 10, max: 500 })
const energy: Parameter = {
  ...kilowattHours,
  find: (written) => {
    const said = kilowattHours.find(written)
    const [charge] = ampereHours.find(written)
    const [at] = volts.find(written)
    if (said.length > 0 || !charge || !at) return said
    const value = Math.round((Number(charge.value) * Number(at.value)) / 10) / 100
    return value < 0.5 ? [] : [{ value, start: charge.start, end: charge.end }]
  },
}

/** A round cover by its diameter, a square one by its side: 600 mm, 600 x 600. */
const coverSide = measure('size', 'mm', { required: true, from: { mm: 1, inch: 25 }, min: 300, max: 1200 })
const coverSides = sides('size', 'mm', {
  from: { mm: 1, cm: 10, inch: 25 },
  bare: (one) => (one >= 300 ? 'mm' : undefined),
  sorted: true,
  step: 5,
  min: 300,
  max: 1200,
})
const coverSize: Parameter = {
  ...coverSide,
  find: (written) => {
    const both = coverSides.find(written).map((found): Found => {
      const [one, other] = String(found.value).split('x')
      return { ...found, value: one === other ? Number(one) : found.value }
    })
    return both.length > 0 ? both : coverSide.find(written)
  },
}

export const ELECTRICAL_MECHANICAL = [
  electrical('Cables', 'single-core-cable', 'Single-core copper cable', {
    names:
      'single core cable, single core, single core copper cable, single core wire, single core copper wire, 1 core cable, single + cable, single core + wire, single core + cable, ' +
      `${WIRES}, ${COILS}`,
    parameters: [sectionOfOne],
    brands: CABLE_BRANDS,
    compared: 'm',
    packed: 'coil',
    conversions: coil,
    not: `${NOT_CABLE}, armoured, twin, flex, flexible, aluminium, solar, binding, barbed, razor, fence, mesh, welding, speaker, bare, nail, nailer, collated, collation, spring, recline, service, abc, dc, pv, tying, tie, brc, galvanised, gi, switch, socket, stainless`,
  }),
  electrical('Cables', 'flex-cable', 'Flexible cable', {
    names:
      'flex cable, flexible cable, flex, flex wire, core flex, flexible copper wire, flexible wire, core wire, flexible cord, flexible + cable, flex + cable, core + wire',
    parameters: [sectionOfCores, cores],
    brands: CABLE_BRANDS,
    compared: 'm',
    packed: 'coil',
    conversions: coil,
    not: `${NOT_CABLE}, armoured, pipe, conduit, hose, seal, shield, duct, box, drill, paint, shaft`,
  }),
  electrical('Cables', 'twin-earth-cable', 'Twin and earth cable', {
    names:
      'twin and earth, twin earth, twin and earth cable, twin earth cable, twin with earth, flat twin cable, flat twin and earth',
    parameters: [sectionArea],
    brands: CABLE_BRANDS,
    compared: 'm',
    packed: 'coil',
    conversions: coil,
    not: NOT_CABLE,
  }),
  electrical('Cables', 'armoured-cable', 'Armoured cable', {
    names:
      'armoured cable, armoured, swa cable, core armoured cable, armoured copper cable, armoured + cable, armour cable',
    parameters: [sectionOfCores, cores],
    brands: CABLE_BRANDS,
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll or drum?')],
    not: `${NOT_CABLE}, door, car`,
  }),
  electrical('Cables', 'abc-cable', 'Aluminium service cable', {
    names:
      'abc service cable, abc cable, recline cable, service cable, aluminium service cable, aluminium cable, recline wire',
    parameters: [sectionArea],
    brands: CABLE_BRANDS,
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll or drum?')],
    not: NOT_CABLE,
  }),
  electrical('Cables', 'solar-cable', 'Solar DC cable', {
    names: 'solar cable, solar dc cable, dc cable, pv cable, solar + cable, dc solar cable',
    parameters: [sectionArea],
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll?')],
    not: `${NOT_CABLE}, charger, panel`,
  }),
  electrical('Cable Tray', 'cable-tray', 'Cable tray', {
    names: 'cable tray, perforated cable tray, perforated tray',
    parameters: [measure('width', 'mm', { required: true, from: { mm: 1 }, min: 40, max: 900 })],
    compared: 'm',
    packed: 'length',
    not: 'fixing, cover, bend, desk',
  }),
  electrical('Cable Tray', 'cable-ladder', 'Cable ladder', {
    names: 'cable ladder',
    parameters: [measure('width', 'mm', { required: true, from: { mm: 1 }, min: 100, max: 1200 })],
    compared: 'm',
    packed: 'length',
  }),
  electrical('Cable Tray', 'trunking', 'Cable trunking', {
    names: 'trunking, pvc trunking, steel trunking, cable trunking, galvanised steel trunking, trunking pipe',
    parameters: [
      code('section', /\b(\d{2,3} ?(?:mm)? ?[x×] ?\d{2,3})/, { required: true }),
      choice('of', { PVC: 'pvc, plastic', steel: 'steel, galvanised' }, { name: 'material' }),
    ].map((parameter) =>
      parameter.id === 'section'
        ? renamed(parameter, (value) => String(value).toLowerCase().replace(/[ m]/g, '').replace('×', 'x'))
        : parameter,
    ),
    compared: 'm',
    packed: 'length',
    not: 'fixing, bend',
  }),
  electrical('Cable Tray', 'conduit-pipe', 'PVC conduit pipe', {
    names:
      'conduit pipe, pvc conduit, conduit, pvc conduit pipe, electrical pipe, pvc dignity pipe, dignity pipe, wiring pipe, electrical conduit, electrical pvc pipe',
    parameters: [
      measure('bore', 'mm', {
        required: true,
        from: { mm: 1, inch: { '3/4': 20, '1': 25 } },
        values: [16, 20, 25, 32, 38, 40, 50],
        bare: true,
        along: true,
      }),
      wallClass({ heavy: 'heavy gauge, heavy', light: 'light gauge, light' }),
    ],
    brands: 'Lesso, Geepee',
    compared: 'm',
    packed: 'length',
    conversions: [asks('bundle', 'How many lengths of how many metres are in a bundle?')],
    not: 'bender, tee, joint, junction, box, coupling, piping, bend, clip, elbow, spring, connector, saddle, conduit box, body, cutter, strap, flexible',
  }),
  electrical('Power Outlets', 'socket', 'Switched socket', {
    names:
      'socket, switched socket, socket outlet, wall socket, power socket, double socket, double switched socket, single socket, power outlet, 13a socket, 13 a socket, twin socket, 15 a socket, 15a socket',
    parameters: [amps(true), gangs],
    brands: SOCKET_BRANDS,
    packed: 'piece',
    conversions: [asks('carton', 'How many are in a carton?')],
    not: 'set, wrench, impact, drive, ratchet, box, smart, tv, extension, data, telephone, adapter, pvc, ppr, pipe, brass, drill, metric, lamp, organizer, island, bit, cap, tool, shaver',
  }),
  electrical('Power Outlets', 'smart-socket', 'Smart socket', {
    names:
      'smart socket, smart wall socket, wifi socket, wi fi socket, wi fi wall socket, smart + wall socket, smart + socket, smart plug',
    parameters: [amps(true)],
  }),
  electrical('Power Outlets', 'switch', 'Wall switch', {
    names:
      'gang switch, light switch, wall switch, gang 1 way switch, rocker switch, lighting switch, electrical switch, gang way switch, switch',
    parameters: [
      choice(
        'gangs',
        {
          '1': 'single, 1 gang, one gang',
          '2': 'double, 2 gang, two gang',
          '3': '3 gang, three gang, triple',
          '4': '4 gang, four gang',
        },
        { required: true },
      ),
    ],
    brands: SOCKET_BRANDS,
    conversions: [asks('carton', 'How many are in a carton?')],
    not: 'changeover, water heater, pressure, float, smart, network, socket, cooker, heater, isolator, dimmer, grinder, fan, bell, paddle, tool, plate, game, nintendo, dp, tpn, transfer, key, speed, cutter, router',
  }),
  electrical('Power Outlets', 'water-heater-switch', 'Water heater switch', {
    names: 'water heater switch, dp switch, heater switch, double pole switch, 20a dp switch',
    parameters: [amps(true)],
  }),
  electrical('Power Outlets', 'pattress-box', 'Pattress box', {
    names:
      'pattress box, knock out box, knockout box, patress box, patrice box, partress box, surface box, metal box, switch box, socket box',
    parameters: [
      sides('size', 'inch', {
        required: true,
        from: { inch: 1 },
        bare: () => 'inch',
        step: 1,
        min: 2,
        max: 9,
      }),
    ],
    packed: 'piece',
    not: 'tool, cable, junction, adaptable, letter, distribution',
  }),
  electrical('Power Outlets', 'cooker-unit', 'Cooker control unit', {
    names: 'cooker control unit, cooker unit, cooker switch, cooker control',
    parameters: [renamed(amps(true), (value) => value)].map((rating) => ({
      ...rating,
      find: (written: Parameters<typeof rating.find>[0]) => rating.find(written).slice(0, 1),
    })),
  }),
  electrical('Lighting', 'led-bulb', 'LED bulb', {
    names:
      'led bulb, bulb, energy saving bulb, led lamp, energy bulb, rechargeable led bulb, rechargeable bulb, energy saver bulb, led light bulb',
    parameters: [
      watts(),
      choice('kind', {
        rechargeable: 'rechargeable, emergency',
        LED: 'led',
        'energy saving': 'energy saving, energy saver',
      }),
    ],
    brands: 'Philips, Akt, Osram, Nexans, Lontor, Oraimo, Opple, Rite',
    packed: 'piece',
    conversions: [asks('carton', 'How many are in a carton?')],
    not: 'holder, kit, solar, tester, planter, plant, camera, headlight, socket, string, changer, vanity, fixture, chandelier',
  }),
  electrical('Lighting', 'panel-light', 'LED panel light', {
    names:
      'panel light, led panel light, led panel, panel light led, recessed light, downlight, down light, led downlight, surface panel light, recessed panel light, surface light, pop light',
    parameters: [watts()],
    not: NOT_LIGHT,
    brands: 'Philips, Akt, Opple',
    conversions: [asks('carton', 'How many are in a carton?')],
  }),
  electrical('Lighting', 'led-strip', 'LED strip light', {
    names: 'led strip light, strip light, led strip, led light strip, rope light, pop light strip',
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll?')],
    not: 'laying, plug, connector, driver',
  }),
  electrical('Lighting', 'floodlight', 'LED floodlight', {
    names: 'floodlight, flood light, led floodlight, led flood light, led flood',
    parameters: [watts()],
    not: 'solar, camera, holder, tool, battery, stand, portable, rechargeable',
  }),
  electrical('Lighting', 'led-batten', 'LED batten', {
    names:
      'led batten, batten light, surface led batten, led tube, fluorescent light, led fluorescent, batten fitting, led tube light, fluorescent fitting',
    parameters: [watts(), measure('length', 'ft', { from: { ft: 1 }, values: [2, 4, 5, 6] })],
  }),
  electrical('Lighting', 'ceiling-fan', 'Ceiling fan', {
    names: 'ceiling fan',
    parameters: [measure('span', 'mm', { from: { inch: 25, mm: 1 }, min: 600, max: 1600 })],
    brands: 'OX, KDK, Panasonic, Orient, Binatone, Qasa, Century, Lontor, Crompton',
    not: 'regulator, blade, hook, capacitor, light, speed, installation, fixing',
  }),
  electrical('Lighting', 'chandelier', 'Chandelier', {
    names: 'crystal chandelier, chandelier light, chandelier light fitting',
    parameters: [
      code('arms', /\b(\d{1,2})[- ]?(?:arms?|heads?|bulbs?|lights?)\b/, { required: true, number: true }),
    ],
    not: 'bulb holder',
  }),
  electrical('Lighting', 'wall-bracket', 'Wall bracket light', {
    names:
      'wall bracket light, wall bracket, wall light, outdoor wall light, bracket light, up and down wall light',
    not: 'tv, shelf, mount, motion',
  }),
  electrical('Lighting', 'solar-street-light', 'Solar street light', {
    names:
      'solar street light, all in one solar street light, solar light street, street solar light, solar streetlight',
    parameters: [watts()],
    not: 'pole',
  }),
  electrical('Others', 'distribution-board', 'Distribution board', {
    names:
      'distribution board, db, db board, distribution box, consumer unit, db box, mcb board, distribution panel',
    parameters: [
      measure('ways', 'way', { required: true, from: { way: 1 }, min: 2, max: 48 }),
      measure('phases', 'phase', { from: { phase: 1 }, values: [1, 3] }),
      choice('phase', { '1': 'single phase', '3': 'three phase' }),
    ],
    brands: 'ABB, Schneider, Hager, Legrand, Havells, CHINT',
  }),
  electrical('Others', 'mcb', 'Circuit breaker', {
    names: 'mcb, circuit breaker, miniature circuit breaker, mcb breaker, mcb circuit breaker, mccb, breaker',
    parameters: [
      amps(true),
      measure('poles', 'pole', { from: { pole: 1 }, values: [1, 2, 3, 4] }),
      choice('pole', {
        '1': 'single pole, sp',
        '2': 'double pole, dp',
        '3': 'triple pole, tp, three pole',
        '4': 'four pole',
      }),
    ],
    brands: 'ABB, Schneider, Hager, Legrand, Havells, CHINT',
    not: 'board, box, distribution, finder, lockout, panel, hammer, demolition, concrete, jack, ice',
  }),
  electrical('Others', 'changeover-switch', 'Changeover switch', {
    names:
      'changeover switch, change over switch, changeover, manual changeover, change over, gear changeover switch, automatic changeover',
    parameters: [
      amps(true),
      measure('poles', 'pole', { from: { pole: 1 }, values: [2, 3, 4] }),
      choice('kind', { manual: 'manual, gear', automatic: 'automatic, ats' }),
    ],
    brands: 'Havells, ABB, Schneider, CHINT',
    not: 'fixing, installation',
  }),
  electrical('Others', 'earth-rod', 'Earth rod', {
    names: 'earth rod, copper earth rod, earthing rod, earth electrode, ground rod',
    parameters: [
      measure('length', 'mm', { required: true, from: { m: 1000, ft: 300 }, min: 500, max: 3600 }),
      measure('diameter', 'mm', { from: { mm: 1 }, min: 10, max: 25 }),
    ],
    not: 'clamp only',
  }),
  electrical('Others', 'inverter', 'Inverter', {
    names:
      'inverter, hybrid inverter, solar inverter, power inverter, pure sine wave inverter, solar hybrid inverter, hybrid',
    parameters: [
      measure('power', 'kva', { required: true, from: { kva: 1, kw: 1, w: 0.001 }, min: 0.3, max: 200 }),
      measure('voltage', 'v', { from: { v: 1 }, values: [12, 24, 48, 96, 110, 180, 220] }),
      choice('kind', { hybrid: 'hybrid' }),
    ],
    brands:
      'Luminous, Felicity, Growatt, Deye, Genus, Mercury, SMA, Victron, Su-Kam, Prag, Cworth, Must, Sumec Firman',
    not: 'ac, conditioner, battery, air, welding, generator, installation, fridge, freezer, washer, dryer, microwave, compressor, heat, welder, gen, cable, system',
  }),
  electrical('Others', 'lithium-battery', 'Lithium battery', {
    names:
      'lithium battery, lifepo4 battery, lithium ion battery, lithium inverter battery, lifepo4, lithium solar battery, lithium wall battery, lithium',
    parameters: [energy, measure('voltage', 'v', { from: { v: 1 }, min: 10, max: 500 })],
    brands: 'Felicity, Luminous, Pylontech, Deye, Growatt, Blue Carbon, Itel, Cworth',
    not: 'starter, lxt, drill, charger, kit, tool, cordless, screwdriver, usb, saw, blower, mower, grinder, trimmer, wrench, cutter, sprayer, laptop, pump',
  }),
  electrical('Others', 'deep-cycle-battery', 'Deep-cycle battery', {
    names:
      'tubular battery, inverter battery, deep cycle battery, gel battery, agm battery, dry cell battery, lead acid battery, solar battery, tubular + battery, gel + battery, tubular, battery',
    parameters: [
      measure('capacity', 'ah', { required: true, from: { ah: 1 }, min: 100, max: 2000 }),
      measure('voltage', 'v', { from: { v: 1 }, values: [2, 6, 12, 24, 48] }),
    ],
    brands:
      'Luminous, Felicity, Genus, Mercury, Su-Kam, Prag, Quanta, Ritar, Rocket, Eastman, Livguard, Exide',
    not: 'lithium, lifepo4, car, motorcycle, truck, charger, terminal, water, rack, cable, balancer, monitor, tester, acid only, cordless, toy, phone, laptop, generator, cage, box',
  }),
  electrical('Others', 'charge-controller', 'Solar charge controller', {
    names:
      'charge controller, solar charge controller, mppt charge controller, pwm charge controller, mppt, solar controller, mppt controller, charge + controller',
    parameters: [
      amps(true),
      measure('voltage', 'v', { from: { v: 1 }, values: [12, 24, 48, 96] }),
      choice('kind', { MPPT: 'mppt', PWM: 'pwm' }),
    ],
    brands: 'Felicity, Luminous, Growatt, Victron, Must, Cworth, Rubitec',
    not: 'inverter, street, light',
  }),
  electrical('Others', 'solar-panel', 'Solar panel', {
    names:
      'solar panel, mono solar panel, monocrystalline solar panel, monocrystalline panel, mono panel, bifacial panel, pv panel, pv module, solar module, solar + panel, solar panel mono, half cut solar panel, jinko, longi, trina',
    parameters: [measure('power', 'w', { required: true, from: { w: 1 }, min: 10, max: 800 })],
    brands: 'Jinko, Canadian, Jinko Solar, Longi, JA Solar, Felicity, Luminous, Trina, Rubitec, Africell',
    not: 'cable, rail, mount, kit, light, camera, installation, system, bracket, fan, pump, generator, charger, controller, cleaning',
  }),
  electrical('Others', 'cctv-kit', 'CCTV kit', {
    names: 'cctv kit, cctv + kit, cctv camera kit, cctv camera, cctv set, cctv system',
    parameters: [
      code('cameras', /\b(\d{1,2})[- ]?(?:cameras?|channels?|ch)\b/, { required: true, number: true }),
      code('resolution', /\b(\d)[- ]?(?:MP|megapixels?)\b/, { number: true }),
    ],
    not: 'installation, cable',
  }),
  electrical('Others', 'surge-arrester', 'Surge arrester', {
    names: 'surge arrester, surge protector, lightning arrester, surge arrestor, surge protection device',
    parameters: [measure('phases', 'phase', { required: true, from: { phase: 1 }, values: [1, 3] })],
    not: 'strip, extension',
  }),

  mechanical('Pipes', 'pvc-waste-pipe', 'PVC waste pipe', {
    names:
      'waste pipe, pvc waste pipe, soil pipe, pvc soil pipe, pvc + waste pipe, waste pvc pipe, waste + pvc pipe, soil + pvc pipe, waste + upvc pipe, soil + upvc pipe, upvc pipe + waste, pvc sewage pipe, soil and waste pipe',
    parameters: [bore(WASTE_BORES), wallClass({ heavy: 'heavy, thick', light: 'light' })],
    brands: PIPE_BRANDS,
    compared: 'm',
    packed: 'length',
    not: NOT_PIPE,
  }),
  mechanical('Pipes', 'pvc-pressure-pipe', 'PVC pressure pipe', {
    names:
      'pressure pipe, pvc pressure pipe, upvc pipe, upvc pressure pipe, casing pipe, borehole casing, pvc casing, pvc + pressure pipe, pressure + pvc pipe, upvc casing pipe, borehole casing pipe, pvc casing pipe',
    parameters: [bore(PRESSURE_BORES), pressureClass],
    brands: PIPE_BRANDS,
    compared: 'm',
    packed: 'length',
    not: `${NOT_PIPE}, waste, soil`,
  }),
  mechanical('Pipes', 'ppr-pipe', 'PPR pipe', {
    names: 'ppr pipe, ppr, ppr + pipe, ppr water pipe',
    parameters: [pprBore, pressureClass],
    brands: PIPE_BRANDS,
    compared: 'm',
    packed: 'length',
    conversions: [asks('bundle', 'How many lengths are in a bundle?')],
    not: NOT_PIPE,
  }),
  mechanical('Pipes', 'cpvc-pipe', 'CPVC pipe', {
    names: 'cpvc pipe, cpvc',
    parameters: [bore(PPR_BORES)],
    compared: 'm',
    packed: 'length',
    not: NOT_PIPE,
  }),
  mechanical('Pipes', 'steel-pipe', 'Galvanised steel pipe', {
    names: 'galvanised pipe, galvanised steel pipe, gi pipe, galvanised iron pipe, galvanised water pipe',
    parameters: [
      bore(STEEL_BORES),
      wallClass({ medium: 'medium, class b', heavy: 'heavy, class c', light: 'light, class a' }),
    ],
    compared: 'm',
    packed: 'length',
    not: `${NOT_PIPE}, square, rectangular, scaffold, scaffolding`,
  }),
  mechanical('Pipes', 'black-steel-pipe', 'Black steel pipe', {
    names:
      'black steel pipe, black pipe, steel pipe black, seamless pipe, schedule 40 pipe, black iron pipe, seamless steel pipe',
    parameters: [bore(STEEL_BORES), code('schedule', /\b(?:schedule|sch) ?\.?(\d{2})\b/, { number: true })],
    compared: 'm',
    packed: 'length',
    not: `${NOT_PIPE}, square, hdpe`,
  }),
  mechanical('Pipes', 'hdpe-pipe', 'HDPE pipe', {
    names: 'hdpe pipe, hdpe, poly pipe, polyethylene pipe, hdpe water pipe',
    parameters: [
      measure('bore', 'mm', { required: true, from: { mm: 1 }, min: 16, max: 630 }),
      pressureClass,
    ],
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll?')],
    not: `${NOT_PIPE}, tank, sheet, bag`,
  }),
  mechanical('Pipes', 'ac-copper-pipe', 'Copper AC pipe', {
    names:
      'copper ac pipe, ac copper pipe, ac pipe, copper pipe set, copper pipe, ac pipe set, copper ac pipe set',
    parameters: [
      code('sizes', /(\d\/\d(?: ?(?:inch|"|in))? ?(?:and|&|\+|x|by) ?\d\/\d)/, { required: true }),
    ].map((sizes) =>
      renamed(sizes, (value) =>
        String(value)
          .toLowerCase()
          .replace(/ ?(?:inch|"|in)/g, '')
          .replace(/ ?(?:and|&|\+|x|by) ?/, '+'),
      ),
    ),
    compared: 'm',
    packed: 'roll',
    conversions: [asks('roll', 'How many metres are on the roll?')],
    not: NOT_PIPE.replace('insulation, ', ''),
  }),
  mechanical('Fittings', 'pvc-fitting', 'PVC waste fitting', {
    names:
      'pvc + bend, pvc + tee, pvc elbow, pvc bend, pvc tee, pvc y, pvc fitting, pvc + elbow, waste elbow, pvc socket, pvc reducer, pvc + reducer, pvc plain tee, waste bend, waste tee, waste + elbow, waste + bend, waste + tee',
    parameters: [
      firstBore(WASTE_BORES),
      choice(
        'form',
        { bend: 'bend', elbow: 'elbow', tee: 'tee', Y: 'y, y tee', socket: 'socket', reducer: 'reducer' },
        { required: true },
      ),
    ],
    not: 'conduit, ppr',
  }),
  mechanical('Fittings', 'ppr-fitting', 'PPR fitting', {
    names:
      'ppr elbow, ppr tee, ppr socket, ppr fitting, ppr union, ppr + elbow, ppr + tee, ppr + socket, ppr + union, ppr + adaptor, ppr + reducer, ppr + bend, ppr + end cap, ppr + coupling, ppr + plug, ppr + cross',
    parameters: [
      firstBore(PPR_BORES, PPR_OUTSIDE),
      choice(
        'form',
        {
          elbow: 'elbow',
          tee: 'tee',
          socket: 'socket, coupling',
          union: 'union',
          adaptor: 'adaptor, adapter',
          reducer: 'reducer',
          bend: 'bend',
          cap: 'cap',
          plug: 'plug',
          cross: 'cross',
        },
        { required: true },
      ),
    ],
    packed: 'bag',
    conversions: [
      asks('bag', 'How many pieces are in a bag?'),
      asks('carton', 'How many pieces are in a carton?'),
    ],
    not: 'machine',
  }),
  mechanical('Fittings', 'gate-valve', 'Gate valve', {
    names: 'gate valve, brass gate valve, brass + gate valve',
    parameters: [bore(STEEL_BORES)],
    brands: VALVE_BRANDS,
    conversions: [asks('carton', 'How many are in a carton?')],
  }),
  mechanical('Fittings', 'ball-valve', 'Ball valve', {
    names: 'ball valve, brass ball valve',
    parameters: [bore(STEEL_BORES)],
    brands: VALVE_BRANDS,
    not: 'float, floating',
  }),
  mechanical('Fittings', 'flange', 'Steel flange', {
    names: 'steel flange, flange, slip on flange, pipe flange',
    parameters: [bore(STEEL_BORES), pressureClass],
    not: 'bolt, toilet, closet, wax, beam',
  }),
  mechanical('Fittings', 'wc-set', 'WC set', {
    names:
      'wc set, wc, water closet, close coupled wc set, close coupled wc, toilet seat set, complete wc, wc suite, toilet set, wc complete set, close couple wc',
    brands: 'Twyford, Sweet Home, Armitage Shanks, Ideal Standard, Virony, Goodwill, Queens, Kohler',
    packed: 'set',
    not: 'door, seat cover, wc seat, brush, cistern, fitting, basin, installation, paper, bowl cleaner, pan connector',
  }),
  mechanical('Fittings', 'wash-basin', 'Wash basin', {
    names:
      'wash hand basin, wash basin, pedestal basin, hand basin, wash basin pedestal, vessel basin, cabinet basin, cabinet wash basin, cabinet wash hand basin, basin cabinet, washing hand basin',
    parameters: [
      choice(
        'kind',
        { pedestal: 'pedestal, stand', cabinet: 'cabinet', 'counter top': 'counter top, table top, vessel' },
        { required: true },
      ),
    ],
    brands: 'Twyford, Sweet Home, Armitage Shanks, Ideal Standard, Virony, Goodwill',
    packed: 'set',
    not: 'tap, mixer, wc, waste, installation',
  }),
  mechanical('Fittings', 'kitchen-sink', 'Kitchen sink', {
    names:
      'kitchen sink, stainless sink, double bowl sink, single bowl sink, sink bowl, stainless steel sink, double bowl kitchen sink, bowl + sink',
    parameters: [
      choice(
        'bowls',
        { '1': 'single bowl, one bowl, single', '2': 'double bowl, two bowl, double' },
        { required: true },
      ),
    ],
    not: 'tap, mixer, faucet, cabinet, waste, strainer, mat, base, plunger, accessory, seal, rack',
  }),
  mechanical('Fittings', 'shower-mixer', 'Shower mixer', {
    names: 'shower mixer, shower tap, bath mixer, shower mixer set, shower set',
    packed: 'set',
    brands: 'Grohe, Twyford',
    not: 'curtain, caddy, chair, electric',
  }),
  mechanical('Fittings', 'basin-tap', 'Sensor tap', {
    names: 'sensor tap, sensor basin tap, sensor faucet, automatic sensor tap',
  }),
  mechanical('Fittings', 'tap', 'Tap', {
    names:
      'basin tap, kitchen tap, sink tap, kitchen sink tap, bib tap, brass tap, plastic tap, wash hand basin tap, water tap, ordinary tap, garden tap, pillar tap, bibcock, bib cock, kitchen faucet, basin faucet, basin mixer, kitchen mixer, sink mixer',
    parameters: [
      choice(
        'kind',
        {
          basin: 'basin, pillar',
          kitchen: 'kitchen, sink',
          bib: 'bib, bibcock, brass tap, plastic tap, water tap, ordinary, garden',
        },
        { required: true },
      ),
    ],
    not: 'sensor, shower, bath, drill, set, thread, washer, connector, filter, extension, hose',
  }),
  mechanical('Fittings', 'angle-valve', 'Angle valve', {
    names: 'angle valve, angle cock, angle stop valve',
    not: 'grinder',
  }),
  mechanical('Fittings', 'stop-cock', 'Stop cock', {
    names: 'stop cock, stopcock, stop tap, stop valve',
    parameters: [bore(STEEL_BORES)],
    not: 'angle',
  }),
  mechanical('Fittings', 'bottle-trap', 'Bottle trap', {
    names: 'bottle trap, basin trap, sink trap, basin bottle trap',
    not: 'fly, mouse, rat',
  }),
  mechanical('Fittings', 'pvc-trap', 'PVC trap', {
    names: 'p trap, pvc p trap, s trap, floor trap, gully trap, pvc trap, pvc floor trap',
    parameters: [bore(WASTE_BORES)],
    not: 'fly, mouse, rat',
  }),
  mechanical('Equipment', 'water-tank', 'Water storage tank', {
    names:
      'water storage tank, storage tank, water tank, overhead tank, plastic tank, geepee tank, gp tank, plastic water tank, storex tank, geepee, storex, tank, tanks',
    parameters: [
      litres([
        100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 750, 1000, 1200, 1250, 1500, 2000, 2200, 2500, 3000,
        4000, 5000, 6000, 7500, 8000, 10_000, 12_000, 15_000, 20_000,
      ]),
      measure('layers', 'layer', { from: { layer: 1 }, values: [1, 2, 3, 4, 5] }),
    ],
    brands: 'GeePee, Storex, GP, Gee Pee, Jojo, Caro, Milano',
    not: 'pipe, drain, valve, stand, septic, washing, fuel, gas, pressure, diesel, connector, heater, air, top, fish, stanchion, lid, cover, cleaner, compressor, emptying, tankless, sprayer, cistern, vacuum, propane, toilet, aquarium, filter, fitting, float, wet, tower, expansion, kit, trap, opener',
  }),
  mechanical('Equipment', 'surface-pump', 'Surface water pump', {
    names:
      'surface water pump, surface pump, water pump, pumping machine, booster pump, electric water pump, jet pump, peripheral pump',
    parameters: [horsepower],
    brands: 'Interdab, Pedrollo, Grundfos, Atlas, Leo, Sumo, Shimge, Marquis',
    not: 'submersible, borehole, solar, fuel, petrol, diesel, controller, kit, car, washer, pressure switch, transfer, wrench, cordless, heat',
  }),
  mechanical('Equipment', 'borehole-pump', 'Submersible borehole pump', {
    names:
      'submersible borehole pump, submersible pump, borehole pump, sumo pump, sumo, submersible water pump, submersible sumo pump',
    parameters: [horsepower],
    brands: 'Grundfos, Pedrollo, Interdab, Shimge, Italy, Franklin, Leo, Atlas',
    packed: 'set',
    not: 'solar, cable, pull, rope, nail, sewage, drainage, dirty, controller, fountain, pond',
  }),
  mechanical('Equipment', 'solar-pump', 'Solar borehole pump', {
    names: 'solar borehole pump, solar pump, solar water pump, solar submersible pump',
    parameters: [measure('power', 'kw', { required: true, from: { kw: 1, w: 0.001 }, min: 0.1, max: 30 })],
  }),
  mechanical('Equipment', 'split-ac', 'Split air conditioner', {
    names:
      'split air conditioner, split ac, split unit, split unit ac, split unit air conditioner, inverter ac, air conditioner split, wall split ac, ac split unit, inverter air conditioner, air conditioner, split inverter ac, airconditioner, split airconditioner, ' +
      `${AC_MAKERS.split(', ')
        .map((maker) => `${maker} + ac`)
        .join(', ')}, hp ac, hp inverter ac, ` +
      ' split + air conditioner, split + airconditioner, split + ac',
    parameters: [horsepower, choice('kind', { inverter: 'inverter, dual inverter' })],
    brands: AC_MAKERS,
    not: 'cassette, floor standing, standing, portable, window, servicing, remote, bracket, gas, cable, mini, installation, kit, pipe, cover, recharge, cleaner, tool, compressor, hose, manifold, socket, switch, stabiliser, stabilizer, breaker, controller, pump, motor, outdoor, drain, voltage',
  }),
  mechanical('Equipment', 'cassette-ac', 'Cassette air conditioner', {
    names:
      'cassette air conditioner, cassette ac, ceiling cassette ac, ceiling cassette, ceiling cassette air conditioner',
    parameters: [horsepower],
    brands: 'LG, Panasonic, Hisense, Gree, Midea, Daikin',
  }),
  mechanical('Equipment', 'water-heater', 'Electric water heater', {
    names: 'electric water heater, water heater, storage water heater, electric water heater tank',
    parameters: [litres()],
    brands: 'Ariston, Atlantic, Bosch, Haier Thermocool, Ferroli',
    not: 'switch, instant, solar, shower, gas, tankless, element, blanket, propane, kit, pan',
  }),
  mechanical('Equipment', 'instant-heater', 'Instant shower heater', {
    names:
      'instant shower heater, instant water heater, instant heater, shower heater, instantaneous water heater',
    parameters: [measure('power', 'kw', { required: true, from: { kw: 1, w: 0.001 }, min: 1, max: 30 })],
    brands: 'Ariston, Atlantic, Bosch, Century, Centon',
    not: 'switch, head',
  }),
  mechanical('Equipment', 'pressure-vessel', 'Pressure vessel', {
    names: 'pressure vessel, pressure tank, expansion vessel, water pressure vessel',
    parameters: [litres()],
    not: 'washer, switch, paint',
  }),
  mechanical('Equipment', 'extractor-hood', 'Kitchen extractor hood', {
    names: 'kitchen extractor hood, extractor hood, kitchen extractor, cooker hood, kitchen hood',
    parameters: [measure('width', 'cm', { required: true, from: { cm: 1, mm: 0.1 }, min: 50, max: 150 })],
    not: 'filter',
  }),
  mechanical('Others', 'septic-tank', 'Plastic septic tank', {
    names: 'septic tank, plastic septic tank, bio septic tank',
    parameters: [litres()],
    not: 'emptying, evacuation, cover, treatment, additive, construction, digging',
  }),
  mechanical('Others', 'manhole-cover', 'Inspection chamber cover', {
    names: 'inspection chamber cover, manhole cover, chamber cover, cast iron manhole cover, soakaway cover',
    parameters: [coverSize],
    not: 'lifter, key',
  }),
  mechanical('Others', 'filter-housing', 'Water filter housing', {
    names: 'water filter housing, filter housing, big blue filter, water filter, big blue housing',
    parameters: [measure('length', 'mm', { required: true, from: { inch: 25 }, values: [250, 500] })],
    not: 'refrigerator, pitcher, cartridge only, replacement, faucet, jug, fridge',
  }),
  mechanical('Others', 'ac-duct', 'Galvanised AC duct', {
    names: 'ac duct, galvanised ac duct, galvanised duct, ducting sheet, air duct, galvanised ac ducting',
    compared: 'm2',
    not: 'tape, cleaner, hose, fan',
  }),
  mechanical('Others', 'fire-extinguisher', 'Fire extinguisher', {
    names: 'fire extinguisher',
    parameters: [
      measure('capacity', 'kg', { required: true, from: { kg: 1, litre: 1 }, min: 1, max: 50 }),
      choice(
        'agent',
        {
          DCP: 'dcp, dry powder, dry chemical powder, powder, abc',
          CO2: 'co2, carbon dioxide',
          foam: 'foam',
          water: 'water',
        },
        { required: true },
      ),
    ],
    not: 'refill, servicing, cabinet, sign, box, ball',
  }),
  mechanical('Others', 'hose-reel', 'Fire hose reel', {
    names: 'fire hose reel, hose reel',
    parameters: [measure('length', 'm', { required: true, from: { m: 1 }, min: 10, max: 60 })],
    not: 'cabinet, garden, air, pressure, piping, sprinkler, box',
  }),

  electricians(
    'Cables',
    'labour-wiring',
    'Electrical wiring',
    'electrician, wiring, rewiring, electrical wiring, house wiring, electrical work',
    'point',
  ),
  electricians(
    'Cables',
    'labour-cable-laying',
    'Cable laying',
    'armoured cable laying, cable laying, glanding',
    'm',
  ),
  electricians(
    'Cable Tray',
    'labour-conduit',
    'Conduit piping',
    'conduit piping, conduiting, trunking fixing, cable tray and trunking fixing',
    'm2',
  ),
  electricians(
    'Power Outlets',
    'labour-second-fix',
    'Second fix',
    'second fix, switch fitting, socket and switch fitting, switch fitting, socket fitting',
    'nr',
  ),
  electricians(
    'Lighting',
    'labour-light-fitting',
    'Fitting of lights',
    'light fitting installation, strip light laying, light installation, fitting of lights',
    'point',
  ),
  electricians(
    'Others',
    'labour-solar',
    'Solar installation',
    'solar installation, inverter installation, solar and inverter installation, solar installer',
    'nr',
  ),
  electricians(
    'Others',
    'labour-earthing',
    'Earthing',
    'earthing, lightning protection',
    'nr',
    'lug, clamp, compound, bentonite, powder, bar, kit, tape, mat, conductor',
  ),
  plumbers('Pipes', 'labour-plumbing', 'Plumbing', 'plumber, plumbing, waste piping, plumbing work', 'point'),
  plumbers('Pipes', 'labour-trenching', 'Trenching and pipe laying', 'trenching, pipe laying', 'm'),
  plumbers(
    'Fittings',
    'labour-sanitary',
    'Fitting of sanitary ware',
    'wc and basin installation, bathroom ware fixing, wc installation, wc fixing, sanitary fixing, sanitary ware installation',
    'nr',
  ),
  plumbers(
    'Equipment',
    'labour-ac',
    'Air-conditioner work',
    'ac installation, split ac installation, ac servicing, air conditioner servicing, air conditioner installation',
    'nr',
  ),
  plumbers(
    'Others',
    'labour-soakaway',
    'Soakaway digging',
    'soakaway digging, soakaway excavation, soakaway',
    'm3',
  ),
]
