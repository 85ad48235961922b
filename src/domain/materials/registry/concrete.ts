import type { ConversionRule } from '../material.ts'
import { code, measure, renamed } from '../parameters.ts'
import { labourOf, materialsOf } from './define.ts'

const material = materialsOf('concrete')
const labour = labourOf('concrete')

const MINNA_PITS = 'Abdullahi, Yakubu and Aguwa, Arid Zone J. 13(6) 2017, 734–742: loose 1.38 to 1.48'
const LOOSE_GRANITE = 'Open Civil Eng. J. 13, 118, table 3: loose 1.42, rodded 1.50'

/** Loose material: tonnes in a cubic metre. */
const loose = (tonnes: number, source: string): readonly ConversionRule[] => [
  { class: 'nominal', from: 'm3', holds: tonnes, source },
]

/** Sieve sizes of crushed stone, by the inch that quarries sell them by (BS EN 12620; practice). */
const stone = measure('size', 'mm', {
  required: true,
  from: {
    mm: 1,
    inch: { '1/4': 6, '3/8': 10, '1/2': 12.5, '3/4': 19, '1': 25, '1 1/2': 40, '1.5': 40, '2': 50 },
  },
  min: 4,
  max: 80,
})
const SAME_STONE: Record<string, number> = { '20': 19, '12': 12.5, '13': 12.5 }
const stoneSize = renamed(stone, (value) => SAME_STONE[String(value)] ?? value)

const strength = code('strength', /\b([345]2\.5) ?[NR]?\b/, { name: 'strength class', shortName: 'class' })

export const CONCRETE = [
  material('Cement', 'cement', 'Cement', {
    names: 'portland cement, opc, limestone cement, cement bag, portland limestone cement',
    parameters: [strength],
    brands:
      'Dangote, BUA, Lafarge, Elephant, Ashaka, Supaset, UniCem, Ibeto, Purechem, Sokoto, Mangal, Eagle',
    compared: 'kg',
    packed: 'bag',
    conversions: [
      { class: 'nominal', from: 'bag', holds: 50, source: 'NIS 444-1: bags of 50 kg' },
      { class: 'nominal', from: 'm3', holds: 1440, source: 'structville.com: loose 1,440 kg/m³' },
    ],
    not: 'for tile, white, colored, solvent, rubber, contact, refractory, board, paint, tile, pop, mixer, paste, silo, sheet, pvc, mortar',
  }),
  material('Cement', 'white-cement', 'White cement', {
    names: 'white portland cement, white + cement',
    parameters: [strength],
    brands: 'Dangote, JK, Royal, Snowcem, Atlas',
    compared: 'kg',
    packed: 'bag',
    conversions: [{ class: 'seller', from: 'bag', asks: 'How many kilograms are in a bag?' }],
    not: 'chip, grout, sand',
  }),
  material('Sharp Sand', 'sharp-sand', 'Sharp sand', {
    names: 'river sand, washed sand, sharp + sand',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, MINNA_PITS),
    not: 'plaster, plastering, soft, filling',
  }),
  material('Sharp Sand', 'plaster-sand', 'Plaster sand', {
    names: 'plastering sand, soft sand, smooth sand, fine sand, plaster + sand, soft river sand, mason sand',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, MINNA_PITS),
  }),
  material('Sharp Sand', 'filling-sand', 'Filling sand', {
    names: 'fill sand, sand for filling, utility sand, sharp filling sand',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, MINNA_PITS),
  }),
  material('Sharp Sand', 'laterite', 'Laterite', {
    names: 'red earth, red sand, earth sand, filling laterite, laterite sand',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.6, 'recommended from EN 1991-1-1, annex A'),
    not: 'brick, block, stabilised',
  }),
  material('Granite', 'granite', 'Granite', {
    names:
      'crushed granite, granite chipping, crushed stone, chipping, blue granite, coarse aggregate, granite stone, granite aggregate, granite inch',
    parameters: [stoneSize],
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, LOOSE_GRANITE),
    not: 'slab, dust, worktop, tile, marble, floor, countertop, top, polished, kitchen, base, boulder, hardcore, sawn, tombstone, hand, sink, sealer, paint',
  }),
  material('Granite', 'gravel', 'Gravel', {
    names: 'washed gravel, local gravel, river gravel, gravel stone',
    parameters: [stoneSize],
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, LOOSE_GRANITE),
    not: 'pebble, landscape, board, aquarium',
  }),
  material('Granite', 'stone-dust', 'Stone dust', {
    names: 'quarry dust, granite dust, granite stone dust, stonedust',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.45, LOOSE_GRANITE),
    not: 'block, mask',
  }),
  material('Granite', 'hardcore', 'Hardcore', {
    names: 'hard core, hardcore boulder, boulder, hardcore stone, foundation stone',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.9, 'EN 1991-1-1, table A.6: 18.5 to 19.5 kN/m³'),
  }),
  material('Granite', 'stone-base', 'Stone base', {
    names: 'crusher run, stonebase, road base',
    compared: 'tonne',
    packed: 'trip',
    conversions: loose(1.6, 'recommended from EN 1991-1-1, annex A'),
  }),
  material('Granite', 'hand-broken-stone', 'Hand-broken stone', {
    names:
      'hand broken stone, broken stone, hand crushed stone, local stone, hand crushed granite, hand broken granite',
    compared: 'm3',
  }),
  material('Granite', 'marble-chips', 'Marble chips', {
    names: 'marble chip, marble chipping, terrazzo chip',
    compared: 'tonne',
    packed: 'trip',
  }),
  material('Cement', 'ready-mix', 'Ready-mixed concrete', {
    names: 'ready mix concrete, ready mixed concrete, readymix concrete, ready mix, readymix, rmc concrete',
    parameters: [code('grade', /\b(?:C|M|grade ?)(\d{2})(?:\/\d{2})?\b/, { required: true, number: true })],
    compared: 'm3',
    not: 'dry, bag, mixer, truck',
  }),
  material('Cement', 'waterproof-additive', 'Waterproof cement additive', {
    names:
      'waterproof cement, waterproofing cement, waterproof cement additive, waterproofing additive, waterproofing powder, cement additive, admixture, concrete admixture, waterproof admix',
    brands: 'Sika, Pudlo, Crocodile, Purechem, Fosroc',
    compared: 'kg',
    packed: 'bag',
    conversions: [{ class: 'seller', from: 'bag', asks: 'How many kilograms are in one?' }],
  }),
  material('Cement', 'damp-proof-membrane', 'Damp-proof membrane', {
    names:
      'dpm, dpc, damp proof membrane, damp proof course, polythene sheet, dpm nylon, polythene membrane, dpm polythene, dpc nylon',
    parameters: [
      measure('gauge', 'gauge', { from: { gauge: 1 }, values: [250, 300, 500, 1000, 1200], bare: true }),
    ],
    compared: 'm2',
    packed: 'roll',
    conversions: [{ class: 'seller', from: 'roll', asks: 'How many square metres are on a roll?' }],
  }),

  labour(
    'Cement',
    'labour-concreting',
    'Concreting',
    'concreting gang, concrete casting, slab casting, casting gang, concreting, casting labour, decking casting, casting of concrete, casting of slab, concrete work, concrete labour',
    'm3',
  ),
  labour('Cement', 'labour-offloading', 'Offloading', 'offloading, offloader, loading of, stacking of', 'nr'),
  labour(
    'Cement',
    'labour-general',
    'General labour',
    'labourer, unskilled labour, casual labour, site labourer, unskilled labourer, daily labour, site helper',
    'day',
  ),
  labour(
    'Sharp Sand',
    'labour-filling',
    'Filling and levelling',
    'sand filling, foundation filling, hardcore packing, filling labour, excavation, digging',
    'm3',
  ),
]
