import type { CategoryId, ProductType, SubCategory, Unit } from '#domain/catalogue.ts'

/** Parts of the names of generated products: brand, item, size and article number. */
type ProductKind = {
  category: CategoryId
  subCategory: SubCategory
  type: ProductType
  unit: Unit
  /** Minimum and maximum in naira. */
  price: readonly [number, number]
  things: readonly string[]
  sizes: readonly string[]
}

const material = (
  category: CategoryId,
  subCategory: SubCategory,
  unit: Unit,
  price: readonly [number, number],
  things: readonly string[],
  sizes: readonly string[],
): ProductKind => ({ category, subCategory, type: 'Material', unit, price, things, sizes })

const labour = (
  category: CategoryId,
  subCategory: SubCategory,
  unit: Unit,
  price: readonly [number, number],
  things: readonly string[],
): ProductKind => ({
  category,
  subCategory,
  type: 'Labour',
  unit,
  price,
  things,
  sizes: ['per day', 'small job', 'whole site', 'with helper', 'night shift'],
})

const MILLIMETRES = ['8 mm', '10 mm', '12 mm', '16 mm', '20 mm', '25 mm', '32 mm']
const INCHES = ['1/2 inch', '3/4 inch', '1 inch', '2 inch', '3 inch', '4 inch', '6 inch']
const TILES = ['30 x 30 cm', '40 x 40 cm', '60 x 60 cm', '60 x 120 cm', '25 x 40 cm', '80 x 80 cm']

export const PRODUCT_KINDS: readonly ProductKind[] = [
  material(
    'concrete',
    'Cement',
    'bags',
    [9_500, 13_000],
    ['Portland cement', 'block cement', 'white cement'],
    ['42.5R 50 kg', '42.5N 50 kg', '32.5R 50 kg', '52.5N 40 kg'],
  ),
  material(
    'concrete',
    'Sharp Sand',
    'tonnes',
    [9_000, 24_000],
    ['sharp sand', 'washed river sand', 'plaster sand'],
    ['5 tonnes', '10 tonnes', '20 tonnes', '30 tonnes'],
  ),
  material(
    'concrete',
    'Granite',
    'tonnes',
    [18_000, 42_000],
    ['granite chippings', 'crushed granite', 'stone dust', 'hardcore'],
    ['3/8 inch', '1/2 inch', '3/4 inch', '1 inch'],
  ),
  material(
    'formwork',
    'Hardwood',
    'nr',
    [2_500, 38_000],
    ['marine board', 'hardwood plank', 'bamboo prop', 'shuttering plywood'],
    ['12 mm', '18 mm', '1 x 12', '2 x 3', '2 x 4', '2 x 6'],
  ),
  material(
    'formwork',
    'Nails',
    'bags',
    [32_000, 62_000],
    ['wire nails', 'concrete nails', 'clout nails'],
    INCHES,
  ),
  material(
    'reinforcement',
    'Reinforcement Bar',
    'tonnes',
    [780_000, 1_250_000],
    ['high yield rebar', 'TMT iron rod', 'mild steel rod', 'BRC mesh'],
    MILLIMETRES,
  ),
  material(
    'reinforcement',
    'Binding Wire',
    'nr',
    [18_000, 42_000],
    ['binding wire', 'soft annealed wire', 'tying wire'],
    ['16 gauge', '18 gauge', '20 gauge'],
  ),
  material(
    'blockwork',
    'Sandcrete Block',
    'nr',
    [450, 1_200],
    ['hollow block', 'solid block', 'vibrated block', 'interlocking block'],
    ['4 inch', '5 inch', '6 inch', '9 inch'],
  ),
  material(
    'blockwork',
    'Brickwall',
    'nr',
    [180, 900],
    ['burnt clay brick', 'facing brick', 'perforated brick', 'fire brick'],
    ['225 mm', '215 mm', '290 mm'],
  ),
  material(
    'finishes',
    'Floor',
    'm2',
    [5_500, 42_000],
    ['porcelain floor tile', 'vitrified tile', 'terrazzo tile', 'vinyl plank'],
    TILES,
  ),
  material(
    'finishes',
    'Wall',
    'm2',
    [4_500, 28_000],
    ['ceramic wall tile', 'mosaic tile', 'emulsion paint', 'textured paint'],
    TILES,
  ),
  material(
    'finishes',
    'Ceiling',
    'm2',
    [3_200, 16_000],
    ['PVC ceiling panel', 'gypsum board', 'POP ceiling', 'asbestos-free board'],
    ['7 mm', '9 mm', '12 mm', '600 x 600'],
  ),
  material(
    'openings',
    'Windows',
    'nr',
    [45_000, 320_000],
    ['aluminium casement window', 'sliding window', 'louvre window'],
    ['600 x 600', '900 x 1200', '1200 x 1200', '1800 x 1200'],
  ),
  material(
    'openings',
    'Door',
    'nr',
    [55_000, 850_000],
    ['security steel door', 'panel door', 'flush door', 'bathroom PVC door'],
    ['3 ft', '4 ft', '5 ft', '6 ft'],
  ),
  material(
    'openings',
    'Others',
    'nr',
    [2_500, 65_000],
    ['mortise lock', 'door hinge', 'burglary proof', 'roller shutter'],
    ['3 inch', '4 inch', 'heavy duty', 'stainless'],
  ),
  material(
    'roofing',
    'Roof Covering',
    'm2',
    [3_800, 14_000],
    ['long span aluminium', 'stone coated tile', 'step tile sheet', 'corrugated sheet'],
    ['0.45 mm', '0.55 mm', '0.70 mm'],
  ),
  material(
    'roofing',
    'Roof Members',
    'nr',
    [2_800, 58_000],
    ['roof truss timber', 'purlin', 'steel truss', 'fascia board'],
    ['2 x 3', '2 x 4', '2 x 6', '1 x 12'],
  ),
  material(
    'roofing',
    'Roof Accessories',
    'nr',
    [1_200, 24_000],
    ['ridge cap', 'roof gutter', 'flashing', 'roofing screw'],
    ['0.45 mm', '0.55 mm', '70 mm', '100 mm'],
  ),
  material(
    'roofing',
    'Others',
    'nr',
    [3_500, 48_000],
    ['roof insulation', 'bitumen felt', 'skylight sheet', 'roof sealant'],
    ['10 m roll', '20 m roll', '5 kg', '20 kg'],
  ),
  material(
    'electrical',
    'Cables',
    'm',
    [350, 9_500],
    ['single core cable', 'flat twin cable', 'armoured cable', 'flexible cable'],
    ['1.5 mm2', '2.5 mm2', '4 mm2', '6 mm2', '10 mm2', '16 mm2'],
  ),
  material(
    'electrical',
    'Cable Tray',
    'm',
    [2_500, 18_000],
    ['perforated cable tray', 'cable ladder', 'steel trunking', 'PVC trunking'],
    ['50 mm', '100 mm', '150 mm', '300 mm'],
  ),
  material(
    'electrical',
    'Power Outlets',
    'nr',
    [900, 14_000],
    ['double socket', 'gang switch', 'cooker unit', 'distribution board'],
    ['13 A', '15 A', '45 A', '8 way', '12 way'],
  ),
  material(
    'electrical',
    'Lighting',
    'nr',
    [1_800, 95_000],
    ['LED panel', 'flood light', 'pendant light', 'street light'],
    ['6 W', '12 W', '18 W', '50 W', '100 W'],
  ),
  material(
    'electrical',
    'Others',
    'nr',
    [1_500, 420_000],
    ['conduit pipe', 'change-over switch', 'solar inverter', 'earth rod'],
    ['20 mm', '25 mm', '5 kVA', '63 A'],
  ),
  material(
    'mechanical',
    'Pipes',
    'nr',
    [1_500, 46_000],
    ['PVC waste pipe', 'PPR pipe', 'galvanised pipe', 'HDPE pipe'],
    INCHES,
  ),
  material(
    'mechanical',
    'Fittings',
    'nr',
    [250, 28_000],
    ['elbow', 'tee joint', 'ball valve', 'union connector', 'tap'],
    INCHES,
  ),
  material(
    'mechanical',
    'Equipment',
    'nr',
    [45_000, 1_900_000],
    ['submersible pump', 'surface pump', 'water heater', 'split air conditioner'],
    ['0.5 HP', '1 HP', '1.5 HP', '2 HP', '50 litres'],
  ),
  material(
    'mechanical',
    'Others',
    'nr',
    [8_500, 260_000],
    ['water closet', 'wash basin', 'overhead tank', 'kitchen sink'],
    ['1000 litres', '2000 litres', 'single bowl', 'double bowl'],
  ),
  labour('concrete', 'Cement', 'm3', [9_000, 26_000], ['concrete casting gang', 'mixer operator']),
  labour('blockwork', 'Sandcrete Block', 'm2', [1_200, 4_500], ['mason', 'bricklayer', 'plasterer']),
  labour('reinforcement', 'Reinforcement Bar', 'tonnes', [65_000, 140_000], ['iron bender', 'steel fixer']),
  labour('finishes', 'Floor', 'm2', [1_800, 6_500], ['tiler', 'terrazzo worker', 'painter']),
  labour('roofing', 'Roof Covering', 'm2', [1_500, 5_200], ['roofer', 'roof carpenter']),
  labour('electrical', 'Cables', 'nr', [3_000, 25_000], ['electrician', 'house wiring team']),
  labour('mechanical', 'Pipes', 'nr', [3_500, 28_000], ['plumber', 'borehole technician']),
]

export const BRANDS = [
  'Dangote',
  'BUA',
  'Lafarge',
  'Elephant',
  'Unicem',
  'Ashaka',
  'Julius',
  'Coleman',
  'Cutix',
  'Nigerchin',
  'Kabelmetal',
  'Royal',
  'CDK',
  'Golden Crown',
  'Virony',
  'Tower',
  'Nigalex',
  'Aluminium City',
  'Geeta',
  'Emenite',
  'Dulux',
  'Berger',
  'Sandtex',
  'Schneider',
  'Legrand',
  'Hager',
  'Pedrollo',
  'Interdab',
  'Ariston',
  'Twyford',
]

/** One of each makes the name of a small manufacturer or a shop: a few thousand similar words. */
export const SYLLABLES = {
  first: [
    'Ade',
    'Olu',
    'Chi',
    'Nna',
    'Eze',
    'Bala',
    'Musa',
    'Ogu',
    'Ife',
    'Oba',
    'Uche',
    'Kanu',
    'Dami',
    'Ayo',
    'Tunde',
    'Zango',
  ],
  middle: ['ko', 'ba', 'wu', 'mi', 'ri', 'la', 'do', 'sho', 'ne', 'gu', 'ta', 'fe', 'yi', 'zu', 'mo', 'ka'],
  last: ['la', 'ma', 'nwa', 'kun', 'tola', 'ye', 'bi', 'dara', 'wale', 'kola', 're', 'sun', 'mide', 'go'],
}

export const SHOPS = ['Stores', 'Depot', 'Ventures', 'Builders', 'Supplies', 'Homes', 'and Sons', 'Materials']

export const DESCRIPTIONS = [
  'New stock, sold with receipt. Delivery within the state is quoted by distance; collection from the yard is free.',
  'Factory sealed and checked before it leaves the shop. Ask for the price of a full load, and for the test certificate where one exists.',
  'We have supplied sites here for more than ten years. What is damaged on the way is replaced the same week, no long story.',
  'For contractors and for people who build one room at a time. Come and see it, or send your driver with the waybill number.',
  'Price is for one unit and moves with the market: call before you pay. Discount from ten units upward; loading is ours, transport is yours.',
]

export const HOMES = [
  'flat',
  'terrace duplex',
  'detached house',
  'bungalow',
  'semi-detached house',
  'penthouse',
]

export const AREAS = [
  ['Lagos', 'Ikate'],
  ['Lagos', 'Lekki Phase 1'],
  ['Lagos', 'Chevron'],
  ['Lagos', 'Ajah'],
  ['Lagos', 'Ikeja GRA'],
  ['Lagos', 'Yaba'],
  ['Lagos', 'Surulere'],
  ['Lagos', 'Ikorodu'],
  ['FCT', 'Maitama'],
  ['FCT', 'Gwarinpa'],
  ['FCT', 'Lugbe'],
  ['FCT', 'Wuse'],
  ['Rivers', 'Old GRA'],
  ['Rivers', 'Rumuokoro'],
  ['Oyo', 'Bodija'],
  ['Oyo', 'Akobo'],
  ['Enugu', 'Independence Layout'],
  ['Enugu', 'Trans Ekulu'],
  ['Kaduna', 'Barnawa'],
  ['Kano', 'Nassarawa GRA'],
  ['Edo', 'Ugbowo'],
  ['Delta', 'Asaba'],
  ['Ogun', 'Mowe'],
  ['Plateau', 'Rayfield'],
] as const

export const REVIEW_COMMENTS = [
  'Came on the day that was agreed, and the count was complete.',
  'Good material, but the driver wanted extra money at the gate.',
  'I have bought here three times. They pick the phone and they deliver.',
  'Two pieces were broken; they replaced both without trouble.',
  'The price changed between the call and the shop.',
]
