/** What every render shows, and for which goods, trades and homes it may stand. */
import type { CategoryId, SubCategory } from '#domain/catalogue.ts'

export type ProductRender = {
  name: string
  alt: string
  category: CategoryId
  /** Labour pictures stand for a whole trade. */
  subCategory?: SubCategory
  /** Where a product's name has one of these words, this picture is the nearest; otherwise any of the sub-category will do. */
  words?: string[]
  /** Too particular to stand for a product without its words. */
  onlyByWords?: true
}

export type HomeRender = {
  name: string
  alt: string
  /** An outside goes with a building of its kind, an inside with any furnished or unfurnished home. */
  kind: 'bungalow' | 'detached' | 'semi-detached' | 'terrace' | 'flats' | 'rooms' | 'penthouse' | 'inside'
  /** Where a home's name has one of these words, this outside is the nearest, whatever its kind; such an inside is for these alone. */
  words?: string[]
  furnished?: boolean
}

export type CompanyRender = { name: string; alt: string }

const of =
  (category: CategoryId, subCategory: SubCategory) =>
  (name: string, alt: string, words?: string[], onlyByWords?: true): ProductRender => ({
    name: `${category}-${name}`,
    alt,
    category,
    subCategory,
    ...(words && { words }),
    ...(onlyByWords && { onlyByWords }),
  })

const trade = (name: string, category: CategoryId, alt: string, words?: string[]): ProductRender => ({
  name,
  alt,
  category,
  ...(words && { words }),
})

const cement = of('concrete', 'Cement')
const sand = of('concrete', 'Sharp Sand')
const granite = of('concrete', 'Granite')
const hardwood = of('formwork', 'Hardwood')
const nails = of('formwork', 'Nails')
const rods = of('reinforcement', 'Reinforcement Bar')
const wire = of('reinforcement', 'Binding Wire')
const blocks = of('blockwork', 'Sandcrete Block')
const bricks = of('blockwork', 'Brickwall')
const floor = of('finishes', 'Floor')
const wall = of('finishes', 'Wall')
const ceiling = of('finishes', 'Ceiling')
const windows = of('openings', 'Windows')
const doors = of('openings', 'Door')
const openings = of('openings', 'Others')
const covering = of('roofing', 'Roof Covering')
const members = of('roofing', 'Roof Members')
const accessories = of('roofing', 'Roof Accessories')
const roofing = of('roofing', 'Others')
const cables = of('electrical', 'Cables')
const tray = of('electrical', 'Cable Tray')
const outlets = of('electrical', 'Power Outlets')
const lighting = of('electrical', 'Lighting')
const electrical = of('electrical', 'Others')
const pipes = of('mechanical', 'Pipes')
const fittings = of('mechanical', 'Fittings')
const equipment = of('mechanical', 'Equipment')
const mechanical = of('mechanical', 'Others')

export const PRODUCT_RENDERS: ProductRender[] = [
  cement('cement-pallet', 'A pallet of cement bags'),
  cement('cement-bags', 'Four bags of cement'),
  cement('cement-white', 'Bags of white cement', ['White'], true),
  sand('sharp-sand-heap', 'A heap of sharp sand with a shovel and a headpan'),
  sand('sharp-sand-headpan', 'A headpan full of sharp sand'),
  sand('plaster-sand', 'A heap of soft sand with a sieve', ['Plaster', 'soft', 'screened'], true),
  granite('granite-heap', 'A heap of crushed granite with a headpan'),
  granite('granite-headpan', 'A headpan full of crushed granite'),
  granite('stone-dust', 'A heap of stone dust with a shovel', ['dust'], true),
  granite('hardcore-boulders', 'Hardcore boulders', ['boulders', 'Hardcore', 'Hand-broken'], true),
  granite('marble-chips', 'A heap of white marble chips', ['marble'], true),
  hardwood('planks', 'Hardwood planks stacked on sticks', ['plank', 'board', 'shuttering', 'trailer']),
  hardwood('hardwood-2x4', 'A stack of sawn hardwood', ['x 4', 'x 3', 'bearer']),
  hardwood('hardwood-2x2', 'A strapped bundle of 2 x 2 hardwood', ['2 x 2'], true),
  hardwood('planed-iroko', 'Planed iroko boards', ['Planed'], true),
  hardwood('marine-board-brown', 'Brown marine boards', ['Marine board 18 mm, 4 x 8 ft, brown'], true),
  hardwood('marine-board-black', 'Black marine boards', ['black film'], true),
  hardwood('bamboo-props', 'Bamboo props', ['Bamboo', 'props, 4 m', 'mangrove'], true),
  hardwood('acrow-props', 'Steel props', ['Acrow'], true),
  nails('wire-nails-4-inch', 'A heap of wire nails', ['loose', '4 inch', '5 inch']),
  nails('wire-nails-carton', 'A carton of wire nails', ['3 inch', '2 inch']),
  nails('concrete-nails', 'Hardened concrete nails', ['Concrete nails'], true),
  nails('double-head-nails', 'Double-head nails', ['Double-head'], true),
  rods('rod-bundle', 'Two bundles of ribbed iron rods'),
  rods('high-yield-25', 'Thick high-yield bars on bearers', ['20 mm', '25 mm', '16 mm']),
  rods('rod-ends', 'The ends of a bundle of iron rods', ['trailer']),
  rods('rusty-local-rod', 'Thin iron rods with a film of rust', ['10 mm']),
  rods('rod-coil', 'Rod in a coil', ['coil'], true),
  rods('mesh-roll', 'A roll of mesh reinforcement', ['mesh'], true),
  rods('square-bar', 'Square steel bars', ['square'], true),
  rods('spacers', 'Plastic rebar spacers', ['spacers'], true),
  wire('binding-wire-coil', 'A coil of black binding wire'),
  wire('binding-wire-rolls', 'Rolls of binding wire', ['tonne']),
  wire('galvanised-wire', 'Coils of galvanised wire', ['Galvanised']),
  wire('wire-ties', 'Cut wire ties', ['ties'], true),
  blocks('hollow-9-inch', '9-inch hollow sandcrete blocks', ['9-inch']),
  blocks('hollow-6-inch', '6-inch hollow sandcrete blocks', ['6-inch', '5-inch']),
  blocks('single-block', 'A hollow sandcrete block'),
  blocks('solid-block', 'Solid sandcrete blocks', ['solid'], true),
  blocks('ventilation-block', 'Ventilation blocks', ['Ventilation'], true),
  blocks('decking-clay-pot', 'Hollow clay pots', ['clay'], true),
  bricks('clay-brick', 'Red clay bricks'),
  bricks('perforated-brick', 'Perforated clay bricks', ['Perforated']),
  bricks('brick-wall-sample', 'A piece of brick wall'),
  bricks('brick-slips', 'Brick slips', ['slip'], true),
  bricks('coping-brick', 'Half-round coping bricks', ['coping'], true),
  bricks('interlocking-laterite', 'Interlocking laterite bricks', ['interlocking'], true),
  bricks('split-face', 'Split-face bricks', ['Split-face'], true),
  floor('porcelain-tile', 'Polished porcelain tiles', ['porcelain']),
  floor('ceramic-tile', 'Ceramic floor tiles on a bed', ['Ceramic']),
  floor('wood-look-plank', 'Wood-look porcelain planks', ['Wood-look']),
  floor('tile-adhesive', 'Bags of tile adhesive', ['adhesive'], true),
  floor('granite-slab', 'Sawn granite slabs', ['slab'], true),
  floor('paving-stone', 'Interlocking paving stones', ['paving'], true),
  floor('kerb-stone', 'Kerb stones', ['kerb'], true),
  floor('clay-paver', 'Clay pavers in herringbone', ['paver'], true),
  floor('terrazzo', 'Terrazzo samples', ['Terrazzo'], true),
  wall('emulsion-paint', 'Buckets of emulsion paint with a roller', ['emulsion', 'Weathershield']),
  wall('wall-tile', 'Glazed wall tiles', ['tile']),
  wall('satin-paint', 'An open bucket of satin paint', ['Satin']),
  wall('gloss-paint', 'Tins of gloss paint', ['Gloss'], true),
  wall('textured-coat', 'Textured wall coating', ['Textured'], true),
  wall('screeding-putty', 'Ready-mixed wall putty', ['putty'], true),
  wall('stone-cladding', 'Split stone cladding', ['cladding'], true),
  wall('tile-grout', 'Bags of tile grout', ['grout', 'additive'], true),
  ceiling('gypsum-board', 'Gypsum boards', ['Gypsum']),
  ceiling('pop-cement', 'Bags of plaster of Paris', ['POP cement']),
  ceiling('pvc-ceiling', 'PVC ceiling panels', ['PVC'], true),
  ceiling('suspended-tile', 'Mineral ceiling tiles', ['Suspended'], true),
  ceiling('ceiling-sheet', 'Flat ceiling sheets', ['flat ceiling'], true),
  ceiling('pop-cornice', 'POP cornices', ['cornice'], true),
  windows('sliding-window', 'A white sliding window', ['sliding', 'Curtain']),
  windows('casement-window', 'A brown casement window', ['casement', 'Steel window']),
  windows('projected-window', 'A top-hung window', ['Projected'], true),
  windows('louvre-window', 'A louvre window in hardwood', ['Louvre'], true),
  windows('burglary-bars', 'Burglary-proof bars', ['Burglary'], true),
  doors('panel-door', 'A panelled hardwood door, ajar', ['panel', 'mahogany']),
  doors('steel-door', 'A steel security door', ['Steel']),
  doors('flush-door', 'A veneered and a white door', ['Flush', 'HDF', 'WPC'], true),
  doors('gate', 'A compound gate', ['gate'], true),
  openings('lock-set', 'A brass lock set with keys', ['lock']),
  openings('stair-railing', 'A stainless railing with glass', ['railing', 'balustrade', 'Shower']),
  openings('hinges', 'Stainless hinges', ['hinge'], true),
  openings('sealant', 'Silicone sealant in a gun', ['sealant'], true),
  covering('longspan-aluminium', 'Red long-span roofing sheets', ['longspan']),
  covering('stone-coated', 'Stone-coated roof tiles', ['Stone-coated']),
  covering('longspan-blue', 'Blue and plain long-span sheets', ['Aluzinc', 'Dei-Dei']),
  covering('corrugated-zinc', 'Corrugated zinc sheets', ['zinc sheet'], true),
  covering('step-tile', 'Step-tile roofing sheets', ['Step tile', 'Metcoppo'], true),
  covering('fibre-cement', 'Fibre-cement roof sheets', ['Fibre-cement'], true),
  members('timber-truss', 'Timber roof trusses'),
  members('steel-truss', 'Steel roof trusses', ['steel']),
  members('timber-2x6', 'A stack of roof timber', ['timber', 'Purlin', 'plate', 'board']),
  members('z-purlin', 'Galvanised Z-purlins', ['Z-purlin'], true),
  accessories('ridge-cap', 'Aluminium ridge caps', ['ridge cap']),
  accessories('box-gutter', 'Roof gutters', ['gutter']),
  accessories('felt-rolls', 'Rolls of roofing felt', ['felt'], true),
  accessories('screws-nails', 'Roofing screws', ['screws', 'nails', 'bolts'], true),
  accessories('clay-ridge', 'Clay ridge tiles', ['Clay'], true),
  roofing('waterproofing', 'Buckets of roof waterproofing', ['waterproofing', 'preservative', 'cladding']),
  roofing('foil-insulation', 'A roll of reflective foil insulation', ['foil']),
  roofing('tank-stand', 'A steel tank stand', ['stand'], true),
  roofing('turbine-ventilator', 'A roof turbine ventilator', ['ventilator'], true),
  cables('cable-coils', 'Coils of copper cable in four colours', ['coil']),
  cables('cable-single-coil', 'A coil of blue copper cable', ['per m']),
  cables('armoured-cable-drum', 'Armoured cable on a drum', ['armoured', 'ABC'], true),
  tray('perforated-tray', 'Perforated cable tray', ['tray', 'steel trunking']),
  tray('cable-ladder', 'Cable ladder', ['ladder']),
  tray('conduit', 'PVC conduit pipes', ['conduit'], true),
  tray('trunking', 'PVC trunking', ['PVC trunking'], true),
  outlets('double-socket', 'Double 13 A sockets', ['socket']),
  outlets('switches', 'Wall switches', ['switch', 'control']),
  outlets('15a-socket', 'A 15 A socket with its plug', ['15 A'], true),
  lighting('led-bulbs', 'LED bulbs', ['bulb', 'strip', 'bracket']),
  lighting('led-panels', 'Round LED panels', ['panel', 'batten']),
  lighting('floodlight', 'An LED floodlight', ['floodlight', 'street']),
  lighting('chandelier', 'A gold and crystal chandelier', ['chandelier'], true),
  electrical('distribution-board', 'A distribution board', ['board', 'Changeover', 'Surge', 'earth']),
  electrical('solar-kit', 'Solar panel, inverter and battery', ['inverter', 'battery', 'Solar']),
  electrical('cctv-kit', 'CCTV cameras with a recorder', ['CCTV'], true),
  pipes('pvc-waste-pipes', 'PVC waste pipes', ['waste']),
  pipes('ppr-pipes', 'PPR pipes', ['PPR']),
  pipes('steel-pipes', 'Galvanised and black steel pipes', ['steel'], true),
  pipes('pressure-pipe-blue', 'Blue PVC pressure pipes', ['pressure'], true),
  pipes('hdpe-coil', 'A coil of HDPE pipe', ['HDPE'], true),
  pipes('copper-coil', 'Copper pipe and its insulation', ['Copper'], true),
  fittings('pvc-bends-tees', 'PVC bends and tees', ['PVC', 'flange']),
  fittings('brass-valves', 'Brass valves', ['valve', 'mixer', 'tap']),
  fittings('ppr-elbows', 'PPR elbows', ['elbow'], true),
  fittings('wc-set', 'A close-coupled WC', ['WC'], true),
  fittings('wash-basin', 'A wash basin on a pedestal', ['basin with'], true),
  fittings('kitchen-sink', 'A double-bowl kitchen sink', ['sink'], true),
  equipment('water-tank', 'Water storage tanks', ['tank']),
  equipment('water-pump', 'A surface water pump', ['pump', 'vessel']),
  equipment('split-ac', 'A split air conditioner', ['conditioner', 'hood'], true),
  equipment('water-heater', 'A storage water heater', ['heater'], true),
  mechanical('fire-extinguisher', 'Fire extinguishers', ['fire']),
  mechanical('manhole-cover', 'A cast-iron chamber cover', ['cover', 'filter', 'duct']),
  mechanical('septic-tank', 'A plastic septic tank', ['Septic'], true),
]

export const LABOUR_RENDERS: ProductRender[] = [
  trade('labour-concrete', 'concrete', 'A headpan of concrete, a shovel and a float'),
  trade('labour-formwork', 'formwork', 'A claw hammer and a handsaw on planks'),
  trade('labour-reinforcement', 'reinforcement', 'A steel fixer’s nippers and wire on a mesh of rods'),
  trade('labour-blockwork', 'blockwork', 'A spirit level on a block, a trowel and a line'),
  trade('labour-finishes', 'finishes', 'A tile cutter and tiles', [
    'til',
    'Terrazzo',
    'stone',
    'screed',
    'POP',
  ]),
  trade('labour-finishes-painting', 'finishes', 'A paint roller, a tray and a brush', [
    'paint',
    'emulsion',
    'plaster',
    'wall',
  ]),
  trade('labour-openings', 'openings', 'A welding mask and an electrode holder'),
  trade('labour-roofing', 'roofing', 'A drill and snips on a roofing sheet'),
  trade('labour-electrical', 'electrical', 'A multimeter and pliers'),
  trade('labour-mechanical', 'mechanical', 'A pipe wrench, a valve and a pipe'),
]

export const HOME_RENDERS: HomeRender[] = [
  { name: 'home-bungalow-lekki', alt: 'A bungalow with a red roof in its compound', kind: 'bungalow' },
  {
    name: 'home-brick-bungalow',
    alt: 'A brick bungalow with a lawn',
    kind: 'bungalow',
    words: ['Brick', 'Stone House', 'Cottage'],
  },
  {
    name: 'home-bungalow-blue',
    alt: 'A bungalow with a blue roof and a long verandah',
    kind: 'bungalow',
  },
  { name: 'home-detached-duplex-modern', alt: 'A white detached duplex behind parapets', kind: 'detached' },
  { name: 'home-detached-duplex-dusk', alt: 'A detached duplex at dusk, its windows lit', kind: 'detached' },
  { name: 'home-detached-duplex-tiled', alt: 'A detached duplex under a tiled roof', kind: 'detached' },
  {
    name: 'home-mansion-columns',
    alt: 'A large house with columns and palms',
    kind: 'detached',
    words: ['Mansion', 'Country House'],
  },
  { name: 'home-semi-detached', alt: 'A pair of semi-detached duplexes', kind: 'semi-detached' },
  {
    name: 'home-semi-detached-hip',
    alt: 'Two semi-detached duplexes under one brown roof',
    kind: 'semi-detached',
  },
  { name: 'home-terrace', alt: 'A row of terrace duplexes', kind: 'terrace' },
  {
    name: 'home-terrace-three-storey',
    alt: 'A row of three-storey terrace houses at dusk',
    kind: 'terrace',
  },
  { name: 'home-block-of-flats', alt: 'A three-storey block of flats', kind: 'flats' },
  { name: 'home-flats-walk-up', alt: 'Four flats on two floors behind a wall with a gate', kind: 'flats' },
  { name: 'home-flats-estate', alt: 'New five-storey flats with glass balconies', kind: 'flats' },
  {
    name: 'home-serviced-flats-dusk',
    alt: 'A block of serviced flats at dusk',
    kind: 'flats',
    words: ['Serviced', 'Furnished', 'Short Let'],
  },
  {
    name: 'home-penthouse',
    alt: 'A penthouse terrace with a wide deck',
    kind: 'penthouse',
    words: ['Penthouse', 'Pent House', 'Waterfront'],
  },
  { name: 'home-compound-rooms', alt: 'A row of rooms in a compound', kind: 'rooms' },
  {
    name: 'home-face-to-face',
    alt: 'Two rows of rooms that face each other over a court',
    kind: 'rooms',
    words: ['Face to Face', 'Face-to-Face'],
  },
  {
    name: 'home-rooms-above-shop',
    alt: 'Rooms above a shop',
    kind: 'rooms',
    words: ['above Shop', 'Mini Flat'],
  },
  { name: 'room-living-warm', alt: 'A living room with two sofas', kind: 'inside', furnished: true },
  { name: 'room-living-tv', alt: 'A living room with a television wall', kind: 'inside', furnished: true },
  { name: 'room-living-evening', alt: 'A living room in the evening', kind: 'inside', furnished: true },
  {
    name: 'room-parlour-empty',
    alt: 'An empty parlour with a tiled floor',
    kind: 'inside',
    furnished: false,
  },
  { name: 'room-bedroom-master', alt: 'A master bedroom', kind: 'inside', furnished: true },
  { name: 'room-bedroom-evening', alt: 'A bedroom in the evening', kind: 'inside', furnished: true },
  { name: 'room-bedroom-plain', alt: 'A plain bedroom with a wardrobe', kind: 'inside', furnished: true },
  { name: 'room-kitchen', alt: 'A fitted kitchen', kind: 'inside' },
  { name: 'room-bathroom', alt: 'A tiled bathroom', kind: 'inside' },
  { name: 'room-dining', alt: 'A dining room for six', kind: 'inside', furnished: true },
  {
    name: 'room-studio-workspace',
    alt: 'A studio flat with a work desk',
    kind: 'inside',
    furnished: true,
    words: ['Studio', 'Mini Flat', '1 Bedroom'],
  },
  {
    name: 'room-self-contained',
    alt: 'A self-contained room with its kitchenette',
    kind: 'inside',
    furnished: true,
    words: ['Self-Contained'],
  },
]

export const COMPANY_RENDERS: CompanyRender[] = [
  { name: 'hero-site-at-dawn', alt: 'A concrete frame on a building site at dawn' },
  {
    name: 'hero-takeoff-on-a-desk',
    alt: 'A floor plan, a scale rule and a laptop with a bill of quantities',
  },
  {
    name: 'hero-delivered-materials',
    alt: 'Cement, blocks, rods, sand and roofing sheets delivered to a plot',
  },
  { name: 'hero-finished-terrace', alt: 'A finished row of terrace houses in the evening sun' },
  { name: 'company-training', alt: 'A training room with laptops and a plan on the screen' },
  { name: 'company-installation', alt: 'A laptop on which the software is being set up' },
  { name: 'company-about-model', alt: 'A white model of a house on its drawings' },
  { name: 'blockwork-clay-brick', alt: 'A low wall of clay bricks' },
  { name: 'concrete-cement-bags', alt: 'Four bags of cement' },
  { name: 'labour-reinforcement', alt: 'A mat of tied bars with pliers' },
]
