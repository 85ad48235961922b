import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const MECHANICAL: DemoProduct[] = [
  ...materials('mechanical', 'Pipes', [
    {
      seller: 'odunade-pipes',
      name: '4-inch PVC waste pipe, heavy, 5.8 m length',
      unit: 'nr',
      price: 13_800,
      discountPrice: 12_900,
      description:
        '110 mm soil pipe, 3.2 mm wall, for toilets and down pipes. Light gauge is also here at N 9,200 but do not bury it. The lower price is from 20 lengths.',
    },
    {
      seller: 'odunade-pipes',
      name: '3-inch PVC waste pipe, heavy, 5.8 m length',
      unit: 'nr',
      price: 9_600,
      description:
        '82 mm for sink stacks and rain water. Solvent-weld ends; buy the original gum with it, the one that bites.',
    },
    {
      seller: 'odunade-pipes',
      name: '2-inch PVC waste pipe, 5.8 m length',
      unit: 'nr',
      price: 5_900,
      description:
        '50 mm for wash basins, kitchen sinks and AC drains. Grey, straight and round, so that seals do not weep.',
    },
    {
      seller: 'odunade-pipes',
      name: 'PPR pipe 20 mm (half inch), PN20, 4 m',
      unit: 'nr',
      price: 3_400,
      description:
        'Green pipe for hot and cold, joined by heat. Red stripe is hot-rated. Carton of 25 lengths. Machine hire N 3,000 a day with deposit.',
    },
    {
      seller: 'odunade-pipes',
      name: 'PPR pipe 25 mm (three-quarter), PN20, 4 m',
      unit: 'nr',
      price: 5_100,
      description:
        'Rising main and branch size for most houses. Four-metre length; a duplex with five bathrooms takes 45 to 60.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Galvanised steel pipe 2 inch, medium, 6 m',
      unit: 'nr',
      price: 64_000,
      description:
        'Class B, threaded both ends with one socket, for pump risers and hydrants. Straight from the bundle, not re-dipped scrap. Threading of cut ends N 1,500.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Black steel pipe 4 inch schedule 40, per m',
      unit: 'm',
      price: 38_500,
      description:
        'Seamless line pipe with mill certificate for fire mains, pile casings and columns. Cut and bevelled to length by us. Oil-field surplus available cheaper, sold as surplus.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'HDPE pipe 32 mm PN10, black, per m',
      unit: 'm',
      price: 1_250,
      description:
        'Blue-stripe coil of 100 m for borehole to tank and farm lines. Bends round corners, no joints to leak. Compression fittings in stock.',
    },
    {
      seller: 'sabongari-sanitary',
      name: '4-inch PVC pressure pipe, blue, 6 m length',
      unit: 'nr',
      price: 21_500,
      description:
        'PN6 casing and mains pipe with bell end. Borehole drillers take it for casing; ask for the slotted length as screen.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Copper AC pipe set 1/4 and 1/2 inch, per m',
      unit: 'm',
      price: 13_200,
      description:
        'Seamless pair with 9 mm white insulation for 1 to 1.5 HP split units. Capped ends, no sand inside. 15 m coils or cut from 3 m.',
    },
  ]),
  ...labour('mechanical', 'Pipes', [
    {
      seller: 'jabi-cooling',
      name: 'Plumber, hot and cold piping, per point',
      unit: 'nr',
      price: 14_500,
      discountPrice: 13_000,
      description:
        'PPR chased, fused and pressure-tested at 10 bar overnight before the wall is closed. One point is one tap, with its stop valve. Lower price from 30 points.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Plumber, soil and waste piping, per point',
      unit: 'nr',
      price: 17_000,
      description:
        'Falls set by level, anti-syphon vent where it is needed, tested with water and smoke. WC, basin, sink and floor drain each count as a point. Abuja.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Steel pipe welding, 2 to 6 inch, per joint',
      unit: 'nr',
      price: 22_000,
      description:
        'Certified 6G welder with machine and grinder. Root by TIG, cap by stick, dye-penetrant test on request. For fire mains, tank farms and pump houses.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Trenching and pipe laying, 4-inch, per m',
      unit: 'm',
      price: 2_900,
      description:
        'Trench to 600 mm, bedding, laying, jointing and back-filling for water or sewer lines in Kano. Rock and road crossing measured apart.',
    },
    {
      seller: 'woji-homes',
      name: 'Leak repair in walls and floors, per visit',
      unit: 'nr',
      price: 28_000,
      description:
        'Plumber opens only what he must, repairs, tests and closes with plaster. Tile matching is your part if the tile is old. Port Harcourt and Obio-Akpor.',
    },
  ]),
  ...materials('mechanical', 'Fittings', [
    {
      seller: 'odunade-pipes',
      name: 'PPR elbow 20 mm, bag of 100 pieces',
      unit: 'bags',
      price: 31_000,
      description:
        'Plain 90-degree elbows, PN25, clean bore. Tees, sockets and brass-insert elbows packed the same way. One loose piece is N 380.',
    },
    {
      seller: 'odunade-pipes',
      name: 'Brass gate valve 3/4 inch, heavy',
      unit: 'nr',
      price: 7_200,
      description:
        'Forged brass, 280 g, wheel handle. One at the tank, one at every bathroom: that is how you repair a tap without draining the house.',
    },
    {
      seller: 'odunade-pipes',
      name: 'Close-coupled WC set, dual flush, white',
      unit: 'nr',
      price: 128_000,
      discountPrice: 118_000,
      description:
        'Vitreous china with soft-close seat, S or P trap, 3 and 6 litre flush. Fittings and angle valve inside the carton. Opened and inspected before it leaves us.',
    },
    {
      seller: 'odunade-pipes',
      name: '4-inch PVC bend, tee and Y, per piece',
      unit: 'nr',
      price: 2_300,
      description:
        'Heavy 110 mm fittings with inspection door on request. Mix what you need, same price each; bottle of gum free with fifty pieces.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Wash basin with pedestal, 22 inch, white',
      unit: 'nr',
      price: 56_000,
      description:
        'Full pedestal, one tap hole, waste and bottle trap included. Ivory and blue are left in small number for those matching old bathrooms.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Kitchen sink, double bowl, stainless 304',
      unit: 'nr',
      price: 78_500,
      description:
        '1.2 m with drainer, 1 mm thick: press it, it does not drum. Basket wastes and clips included. Right or left hand.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Shower mixer, hot and cold, chrome brass',
      unit: 'nr',
      price: 49_500,
      discountPrice: 45_000,
      description:
        'Solid brass body, ceramic cartridge, hand shower and bracket. Water in Kano is hard, so spare cartridges are kept at N 4,500.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Sensor basin tap, battery, chrome',
      unit: 'nr',
      price: 68_000,
      description:
        'For restaurants, clinics and mosques. Stops itself, saves more than half the water. Four AA batteries last about a year.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Ball valve 1 inch, brass, lever handle',
      unit: 'nr',
      price: 6_400,
      description:
        'Full bore for pumps and tanks. Box of ten N 60,000. We also have 1/2, 3/4, 1.5 and 2 inch, and the float valves.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Steel flange 4 inch PN16, slip-on',
      unit: 'nr',
      price: 26_500,
      description:
        'Forged carbon steel, eight holes, with gasket and bolts at N 9,000 the set. For pump stations and fire lines. Blind and weld-neck types on the rack.',
    },
  ]),
  ...labour('mechanical', 'Fittings', [
    {
      seller: 'jabi-cooling',
      name: 'WC and basin installation, complete, per nr',
      unit: 'nr',
      price: 16_000,
      description:
        'Each ware bolted, not cemented to the floor, connected, sealed with white silicone and flushed ten times. Old ware removed free if you let us take it away.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Bathroom ware fixing, Kano, per piece',
      unit: 'nr',
      price: 10_500,
      description:
        'Plumbers who buy from our shop every day fix WC, basin, mixer, heater or sink for you. We stand for their work for three months.',
    },
    {
      seller: 'zumaview-estates',
      name: 'Tap, cistern and trap repair, per visit',
      unit: 'nr',
      price: 14_000,
      description:
        'One visit cures up to three drips or slow drains in the same flat. Washers, flush kits and traps at cost with receipt. Mabushi, Wuse, Jabi, Utako and Gwarinpa.',
    },
  ]),
  ...materials('mechanical', 'Equipment', [
    {
      seller: 'odunade-pipes',
      name: 'Water storage tank 2,000 litres, 4-layer',
      unit: 'nr',
      price: 262_000,
      discountPrice: 245_000,
      description:
        'Black inner layer against algae, UV outer, screw lid, outlets drilled. Five-year guarantee card. Delivery on the Mainland N 15,000; we help you lift it to one floor.',
    },
    {
      seller: 'odunade-pipes',
      name: 'Water storage tank 1,000 litres, 3-layer',
      unit: 'nr',
      price: 138_000,
      description:
        'For a flat or shop. Diameter 1.1 m so it passes the stair of most houses. Stand on a full flat base, never on two blocks.',
    },
    {
      seller: 'odunade-pipes',
      name: 'Surface water pump 1 HP, copper winding',
      unit: 'nr',
      price: 112_000,
      description:
        'Lifts 45 m, 50 litres a minute at ground. Brass impeller, thermal cut-out. Pressure switch kit N 28,000 for automatic.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Split air conditioner 1.5 HP, inverter type',
      unit: 'nr',
      price: 565_000,
      description:
        'R32 gas, copper condenser, works from 150 V, so low current does not stop it. Kit of 3 m pipe, cable and bracket in the carton. Parts two years, compressor five.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Cassette air conditioner 3 HP, 4-way',
      unit: 'nr',
      price: 1_480_000,
      discountPrice: 1_395_000,
      description:
        'For offices and churches with suspended ceiling; built-in drain pump. Single phase. Offer includes the first service.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Electric water heater 50 litres, vertical',
      unit: 'nr',
      price: 152_000,
      description:
        'Enamelled tank, 1.5 kW, safety valve and hangers. For one bathroom with bath tub. Change the anode every two years; we remind you.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Submersible borehole pump 1.5 HP, complete',
      unit: 'nr',
      price: 285_000,
      description:
        'Stainless body for 4-inch casing, control box, head up to 90 m. Sand guard for northern wells. Cable and rope by the metre.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Instant shower heater 4.5 kW with rail',
      unit: 'nr',
      price: 89_000,
      description:
        'Hot water from the first minute in harmattan. Needs 6 mm² cable and its own breaker. Earth leakage protection inside.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Pressure vessel 100 litres with gauge',
      unit: 'nr',
      price: 198_000,
      description:
        'Steel tank with changeable rubber, keeps pressure in the house steady and saves your pump. Ten-bar tested. Flexible hose and five-way in the price.',
    },
    {
      seller: 'ajah-solar',
      name: 'Solar borehole pump 1.5 kW with controller',
      unit: 'nr',
      price: 720_000,
      description:
        'Brushless DC pump for 4-inch casing, runs straight from six 550 W panels with no battery. Up to 4 m3 an hour at 40 m. Panels not included.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Kitchen extractor hood 90 cm, ducted',
      unit: 'nr',
      price: 168_000,
      description:
        'Stainless canopy, 1,000 m3 an hour, washable filters and LED lights. We cut the hole through the window panel when we make your kitchen window.',
    },
  ]),
  ...labour('mechanical', 'Equipment', [
    {
      seller: 'jabi-cooling',
      name: 'Split AC installation, up to 2 HP, per nr',
      unit: 'nr',
      price: 38_000,
      description:
        'Bracket, core hole, pipe run to 4 m, vacuum by pump for twenty minutes, never by purging gas. Drain to where it does not wet your neighbour.',
    },
    {
      seller: 'jabi-cooling',
      name: 'AC servicing and gas top-up, per unit',
      unit: 'nr',
      price: 16_500,
      description:
        'Indoor and outdoor coils washed with pump, drain cleared, current and pressure read and written on a sticker. Gas up to 300 g included.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Pump house and manifold fitting, per nr',
      unit: 'nr',
      price: 145_000,
      description:
        'Pump, vessel, valves and by-pass arranged on a welded skid with unions so that anything can be taken out for repair. Warri, Sapele and Asaba.',
    },
    {
      seller: 'udiridge-properties',
      name: 'Borehole pump pull-out and refit, per nr',
      unit: 'nr',
      price: 65_000,
      description:
        'Enugu boreholes are deep: we come with tripod and six men, lift the pump, change what is bad, and put it back the same day. For up to 120 m.',
    },
    {
      seller: 'ileyemi-homes',
      name: 'AC servicing in serviced flats, per unit',
      unit: 'nr',
      price: 14_500,
      description:
        'Quarterly wash of all units in a block with report to the residents’ association. From four units. Lekki, Ikate, Ikoyi and Victoria Island.',
    },
  ]),
  ...materials('mechanical', 'Others', [
    {
      seller: 'odunade-pipes',
      name: 'Septic tank, plastic, 3,000 litres',
      unit: 'nr',
      price: 395_000,
      description:
        'Two-chamber moulded tank for six people where water table is high and block tanks float or leak. Anchor with concrete ring. Inlet and outlet 4-inch.',
    },
    {
      seller: 'odunade-pipes',
      name: 'Inspection chamber cover, cast iron, 600 mm',
      unit: 'nr',
      price: 86_000,
      description:
        'Medium duty for driveways, locking, with frame. Composite type that thieves do not want is N 72,000.',
    },
    {
      seller: 'sabongari-sanitary',
      name: 'Water filter housing 20 inch with cartridge',
      unit: 'nr',
      price: 42_500,
      discountPrice: 38_000,
      description:
        'Big-blue housing, sediment cartridge, wrench and bracket. Put two in line for brown water. Cartridges N 6,500; carbon type N 9,000.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Galvanised AC duct with insulation, per m2',
      unit: 'm2',
      price: 29_500,
      description:
        'Rectangular duct in 0.7 mm sheet, flanged and sealed, 25 mm glass-wool outside. Measured on surface area, made from our own shop drawings.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Fire extinguisher 9 kg DCP, with bracket',
      unit: 'nr',
      price: 58_000,
      description:
        'Dry powder for generator house, kitchen and stores. Gauge in green, date stamped. Yearly service N 6,000 in Warri.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Fire hose reel 30 m, 1-inch, swing type',
      unit: 'nr',
      price: 195_000,
      description:
        'Red steel drum with brass nozzle and stop valve, for stair landings as the fire service asks. Cabinet N 85,000.',
    },
  ]),
  ...labour('mechanical', 'Others', [
    {
      seller: 'ileyemi-homes',
      name: 'Generator servicing up to 30 kVA, per visit',
      unit: 'nr',
      price: 45_000,
      description:
        'Oil, oil filter and diesel filter changed, belts and battery checked, load tested for half an hour. Filters and oil are charged at cost with the packs shown to you. Lekki to Sangotedo.',
    },
    {
      seller: 'woji-homes',
      name: 'Blocked drain and manhole rodding, per visit',
      unit: 'nr',
      price: 25_000,
      description:
        'Two men with rods and a pressure washer clear kitchen, bathroom and compound drains the same day. If a pipe has collapsed we show you on camera before anybody digs.',
    },
    {
      seller: 'ojoyin-property',
      name: 'Septic tank emptying, Mainland, per trip',
      unit: 'nr',
      price: 75_000,
      description:
        'Ten-thousand-litre evacuation truck for Ikeja, Ogba, Gbagada and Yaba, disposal at the approved site. We check the baffle and cover while it is open.',
    },
    {
      seller: 'udiridge-properties',
      name: 'Water tank washing and dosing, per tank',
      unit: 'nr',
      price: 12_500,
      description:
        'Drained, scrubbed, rinsed and dosed with chlorine; float and lid checked. Half price for the third tank in the same compound. Enugu and Nsukka.',
    },
    {
      seller: 'sevenhills-lettings',
      name: 'Soakaway digging and lining, per m3',
      unit: 'm3',
      price: 9_500,
      description:
        'Circular pit dug by well-diggers, lined with honeycomb blocks, cover slab by your mason or ours. Ibadan laterite is easy; rock is measured and agreed first.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Fire sprinkler and hose-reel piping, per point',
      unit: 'nr',
      price: 32_000,
      description:
        'Heads, drops and branch pipes to drawing, tested at 15 bar, with help through the Federal Fire Service inspection. Offices and hotels in Abuja.',
    },
  ]),
]
