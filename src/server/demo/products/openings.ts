import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const OPENINGS: DemoProduct[] = [
  ...materials('openings', 'Windows', [
    {
      seller: 'elelenwo-aluminium',
      name: 'Aluminium casement window, per m2',
      unit: 'm2',
      price: 98_000,
      discountPrice: 92_000,
      description:
        'Heavy 1.4 mm profile, 5 mm tinted glass, friction stays, multi-point handle and stainless net. White, bronze or black powder coat. The offer is for a complete house of 20 m2 and above.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Aluminium sliding window with net, per m2',
      unit: 'm2',
      price: 64_000,
      description:
        'Two-track with fly screen, 4 mm clear or bronze glass, nylon rollers. The affordable choice for flats to let. Made from your sizes in six working days.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Projected (top-hung) window 600 x 600 mm',
      unit: 'nr',
      price: 46_500,
      description:
        'For toilets, kitchens and stairs. Obscure glass, opens to 30 degrees and stays when it rains. Ready made in white and bronze.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Curtain wall glazing, 6 mm reflective, per m2',
      unit: 'm2',
      price: 168_000,
      description:
        'Unitised stick system with pressure plates, blue or green reflective glass, fire stop at slab edge. For plazas, banks and churches. Shop drawing comes with the quotation.',
    },
    {
      seller: 'osaretin-doors',
      name: 'Hardwood louvre window frame, 4 x 4 ft',
      unit: 'nr',
      price: 38_500,
      description:
        'Iroko frame with sill, rebated for blades, primed. For people restoring old Benin houses. Glass blades and carriers can be fixed in our shop.',
    },
    {
      seller: 'panteka-doors',
      name: 'Steel window with protector, 4 x 4 ft',
      unit: 'nr',
      price: 72_000,
      description:
        'Two-leaf Z-section steel window with built-in square-bar protector, red oxide primed. Popular for rural houses, stores and schools. Carry it away from our row same day.',
    },
    {
      seller: 'panteka-doors',
      name: 'Aluminium sliding window, Kaduna, 1.2 x 1.2 m',
      unit: 'nr',
      price: 84_500,
      description:
        'Standard bedroom size with net and lock, 5 mm bronze glass. Also 0.9 x 1.2 and 1.8 x 1.2 in stock. We pack with hay for transport to Zaria and Kafanchan.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Louvre glass blades 6 x 30 inch, box of 24',
      unit: 'nr',
      price: 27_800,
      description:
        'Clear 5 mm blades with polished edges, wooden box. For 30-inch carriers. We have the carriers too, left and right hand.',
    },
    {
      seller: 'ariaria-gates',
      name: 'Burglary-proof bars for window, per m2',
      unit: 'm2',
      price: 34_000,
      description:
        'Twelve-millimetre square bar in straight, basket or flower pattern, two coats of primer and one of gloss. Lugs for building in or plates for rawl bolts.',
    },
  ]),
  ...labour('openings', 'Windows', [
    {
      seller: 'elelenwo-aluminium',
      name: 'Window installation and sealing, per m2',
      unit: 'm2',
      price: 9_500,
      description:
        'Fixing of aluminium windows, ours or another maker’s: packers, frame anchors, silicone on both sides, water test with hose. Port Harcourt, Eleme and Oyigbo.',
    },
    {
      seller: 'ariaria-gates',
      name: 'Burglary bar welding on site, per m2',
      unit: 'm2',
      price: 11_000,
      description:
        'Our welder comes with generator and cuts and welds your own bars in place. Good where sizes differ from window to window. Aba, Umuahia and Owerri.',
    },
    {
      seller: 'woji-homes',
      name: 'Window net and roller repair, per nr',
      unit: 'nr',
      price: 8_500,
      description:
        'For managed flats and private homes: torn net changed, rollers and locks replaced, tracks cleaned so the window slides with one finger. Parts up to N 3,000 included.',
    },
  ]),
  ...materials('openings', 'Door', [
    {
      seller: 'osaretin-doors',
      name: 'Carved solid mahogany door, 3 x 7 ft',
      unit: 'nr',
      price: 285_000,
      description:
        'Two-inch kiln-dried mahogany with hand-carved Benin motifs, frame and architrave included, lacquer or oil finish. Three weeks; see the carver at work any weekday.',
    },
    {
      seller: 'osaretin-doors',
      name: 'Panel door in iroko, 3 x 7 ft, with frame',
      unit: 'nr',
      price: 178_000,
      discountPrice: 165_000,
      description:
        'Six-panel iroko for front and back entrances. Mortise and tenon joints, no nails in the stiles. On offer in pairs. Lock and hinges extra, from N 18,000.',
    },
    {
      seller: 'osaretin-doors',
      name: 'Flush door 35 mm, mahogany veneer, 2 ft 9 in',
      unit: 'nr',
      price: 58_500,
      description:
        'Semi-solid core, lipped on all edges so that you can plane it to fit. For bedrooms. Frame is N 22,000, seasoned 2 x 4.',
    },
    {
      seller: 'osaretin-doors',
      name: 'HDF moulded door, white, 3 x 7 ft, complete',
      unit: 'nr',
      price: 92_000,
      description:
        'Door, adjustable frame, architrave, hinges and cylinder lock in one carton. Takes a 6-inch or 9-inch wall. For dry rooms only; take WPC for toilets.',
    },
    {
      seller: 'panteka-doors',
      name: 'Steel security door 4 x 7 ft, double leaf',
      unit: 'nr',
      price: 265_000,
      description:
        'Kaduna-made 16-gauge steel, wood-print finish, twelve-bolt lock with five keys, spy hole and threshold. Frame lugs ready to build in. Heavy: send four men.',
    },
    {
      seller: 'panteka-doors',
      name: 'Single steel door 3 x 7 ft, plain, primed',
      unit: 'nr',
      price: 118_000,
      discountPrice: 109_000,
      description:
        'For stores, generator houses and back doors. 18-gauge sheet both sides on angle frame, padlock eye and tower bolt. The lower price is for four and above.',
    },
    {
      seller: 'panteka-doors',
      name: 'Compound gate 12 ft, sheet and pipe, per nr',
      unit: 'nr',
      price: 645_000,
      description:
        'Two-leaf swing gate with pedestrian door, 2 mm sheet on 2-inch pipe, bearing hinges and drop bolt. Your own pattern is cut by plasma. Sprayed and delivered within Kaduna.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'WPC toilet door with frame, 2 ft 6 in',
      unit: 'nr',
      price: 108_000,
      description:
        'Wood-plastic composite that does not swell when the bathroom floods. White or grey oak, with handle and hinges. Cut on site up to 20 mm at the bottom.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Aluminium swing door, glazed, 0.9 x 2.1 m',
      unit: 'nr',
      price: 235_000,
      description:
        'Shop-front profile with mid-rail, 6 mm clear or sand-blasted glass, floor spring and pull handles. For offices and balconies.',
    },
    {
      seller: 'ariaria-gates',
      name: 'Wrought-iron entrance gate 14 ft, Aba made',
      unit: 'nr',
      price: 980_000,
      description:
        'Solid 16 mm bar with laser-cut panels, automatic-ready with rack, three coats and gold touch. Design approved by you on paper before cutting. Transport to the East included.',
    },
  ]),
  ...labour('openings', 'Door', [
    {
      seller: 'osaretin-doors',
      name: 'Door hanging by carpenter, complete, per nr',
      unit: 'nr',
      price: 12_000,
      description:
        'Frame plumbed and fixed, door trimmed, three hinges let in, lock and stop fitted, architrave mitred. Six doors a day for a two-man team in Benin.',
    },
    {
      seller: 'panteka-doors',
      name: 'Welder, gate fabrication labour, per m2',
      unit: 'm2',
      price: 13_500,
      description:
        'You buy the metal, we cut, weld, grind and prime it. Bring the drawing or a photograph of your neighbour’s gate. Kaduna and environs.',
    },
    {
      seller: 'ileyemi-homes',
      name: 'Lock change and door easing, Island, per nr',
      unit: 'nr',
      price: 15_000,
      description:
        'Swollen doors planed, cylinders and handles changed the same day, keys handed over in a sealed bag. For tenants moving in and landlords taking back a flat.',
    },
  ]),
  ...materials('openings', 'Others', [
    {
      seller: 'bridgehead-hardware',
      name: 'Mortise lock set with lever handle, brass',
      unit: 'nr',
      price: 18_500,
      description:
        'Three-lever body, brass-plated handle on plate, three keys. Fits 35 to 45 mm doors. Also two-bar bathroom type with thumb turn at N 16,200.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Stainless hinge 4 inch ball bearing, pair',
      unit: 'nr',
      price: 4_600,
      description:
        'Grade 304, 3 mm leaf, does not squeak or drop. Three pieces for a heavy door, so count one and a half pairs. Screws are inside the packet.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Silicone sealant, clear or white, 280 ml',
      unit: 'nr',
      price: 3_200,
      description:
        'Neutral cure, does not attack aluminium or marble. For window edges and sinks. Carton of 24 at N 69,000. Check the date on the tube.',
    },
    {
      seller: 'ariaria-gates',
      name: 'Stair railing, stainless with glass, per m',
      unit: 'm',
      price: 78_000,
      discountPrice: 71_500,
      description:
        'Two-inch 304 handrail with 10 mm tempered glass held by spigots or pillars. Measured after the stair is tiled. Discount from 20 m. Installed in the South-East.',
    },
    {
      seller: 'ariaria-gates',
      name: 'Balcony balustrade, painted steel, per m',
      unit: 'm',
      price: 36_500,
      description:
        'Square-pipe frame 1.05 m high with patterned infill, base plates and chemical anchors. Primed and sprayed in our yard, touched up after fixing.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Shower cubicle glass, 8 mm tempered, per m2',
      unit: 'm2',
      price: 125_000,
      description:
        'Frameless or slim black frame, hinges, knob and bottom seal. Glass is cut and toughened after measurement, so allow ten days and do not change your mind.',
    },
  ]),
  ...labour('openings', 'Others', [
    {
      seller: 'ugborikoko-weld',
      name: 'Welder, stair rail and canopy work, per m',
      unit: 'm',
      price: 14_000,
      description:
        'Cutting, fit-up, welding and grinding of handrails, pergolas and canopies with your own material. Stick or MIG; stainless with argon adds N 4,000 a metre.',
    },
    {
      seller: 'udiridge-properties',
      name: 'Gate and rail repainting, Enugu, per m2',
      unit: 'm2',
      price: 3_800,
      description:
        'Rust wire-brushed to bright metal, zinc primer, two coats of gloss. Included in our caretaker package or ordered alone. Primer and paint are ours.',
    },
  ]),
]
