/** What every render shows, and for which goods, trades and homes it may stand. */
import type { CategoryId, SubCategory } from '#domain/catalogue.ts'

export type ProductRender = {
  name: string
  alt: string
  category: CategoryId
  /** Labour pictures stand for a whole trade. */
  subCategory?: SubCategory
  /** Ids of the registry, which such things are; where it knows none, the words say it, and of labour the trade. */
  materials?: string[]
  /** Only where a product's name has one of these words, and then before those without. */
  words?: string[]
  /** It fits beside pictures that are for words, too: what is in use or packed says nothing that a name could contradict. */
  isAnySize?: true
  /** Work whose name has one of these words is shown by it: by people at such work, or by the goods that it is done on. */
  works?: string[]
  /** Pictures of one set show the same goods, and follow one another on an offer's page. */
  set?: string
}

/** How a home is finished: a room of a compound, a plain flat or bungalow, a new house or a serviced flat. */
type Standard = 'simple' | 'plain' | 'fine'

export type HomeRender = {
  name: string
  alt: string
  /** A listing names its outside; insides follow it. */
  kind: 'outside' | 'inside'
  /** Such an inside is only for homes whose name has one of these words. */
  words?: string[]
  furnished?: boolean
  /** An inside is shown with outsides that it shares a standard with. */
  standards: Standard[]
  /** An inside by lamplight is shown with an outside of the same hour. */
  evening?: true
}

/** What stands above a shop that sells goods of these categories before all; above one that sells of every kind, the first. */
export type CoverRender = { name: string; alt: string; categories: CategoryId[] }

export type CompanyRender = { name: string; alt: string }

const of =
  (category: CategoryId, subCategory: SubCategory) =>
  (name: string, alt: string, materials: string[], words?: string[]): ProductRender => ({
    name: `${category}-${name}`,
    alt,
    category,
    subCategory,
    materials,
    ...(words && { words }),
  })

const trade = (name: string, category: CategoryId, alt: string, words?: string[]): ProductRender => ({
  name,
  alt,
  category,
  ...(words && { words }),
})

/** Whatever the name says beside, it may stand for the thing. */
const anySize = (render: ProductRender): ProductRender => ({ ...render, isAnySize: true })

/** Whatever its category, work of such a name is shown by it. */
const forWorks = (works: string[], render: ProductRender): ProductRender => ({ ...render, works })

/** The same goods in one colour: what brands stand for is told apart by it. */
const bags = (
  colour: string,
  brands: string[],
  pictures: [name: string, alt: string, works?: string[]][],
): ProductRender[] =>
  pictures.map(([name, alt, works]) => ({
    ...cement(name, alt, ['cement'], brands),
    ...(works && { works }),
    set: `cement-${colour}`,
  }))

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
  ...bags(
    'green',
    ['Dangote'],
    [
      ['cement-upright', 'A bag of cement from the front, one behind it from the back'],
      ['cement-wrapped', 'A pallet of cement bags wrapped in film'],
      ['cement-on-site', 'Bags of cement on planks before a wall of blocks, one in a wheelbarrow'],
      ['cement-bags', 'Four bags of cement'],
    ],
  ),
  ...bags(
    'blue',
    ['BUA'],
    [
      ['cement-upright-blue', 'A bag of cement from the front, one behind it from the back'],
      ['cement-and-mortar', 'Bags of cement beside a ring of mortar with a shovel in it'],
      ['cement-crossed', 'Bags of cement crossed in courses on planks'],
    ],
  ),
  ...bags(
    'red',
    ['Lafarge', 'Elephant', 'Ashaka', 'UniCem'],
    [
      ['cement-upright-red', 'A bag of cement from the front, one behind it from the back'],
      ['cement-pallet', 'A pallet of cement bags'],
      ['cement-store', 'Courses of cement bags on pallets in a store', ['stacking of cement']],
    ],
  ),
  cement('cement-white', 'Bags of white cement', ['white-cement']),
  cement('cement-trailer', 'A trailer loaded with bags of cement', ['cement'], ['by trailer']),
  sand('sharp-sand-heap', 'A heap of sharp sand with a shovel and a headpan', ['sharp-sand']),
  sand('sharp-sand-headpan', 'A headpan full of sharp sand', ['sharp-sand']),
  sand('plaster-sand', 'A heap of soft sand with a sieve', ['plaster-sand']),
  sand('sand-tipper', 'A tipper with its body raised over a load of sharp sand', ['sharp-sand']),
  forWorks(
    ['Foundation filling'],
    sand('sand-barrow', 'A wheelbarrow of sand beside a heap with a shovel', ['sharp-sand', 'plaster-sand']),
  ),
  granite('granite-heap', 'A heap of crushed granite with a headpan', ['granite']),
  forWorks(
    ['Loading of granite'],
    granite('granite-headpan', 'A headpan full of crushed granite', ['granite']),
  ),
  granite('stone-dust', 'A heap of stone dust with a shovel', ['stone-dust']),
  forWorks(
    ['Hardcore packing', 'Soakaway'],
    granite('hardcore-boulders', 'Hardcore boulders', ['hardcore', 'hand-broken-stone']),
  ),
  granite('marble-chips', 'A heap of white marble chips', ['marble-chips']),
  granite('granite-tipper', 'A tipper with its body raised over a load of granite', [
    'granite',
    'stone-base',
  ]),
  granite('granite-barrow', 'A wheelbarrow of crushed granite', ['granite']),
  hardwood('planks', 'Hardwood planks stacked on sticks', ['timber', 'timber-by-volume']),
  hardwood('hardwood-2x4', 'A stack of sawn hardwood', ['timber'], ['x 4', 'x 3', 'bearer']),
  hardwood('hardwood-2x2', 'A strapped bundle of 2 x 2 hardwood', ['timber'], ['2 x 2']),
  hardwood('planed-iroko', 'Planed iroko boards', ['timber'], ['Planed']),
  hardwood('marine-board-brown', 'Brown marine boards', ['marine-board']),
  hardwood('marine-board-black', 'Black marine boards', ['marine-board'], ['black film']),
  hardwood('bamboo-props', 'Bamboo props', ['bamboo', 'mangrove-props']),
  hardwood('acrow-props', 'Steel props', ['steel-prop']),
  anySize(hardwood('timber-yard', 'Sawn timber leaning in a row in a timber yard', ['timber'])),
  anySize(hardwood('column-box', 'A timber column box held by yokes and struts', ['timber'])),
  forWorks(
    ['Slab casting'],
    anySize(
      hardwood('deck-on-props', 'A deck of marine board on timber and steel props', [
        'marine-board',
        'steel-prop',
      ]),
    ),
  ),
  nails('wire-nails-4-inch', 'A heap of wire nails', ['wire-nails']),
  nails('wire-nails-carton', 'A carton of wire nails', ['wire-nails'], ['carton', '3 inch', '2 inch']),
  nails('concrete-nails', 'Hardened concrete nails', ['concrete-nails']),
  nails('double-head-nails', 'Double-head nails', ['double-head-nails']),
  nails('nail-sizes', 'Wire nails from one to six inches beside a folding rule', [], ['Assorted']),
  anySize(
    nails('nail-in-joint', 'A hammer and a nail half driven into a joint of two timbers', ['wire-nails']),
  ),
  anySize(nails('nails-sack', 'An open sack of wire nails', ['wire-nails'])),
  rods('rod-bundle', 'Two bundles of ribbed iron rods', ['rebar'], ['12 mm', '16 mm']),
  rods('high-yield-25', 'Thick high-yield bars on bearers', ['rebar'], ['20 mm', '25 mm', '16 mm']),
  rods('rod-ends', 'The ends of a bundle of iron rods', ['rebar'], ['trailer']),
  rods('rusty-local-rod', 'Thin iron rods with a film of rust', ['rebar'], ['10 mm']),
  rods('rod-coil', 'Rod in a coil', ['rebar'], ['coil']),
  rods('mesh-roll', 'A roll of mesh reinforcement', ['brc-mesh']),
  rods('square-bar', 'Square steel bars', ['square-bar']),
  rods('spacers', 'Plastic rebar spacers', ['rebar-spacer']),
  rods('bar-and-rule', 'The cut ends of 12 mm rods beside a folding rule', ['rebar'], ['12 mm']),
  anySize(rods('rods-in-yard', 'Tagged bundles of rods on sleepers in a yard', ['rebar'])),
  anySize(rods('column-cage', 'A column cage of tied rods and stirrups on its base', ['rebar'])),
  anySize(rods('beam-cage', 'A beam cage of tied rods on blocks', ['rebar'])),
  forWorks(
    ['BRC mesh'],
    anySize(rods('slab-mat', 'A mat of rods tied over the shutter of a slab', ['rebar'])),
  ),
  anySize(rods('footing-starters', 'The mat of a footing with the starter bars of a column', ['rebar'])),
  forWorks(['Stirrup'], rods('stirrups', 'Stacks of bent stirrups', ['rebar'], ['8 mm', '10 mm'])),
  wire('binding-wire-coil', 'A coil of black binding wire', ['binding-wire']),
  wire('binding-wire-rolls', 'Rolls of binding wire', ['binding-wire'], ['tonne']),
  wire('galvanised-wire', 'Coils of galvanised wire', ['binding-wire'], ['Galvanised']),
  wire('wire-ties', 'Cut wire ties', ['cut-ties']),
  wire('wire-stack', 'Stacked rolls of black binding wire', ['binding-wire']),
  blocks('hollow-9-inch', '9-inch hollow sandcrete blocks', ['hollow-block'], ['9-inch', '9 inch']),
  blocks(
    'hollow-6-inch',
    '6-inch hollow sandcrete blocks',
    ['hollow-block'],
    ['6-inch', '6 inch', '5-inch', '5 inch'],
  ),
  blocks('single-block', 'A hollow sandcrete block', ['hollow-block']),
  blocks('solid-block', 'Solid sandcrete blocks', ['solid-block']),
  blocks('ventilation-block', 'Ventilation blocks', ['vent-block']),
  blocks('decking-clay-pot', 'Hollow clay pots', ['hollow-pot']),
  blocks(
    'wall-course',
    'A wall of 9-inch blocks going up, a trowel on its bed of mortar',
    ['hollow-block'],
    ['9-inch', '9 inch'],
  ),
  forWorks(
    ['block moulding'],
    blocks('yard-stack', '9-inch blocks stacked in a yard', ['hollow-block'], ['9-inch', '9 inch']),
  ),
  blocks('blocks-on-pallet', '9-inch blocks on a pallet', ['hollow-block'], ['9-inch', '9 inch']),
  blocks('block-and-rule', 'A 9-inch block beside a folding rule', ['hollow-block'], ['9-inch', '9 inch']),
  blocks(
    'wall-corner',
    'The corner of a wall of 6-inch blocks with a headpan of mortar',
    ['hollow-block'],
    ['6-inch', '6 inch'],
  ),
  blocks('six-inch-and-rule', 'A 6-inch block beside a folding rule', ['hollow-block'], ['6-inch', '6 inch']),
  anySize(blocks('plastered-wall', 'A block wall, half of it plastered', ['hollow-block', 'plaster-sand'])),
  forWorks(['Facing brickwork', 'Brick arch'], bricks('clay-brick', 'Red clay bricks', ['clay-brick'])),
  bricks('perforated-brick', 'Perforated clay bricks', ['clay-brick'], ['Perforated']),
  bricks('brick-wall-sample', 'A piece of brick wall', ['clay-brick']),
  bricks('brick-slips', 'Brick slips', ['brick-slips']),
  bricks('coping-brick', 'Half-round coping bricks', ['coping-brick']),
  forWorks(
    ['Interlocking brick'],
    bricks('interlocking-laterite', 'Interlocking laterite bricks', ['interlocking-brick']),
  ),
  bricks('split-face', 'Split-face bricks', ['concrete-brick']),
  floor('porcelain-tile', 'Polished porcelain tiles', ['floor-tile']),
  floor('ceramic-tile', 'Ceramic floor tiles on a bed', ['floor-tile'], ['Ceramic']),
  floor('wood-look-plank', 'Wood-look porcelain planks', ['floor-tile'], ['Wood-look', 'Wood look']),
  floor('tile-adhesive', 'Bags of tile adhesive', ['tile-adhesive']),
  floor('granite-slab', 'Sawn granite slabs', ['granite-slab']),
  forWorks(['Interlocking stone'], floor('paving-stone', 'Interlocking paving stones', ['paving-stone'])),
  floor('kerb-stone', 'Kerb stones', ['kerb-stone']),
  floor('clay-paver', 'Clay pavers in herringbone', ['clay-paver']),
  floor('terrazzo', 'Terrazzo samples', ['terrazzo-mix']),
  floor('tiles-half-laid', 'Floor tiles being laid, a trowel and spacers beside them', [
    'floor-tile',
    'tile-adhesive',
  ]),
  floor('tile-cartons', 'Cartons of floor tiles on a pallet', ['floor-tile']),
  wall('emulsion-paint', 'Buckets of emulsion paint with a roller', ['emulsion-paint', 'exterior-paint']),
  wall('wall-tile', 'Glazed wall tiles of 30 by 60 cm on a wall', ['wall-tile']),
  wall('satin-paint', 'An open bucket of satin paint', ['satin-paint']),
  wall('gloss-paint', 'Tins of gloss paint', ['gloss-paint']),
  wall('textured-coat', 'Textured wall coating', ['textured-paint']),
  wall('screeding-putty', 'Ready-mixed wall putty', ['wall-putty']),
  forWorks(['Stone cladding'], wall('stone-cladding', 'Split stone cladding', ['stone-cladding'])),
  wall('tile-grout', 'Bags of tile grout', ['tile-grout']),
  wall('grout-joints', 'Grout worked into the joints of a tiled floor with a float', ['tile-grout']),
  wall('grout-bags', 'An open carton of grout bags', ['tile-grout']),
  wall('emulsion-wall', 'A wall half painted, its roller and an open bucket', [
    'emulsion-paint',
    'exterior-paint',
  ]),
  wall('emulsion-stack', 'Twenty-litre buckets of emulsion paint in a stack', ['emulsion-paint']),
  wall('paint-colours', 'Open tins of paint in five colours', ['emulsion-paint', 'exterior-paint']),
  wall('waterproof-additive', 'Tubs of cement waterproofer, one open', ['waterproof-additive']),
  forWorks(['Gypsum board ceiling'], ceiling('gypsum-board', 'Gypsum boards', ['gypsum-board'])),
  ceiling('pop-cement', 'Bags of plaster of Paris', ['pop-cement']),
  ceiling('pop-mixing', 'Plaster of Paris mixed in a rubber bowl beside its bag', ['pop-cement']),
  ceiling('pvc-ceiling', 'PVC ceiling panels', ['pvc-ceiling']),
  forWorks(
    ['Suspended ceiling'],
    ceiling('suspended-tile', 'Mineral ceiling tiles', ['suspended-ceiling-tile']),
  ),
  forWorks(['ceiling repair'], ceiling('ceiling-sheet', 'Flat ceiling sheets', ['flat-ceiling-sheet'])),
  ceiling('pop-cornice', 'POP cornices', ['pop-cornice']),
  forWorks(['Window net'], windows('sliding-window', 'A white sliding window', ['sliding-window'])),
  windows('casement-window', 'A brown casement window', ['casement-window']),
  windows('projected-window', 'A top-hung window', ['projected-window']),
  windows('louvre-window', 'A louvre window in hardwood', ['louvre-frame']),
  windows('burglary-bars', 'Burglary-proof bars', ['burglary-bars']),
  forWorks(
    ['Window installation'],
    windows('window-in-wall', 'A white sliding window set in a block wall', ['sliding-window']),
  ),
  windows('steel-window', 'A brown steel window with its bars', ['steel-window']),
  doors('panel-door', 'A panelled hardwood door, ajar', ['panel-door']),
  doors('steel-door', 'A steel security door', ['steel-door']),
  doors('flush-door', 'A veneered and a white door', ['flush-door']),
  doors('gate', 'A compound gate', ['gate']),
  forWorks(['Door hanging'], doors('door-in-wall', 'A panelled door hung in a block wall', ['panel-door'])),
  doors('moulded-door', 'A white moulded door, ajar', ['hdf-door', 'wpc-door']),
  doors('aluminium-door', 'A glazed aluminium door', ['aluminium-door']),
  forWorks(['Lock change'], openings('lock-set', 'A brass lock set with keys', ['lock-set'])),
  openings('stair-railing', 'A stainless railing with glass', ['railing']),
  openings('hinges', 'Stainless hinges', ['hinges']),
  openings('sealant', 'Silicone sealant in a gun', ['silicone-sealant']),
  covering('longspan-aluminium', 'Red long-span roofing sheets', ['longspan-aluminium']),
  forWorks(['Stone-coated'], covering('stone-coated', 'Stone-coated roof tiles', ['stone-coated-tile'])),
  covering('longspan-blue', 'Blue and plain long-span sheets', ['aluzinc-sheet']),
  covering('corrugated-zinc', 'Corrugated zinc sheets', ['zinc-sheet']),
  covering('step-tile', 'Step-tile roofing sheets', ['step-tile', 'metcoppo']),
  covering('fibre-cement', 'Fibre-cement roof sheets', ['fibre-cement-sheet']),
  covering('sheets-on-rafters', 'Red long-span sheets going onto a timber roof', ['longspan-aluminium']),
  covering('sheets-strapped', 'A banded load of green long-span sheets', ['longspan-aluminium']),
  forWorks(['Steel truss'], members('steel-truss', 'Steel roof trusses', ['steel-truss'])),
  members('timber-2x6', 'A stack of roof timber', ['timber'], ['Roof timber', 'wall plate']),
  anySize(members('rafters', 'Rafters and purlins on block walls', ['timber'])),
  members('z-purlin', 'Galvanised Z-purlins', ['z-purlin']),
  members('fascia-board', 'Planed fascia boards', ['fascia-board']),
  accessories('ridge-cap', 'Aluminium ridge caps', ['ridge-cap']),
  forWorks(['Gutter clearing'], accessories('box-gutter', 'Lengths of aluminium box gutter', ['box-gutter'])),
  accessories('rain-gutter', 'Half-round gutters of white PVC with a downpipe', ['rain-gutter']),
  forWorks(['felt torching'], accessories('felt-rolls', 'Rolls of roofing felt', ['roofing-felt'])),
  accessories('screws-nails', 'Roofing screws', ['roof-screws']),
  accessories('nails-and-rule', 'Umbrella-head roofing nails beside a folding rule', ['roofing-nails']),
  accessories('nails-carton', 'An open carton of umbrella-head roofing nails', ['roofing-nails']),
  accessories('clay-ridge', 'Clay ridge tiles', ['clay-ridge-tile']),
  accessories('j-bolts', 'A heap of J-bolts with washers and nuts', ['j-bolts']),
  roofing('waterproofing', 'Buckets of roof waterproofing', ['liquid-waterproofing']),
  forWorks(
    ['insulation foil'],
    roofing('foil-insulation', 'A roll of reflective foil insulation', ['foil-insulation']),
  ),
  roofing('tank-stand', 'A steel tank stand', ['tank-stand']),
  roofing('turbine-ventilator', 'A roof turbine ventilator', ['turbine-ventilator']),
  roofing('wood-preservative', 'Wood preservative beside timber, half of it treated', ['wood-preservative']),
  cables('cable-coils', 'Coils of copper cable in four colours', ['single-core-cable']),
  cables('cable-single-coil', 'A coil of blue copper cable', ['single-core-cable'], ['per m']),
  cables('armoured-cable-drum', 'Armoured cable on a drum', ['armoured-cable']),
  cables('twin-earth', 'A ring of flat twin and earth cable, its cores bared', ['twin-earth-cable']),
  cables('cable-cartons', 'Boxed coils of copper cable, one open', ['single-core-cable']),
  cables('cable-in-conduit', 'Coloured cables drawn through a conduit to a wall box', [
    'single-core-cable',
    'conduit-pipe',
  ]),
  cables('cable-drum-reel', 'Copper cable on small wooden reels', ['single-core-cable'], ['per m']),
  forWorks(['Cable tray'], tray('perforated-tray', 'Perforated cable tray', ['cable-tray'])),
  tray('cable-ladder', 'Cable ladder', ['cable-ladder']),
  tray('conduit', 'PVC conduit pipes', ['conduit-pipe']),
  tray('trunking', 'PVC trunking', ['trunking'], ['PVC']),
  outlets('double-socket', 'Double 13 A sockets', ['socket']),
  outlets('switches', 'Wall switches', ['switch']),
  outlets('heater-switch', 'Water heater switches with their neon', ['water-heater-switch']),
  outlets('15a-socket', 'A 15 A socket with its plug', ['socket'], ['15 A']),
  forWorks(
    ['Socket and switch'],
    anySize(
      outlets('socket-on-wall', 'A double socket and a switch above the skirting of a room', [
        'socket',
        'switch',
      ]),
    ),
  ),
  outlets('cooker-unit', 'A cooker control unit and its steel box', ['cooker-unit']),
  lighting('led-bulbs', 'LED bulbs', ['led-bulb']),
  lighting('led-strip', 'A reel of LED strip, some of it drawn off', ['led-strip']),
  lighting('wall-bracket', 'Two wall lights that shine up and down', ['wall-bracket']),
  forWorks(['Light fitting'], lighting('led-panels', 'Round LED panels', ['panel-light'])),
  lighting('led-batten', 'LED battens, one with its cable', ['led-batten']),
  lighting('floodlight', 'An LED floodlight', ['floodlight']),
  lighting('chandelier', 'A gold and crystal chandelier', ['chandelier']),
  electrical('distribution-board', 'A distribution board', ['distribution-board']),
  forWorks(
    ['Solar and inverter'],
    electrical('solar-kit', 'Solar panel, inverter and battery', [
      'inverter',
      'lithium-battery',
      'solar-panel',
    ]),
  ),
  electrical('cctv-kit', 'CCTV cameras with a recorder', ['cctv-kit']),
  forWorks(['changeover'], electrical('changeover-switch', 'A changeover switch', ['changeover-switch'])),
  electrical('earth-rods', 'Copper earth rods with their clamps', ['earth-rod']),
  pipes('pvc-waste-pipes', 'PVC waste pipes', ['pvc-waste-pipe']),
  pipes('ppr-pipes', 'PPR pipes', ['ppr-pipe']),
  pipes('steel-pipes', 'Galvanised and black steel pipes', ['steel-pipe', 'black-steel-pipe']),
  pipes('pressure-pipe-blue', 'Blue PVC pressure pipes', ['pvc-pressure-pipe']),
  pipes('hdpe-coil', 'A coil of HDPE pipe', ['hdpe-pipe']),
  pipes('copper-coil', 'Copper pipe and its insulation', ['ac-copper-pipe']),
  forWorks(
    ['pipe laying'],
    pipes('waste-pipe-run', 'A drain of PVC waste pipe joined on a bed of sand', ['pvc-waste-pipe']),
  ),
  pipes('pipes-bundle', 'A strapped bundle of PVC waste pipes', ['pvc-waste-pipe']),
  fittings('pvc-bends-tees', 'PVC bends and tees', ['pvc-fitting']),
  fittings('brass-valves', 'Brass valves', ['gate-valve', 'ball-valve']),
  fittings('ppr-elbows', 'PPR elbows', ['ppr-fitting']),
  forWorks(['WC and basin'], fittings('wc-set', 'A close-coupled WC', ['wc-set'])),
  forWorks(['Bathroom ware'], fittings('wash-basin', 'A wash basin on a pedestal', ['wash-basin'])),
  fittings('kitchen-sink', 'A double-bowl kitchen sink', ['kitchen-sink']),
  fittings('basin-tap', 'A chrome basin tap with its hoses', ['basin-tap']),
  fittings('flanges', 'Steel flanges with bolts', ['flange']),
  equipment('water-tank', 'Water storage tanks', ['water-tank']),
  equipment('borehole-pump', 'A submersible borehole pump with its starter and cable', ['borehole-pump']),
  equipment('solar-pump', 'A borehole pump and its controller before two solar panels', ['solar-pump']),
  equipment('water-pump', 'A surface water pump', ['surface-pump']),
  forWorks(
    ['AC servicing', 'AC installation'],
    equipment('split-ac', 'A split air conditioner', ['split-ac']),
  ),
  equipment('cassette-ac', 'A cassette air conditioner, its panel before it', ['cassette-ac']),
  equipment('water-heater', 'A storage water heater', ['water-heater']),
  equipment('tank-on-stand', 'A water tank on a stand of blocks', ['water-tank']),
  equipment('pressure-vessel', 'A pressure vessel with its gauge', ['pressure-vessel']),
  mechanical('fire-extinguisher', 'Fire extinguishers', ['fire-extinguisher']),
  forWorks(['manhole'], mechanical('manhole-cover', 'A cast-iron chamber cover', ['manhole-cover'])),
  forWorks(['Septic tank'], mechanical('septic-tank', 'A plastic septic tank', ['septic-tank'])),
  forWorks(['hose-reel'], mechanical('hose-reel', 'A fire hose reel', ['hose-reel'])),
]

const SETTING_OUT = 'A total station on its tripod before the first courses of a house, a staff held beyond'

export const LABOUR_RENDERS: ProductRender[] = [
  forWorks(
    ['Floor screed'],
    trade('labour-concrete', 'concrete', 'A headpan of concrete, a shovel and a float'),
  ),
  trade('labour-formwork', 'formwork', 'A claw hammer and a handsaw on planks'),
  trade('labour-reinforcement', 'reinforcement', 'A steel fixer’s nippers and wire on a mesh of rods'),
  trade('labour-blockwork', 'blockwork', 'A spirit level on a block, a trowel and a line'),
  trade('labour-finishes', 'finishes', 'A tile cutter and tiles', ['til', 'Terrazzo']),
  forWorks(
    ['rail repainting'],
    trade('labour-finishes-painting', 'finishes', 'A paint roller, a tray and a brush', [
      'paint',
      'emulsion',
    ]),
  ),
  forWorks(['canopy'], trade('labour-openings', 'openings', 'A welding mask and an electrode holder')),
  trade('labour-roofing', 'roofing', 'A drill and snips on a roofing sheet'),
  trade('roofing-timber-truss', 'roofing', 'Timber roof trusses', ['timber truss']),
  trade('labour-electrical', 'electrical', 'A multimeter and pliers'),
  trade('labour-mechanical', 'mechanical', 'A pipe wrench, a valve and a pipe'),
  forWorks(
    ['Mason, laying', 'Block laying'],
    trade('trade-mason', 'blockwork', 'A mason lays a block on a wall at sunrise'),
  ),
  forWorks(
    ['Steel fixer'],
    trade('trade-steel-fixer', 'reinforcement', 'A steel fixer ties the cage of a column'),
  ),
  trade('trade-carpenter', 'formwork', 'A carpenter nails the box of a column in the evening'),
  forWorks(
    ['head pan'],
    trade('trade-concretor', 'concrete', 'Two people carry concrete on their heads past a mixer'),
  ),
  trade('trade-surveyor', 'concrete', SETTING_OUT, ['levelling']),
  trade('trade-roofer', 'roofing', 'A roofer at work on rafters'),
  trade('trade-plasterer', 'finishes', 'A plasterer at a wall, from behind', [
    'plaster',
    'render',
    'Wall screed',
    'POP',
  ]),
  trade('trade-painter', 'finishes', 'A painter on a ladder with a roller', ['paint', 'emulsion']),
  trade('trade-tiler', 'finishes', 'A tiler kneels on a floor', ['til', 'Terrazzo']),
  forWorks(
    ['Earthing'],
    trade('trade-earthing', 'electrical', 'Somebody drives an earth rod beside a wall', ['Earthing']),
  ),
  trade('trade-electrician', 'electrical', 'An electrician at an open distribution board'),
  forWorks(
    ['Steel pipe'],
    trade('trade-plumber', 'mechanical', 'A plumber tightens a pipe', [
      'Plumb',
      'Leak repair',
      'Tap,',
      'Pump house',
    ]),
  ),
  forWorks(
    ['tank washing'],
    trade('trade-tank-washer', 'mechanical', 'Somebody brushes out a water tank', ['tank washing']),
  ),
  trade('trade-welder', 'openings', 'A welder joins a gate among sparks', ['weld']),
]

/** A house, which listings name. */
const outside = (name: string, alt: string, standard: Standard): HomeRender => ({
  name: `home-${name}`,
  alt,
  kind: 'outside',
  standards: [standard],
})

const atDusk = (render: HomeRender): HomeRender => ({ ...render, evening: true })

export const HOME_RENDERS: HomeRender[] = [
  outside('bungalow-lekki', 'A bungalow with a red roof in its compound', 'plain'),
  outside('brick-bungalow', 'A brick bungalow with a lawn', 'plain'),
  outside('bungalow-blue', 'A bungalow with a blue roof and a long verandah', 'plain'),
  outside('bungalow-ochre', 'An ochre bungalow with a wide porch behind a low wall', 'plain'),
  outside('bungalow-green-gable', 'A pale green bungalow with a gabled wing and a green roof', 'plain'),
  outside('bungalow-rusty-roof', 'An old bungalow under mangoes, its roof rusty', 'plain'),
  outside('bungalow-arches', 'A house of thick ochre walls with pointed arches and a parapet', 'plain'),
  outside('bungalow-terraced', 'A row of small bungalows with a coloured wall between each', 'plain'),
  outside('bungalow-old-tiled', 'A white bungalow with a verandah of columns under dark tiles', 'plain'),
  outside('bungalow-twin', 'A lemon twin bungalow behind a low wall', 'plain'),
  outside('bungalow-twin-gables', 'A bungalow with two gabled wings of stone', 'fine'),
  outside('bungalow-pink-verandah', 'A rose bungalow with white arches along its front', 'plain'),
  outside('bungalow-estate-grey', 'A small white and slate bungalow under one slope', 'plain'),
  outside('bungalow-hedge-garage', 'A brown bungalow with a garage behind a clipped hedge', 'plain'),
  outside(
    'bungalow-gatehouse',
    'A blue-grey bungalow behind its wall, with a gate and a gate house',
    'plain',
  ),
  outside('bungalow-cottage', 'A small brick cottage in a garden', 'plain'),
  outside(
    'bungalow-steel-gate',
    'A sand-coloured bungalow with a turquoise roof behind a steel gate',
    'plain',
  ),
  outside('detached-duplex-modern', 'A white detached duplex behind parapets', 'fine'),
  atDusk(outside('detached-duplex-dusk', 'A detached duplex at dusk, its windows lit', 'fine')),
  outside('detached-duplex-tiled', 'A detached duplex under a tiled roof', 'fine'),
  outside('mansion-columns', 'A large house with columns and palms', 'fine'),
  outside('duplex-brick-granite', 'A brick duplex with gables on a granite base', 'fine'),
  outside('duplex-pool', 'A white duplex with a pool before it', 'fine'),
  outside('duplex-pent-house', 'A blue-grey duplex with a pent house on its roof', 'fine'),
  outside('duplex-wide-eaves', 'A cream duplex under wide tiled eaves, with a wing and a lawn', 'fine'),
  outside('duplex-arcades', 'A sand-coloured house with arcades on both floors', 'fine'),
  outside(
    'duplex-tall-window',
    'A terracotta and charcoal duplex with a tall window under one slope',
    'fine',
  ),
  outside('duplex-round-bay', 'A yellow duplex with an eight-sided bay under a pointed roof', 'fine'),
  outside(
    'duplex-country-house',
    'A broad salmon house with a pediment on columns and a wing on each side',
    'fine',
  ),
  atDusk(outside('duplex-black-white-dusk', 'A black and white duplex at dusk, its windows lit', 'fine')),
  outside('duplex-car-porch', 'A white duplex with a blue roof and a porch for two cars', 'fine'),
  outside('duplex-timber-screen', 'A dark grey duplex with a screen of timber, and water before it', 'fine'),
  outside('duplex-neem-trees', 'An old white house with an arched porch under tall trees', 'fine'),
  outside('semi-detached', 'A pair of semi-detached duplexes', 'fine'),
  outside('semi-detached-hip', 'Two semi-detached duplexes under one brown roof', 'fine'),
  outside('terrace', 'A row of terrace duplexes', 'fine'),
  atDusk(outside('terrace-three-storey', 'A row of three-storey terrace houses at dusk', 'fine')),
  outside('terrace-gables', 'A row of terracotta terrace houses with gables', 'fine'),
  outside('terrace-roof-lounges', 'Three tall terrace houses with rooms on the roof', 'fine'),
  outside('terrace-new-estate', 'A row of new terrace houses on bare ground, with blue roofs', 'plain'),
  outside('terrace-raised', 'A row of blue-grey terrace houses on a raised floor with steps', 'fine'),
  outside(
    'terrace-tiled-glass',
    'A row of five cream terrace houses with glass balconies under dark tiles',
    'fine',
  ),
  outside('flats-terracotta', 'A three-storey block of flats in terracotta and cream', 'plain'),
  outside('block-of-flats', 'A three-storey block of flats', 'plain'),
  outside('flats-walk-up', 'Four flats on two floors behind a wall with a gate', 'plain'),
  outside('flats-estate', 'New five-storey flats with glass balconies', 'fine'),
  atDusk(outside('serviced-flats-dusk', 'A block of serviced flats at dusk', 'fine')),
  outside('flats-rose-two-floors', 'Flats on two floors in rose, with balconies on square posts', 'plain'),
  outside('flats-inner-court', 'A sand-coloured house of four flats with balconies on columns', 'plain'),
  outside('flats-horned-parapet', 'Flats on two floors with a horned parapet behind a green gate', 'plain'),
  outside('flats-lilac', 'A lilac house of flats with balconies on columns', 'plain'),
  outside('flats-pop-show', 'A cream house of flats with stone corners and a tiled roof', 'fine'),
  outside('flats-raised', 'Flats on two floors that stand on columns', 'plain'),
  outside('flats-bare-render', 'A new block of flats in bare render with a red roof', 'plain'),
  outside('flats-lemon-galleries', 'A three-storey lemon block with a gallery along each floor', 'plain'),
  outside('flats-blue-roof', 'A three-storey block of flats with a brown stair and a blue roof', 'plain'),
  outside('flats-brick', 'A three-storey block of brick flats', 'plain'),
  outside('flats-maroon-cream', 'A three-storey block in cream over maroon with round columns', 'plain'),
  outside('flats-blue-stripes', 'A three-storey white block with blue balconies', 'plain'),
  outside('flats-loggias', 'A three-storey ochre block with recessed balconies', 'fine'),
  outside('flats-coffee', 'A three-storey coffee-coloured block with a pale roof', 'plain'),
  outside('flats-three-colours', 'A three-storey block whose floors are green, yellow and orange', 'plain'),
  outside('flats-iron-balconies', 'A three-storey block with iron balconies behind a tall gate', 'plain'),
  outside('flats-sea-green-gables', 'A three-storey sea-green block with a gable and posts', 'plain'),
  outside(
    'flats-stone-corner',
    'A three-storey block with corners of brown stone and glass balconies',
    'fine',
  ),
  outside('flats-over-shops', 'Three floors of flats over shops on a street', 'plain'),
  outside('flats-mint-tall', 'A four-storey mint block with iron balconies', 'plain'),
  outside('flats-timber-white', 'A four-storey white block with a stair clad in timber', 'fine'),
  atDusk(outside('flats-corner-dusk', 'A five-storey block with recessed balconies at dusk', 'fine')),
  outside('flats-charcoal', 'A slim charcoal block of flats in the evening sun', 'fine'),
  outside('flats-lift-tower', 'A seven-storey white block with glass balconies', 'fine'),
  outside('flats-glass-front', 'A five-storey block with a front of glass and brown bands', 'fine'),
  outside('penthouse', 'A penthouse terrace with a wide deck', 'fine'),
  outside('compound-rooms', 'A row of rooms in a compound', 'simple'),
  outside('face-to-face', 'Two rows of rooms that face each other over a court', 'simple'),
  outside('rooms-above-shop', 'Rooms above a shop', 'simple'),
  outside('rooms-upstairs', 'Rooms on two floors with a gallery and a stair outside', 'simple'),
  outside('rooms-studios', 'Four small studios on two floors under one slope', 'plain'),
  outside('rooms-court', 'Rooms on two floors about a court with a tree', 'simple'),
  outside('rooms-student-lodge', 'A long lodge of rooms along a verandah', 'simple'),
  outside('rooms-hostel', 'A three-storey hostel with a stair behind pierced blocks', 'simple'),
  outside('rooms-lodge-two-floors', 'A blue lodge on two floors with a gallery on columns', 'simple'),
  {
    name: 'room-living-warm',
    alt: 'A living room with two sofas',
    kind: 'inside',
    furnished: true,
    standards: ['plain', 'fine'],
  },
  {
    name: 'room-living-tv',
    alt: 'A living room with a television wall',
    kind: 'inside',
    furnished: true,
    standards: ['fine'],
  },
  {
    name: 'room-living-evening',
    alt: 'A living room in the evening',
    kind: 'inside',
    furnished: true,
    standards: ['fine'],
    evening: true,
  },
  {
    name: 'room-parlour-empty',
    alt: 'An empty parlour with a tiled floor',
    kind: 'inside',
    furnished: false,
    standards: ['plain', 'fine'],
  },
  {
    name: 'room-bedroom-master',
    alt: 'A master bedroom',
    kind: 'inside',
    furnished: true,
    standards: ['fine'],
  },
  {
    name: 'room-bedroom-evening',
    alt: 'A bedroom in the evening',
    kind: 'inside',
    furnished: true,
    standards: ['fine'],
    evening: true,
  },
  {
    name: 'room-bedroom-plain',
    alt: 'A plain bedroom with a wardrobe',
    kind: 'inside',
    furnished: true,
    standards: ['plain'],
  },
  { name: 'room-kitchen', alt: 'A fitted kitchen', kind: 'inside', standards: ['fine'] },
  { name: 'room-bathroom', alt: 'A tiled bathroom', kind: 'inside', standards: ['fine'] },
  {
    name: 'room-dining',
    alt: 'A dining room for six',
    kind: 'inside',
    furnished: true,
    standards: ['plain', 'fine'],
  },
  {
    name: 'room-studio-workspace',
    alt: 'A studio flat with a work desk',
    kind: 'inside',
    furnished: true,
    words: ['Studio', 'Mini Flat', '1 Bedroom'],
    standards: ['plain', 'fine'],
  },
  {
    name: 'room-self-contained',
    alt: 'A self-contained room with its kitchenette',
    kind: 'inside',
    furnished: true,
    words: ['Self-Contained'],
    standards: ['simple'],
  },
  {
    name: 'room-kitchen-plain',
    alt: 'A plain kitchen with a gas table',
    kind: 'inside',
    standards: ['plain'],
  },
  {
    name: 'room-bathroom-plain',
    alt: 'A small bathroom tiled half its height',
    kind: 'inside',
    standards: ['plain', 'simple'],
  },
  {
    name: 'room-bedroom-empty',
    alt: 'An empty bedroom with a fan',
    kind: 'inside',
    furnished: false,
    standards: ['plain'],
  },
  {
    name: 'room-compound-empty',
    alt: 'An empty room with a cement floor',
    kind: 'inside',
    furnished: false,
    standards: ['simple'],
  },
]

export const COVER_RENDERS: CoverRender[] = [
  {
    name: 'shop-materials-yard',
    alt: 'A yard with cement, timber and pipes under a roof, blocks, rods and sand',
    categories: ['concrete', 'reinforcement'],
  },
  {
    name: 'shop-block-industry',
    alt: 'Rows of blocks that dry in a yard',
    categories: ['blockwork'],
  },
  {
    name: 'shop-roofing-store',
    alt: 'Racks of coloured roofing sheets and coils under a roof',
    categories: ['roofing', 'openings'],
  },
  {
    name: 'shop-tile-showroom',
    alt: 'A showroom of tiles and sanitary ware',
    categories: ['finishes', 'mechanical'],
  },
  {
    name: 'shop-electrical',
    alt: 'An electrical shop with its shelves and counter',
    categories: ['electrical'],
  },
  // For the shop that names it.
  { name: 'shop-cement-store', alt: 'Pallets of cement under the roof of a depot', categories: [] },
  { name: 'shop-timber-shed', alt: 'A timber shed with its stacks', categories: ['formwork'] },
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
  { name: 'company-mep', alt: 'A duct, a ladder of cables and pipes below a slab' },
  { name: 'company-installation', alt: 'A laptop on which the software is being set up' },
  { name: 'trade-surveyor', alt: SETTING_OUT },
  { name: 'blockwork-clay-brick', alt: 'A low wall of clay bricks' },
  { name: 'concrete-cement-bags', alt: 'Four bags of cement' },
  { name: 'reinforcement-rod-bundle', alt: 'Two bundles of ribbed iron rods' },
  { name: 'blockwork-hollow-9-inch', alt: '9-inch hollow sandcrete blocks' },
  { name: 'concrete-sharp-sand-heap', alt: 'A heap of sharp sand with a shovel and a headpan' },
  { name: 'concrete-granite-heap', alt: 'A heap of granite' },
  { name: 'roofing-longspan-aluminium', alt: 'Red long-span roofing sheets' },
  { name: 'reinforcement-binding-wire-coil', alt: 'A coil of black binding wire' },
]
