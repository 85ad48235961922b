import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const ELECTRICAL: DemoProduct[] = [
  ...materials('electrical', 'Cables', [
    {
      seller: 'chukwudum-electric',
      name: 'Coleman 2.5 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 84_500,
      discountPrice: 81_000,
      description:
        'Solid copper, PVC insulated 450/750 V, for 13 A socket circuits. Red, black, green-yellow, blue. Metre marks printed on the sheath so you can count the 100. Five coils take the lower price.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Coleman 1.5 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 53_500,
      description:
        'For lighting points and switches. Full copper with SON mark, sealed nylon. A three-bedroom flat takes about six coils with the earth.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Nigerchin 4 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 128_000,
      description:
        'For water heaters, cookers and 1.5 HP air conditioners. Stranded, easier to draw through 20 mm conduit. Cut lengths of 10 m and above are sold by the metre.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Nigerchin 6 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 188_000,
      description:
        'Sub-mains to a flat’s distribution board or a 2 HP split unit. Copper checked on our scale: 6.4 kg for the coil and above.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Kablemetal 16 mm² 4-core armoured, per m',
      unit: 'm',
      price: 24_500,
      description:
        'Steel-wire armoured XLPE copper for meter-to-house runs and generator feeds, fit for direct burial. Cut from the drum in front of you, glands N 3,800 a pair.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Cutix 2.5 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 82_000,
      description:
        'Made here in Nnewi, pure copper to BS 6004. Carton seal unbroken. We buy back any coil that is short by a metre, and nobody has come.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Cutix 1.5 mm² twin and earth, per m',
      unit: 'm',
      price: 1_450,
      description:
        'Flat twin with earth for surface wiring on old walls. Grey sheath, clips included for 50 m and above.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Cutix 10 mm² single core cable, 100 m coil',
      unit: 'nr',
      price: 312_000,
      discountPrice: 298_000,
      description:
        'Riser and main cable for a four-bedroom house. Seven-strand copper. The lower price is for four coils, one of each colour, with 30 m of earth free.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Aluminium 35 mm² ABC service cable, per m',
      unit: 'm',
      price: 3_900,
      description:
        'Aerial bundled conductor for pole-to-building service drop as the distribution company wants it. Clamps and piercing connectors in stock.',
    },
    {
      seller: 'nnewi-cables',
      name: '70 mm² 4-core armoured cable, per m',
      unit: 'm',
      price: 92_000,
      description:
        'Copper SWA for transformers and 200 kVA generators. Sold from 20 m; test certificate and drum number on the invoice. Truck with drum jack at cost.',
    },
    {
      seller: 'kubwa-wiring',
      name: '2.5 mm² single core cable in Kubwa, per m',
      unit: 'm',
      price: 920,
      description:
        'For those who need thirty metres and not a coil. Coleman or Cutix as in stock, all colours, cut with the printed metre marks showing.',
    },
    {
      seller: 'ajah-solar',
      name: 'Solar DC cable 6 mm², tinned, per m',
      unit: 'm',
      price: 3_200,
      description:
        'Red and black, double insulated against sun for 25 years, 1,500 V DC. Do not use house cable on the roof: it cracks in two years. MC4 connectors N 1,900 a pair.',
    },
  ]),
  ...labour('electrical', 'Cables', [
    {
      seller: 'kubwa-wiring',
      name: 'Electrician, complete wiring, per point',
      unit: 'nr',
      price: 6_500,
      discountPrice: 5_900,
      description:
        'Piping, box, drawing of cable, fitting and testing for each lighting or socket point. Lower rate from 80 points. Chasing in a finished wall adds N 1,200. Test sheet at handing over.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Armoured cable laying and glanding, per m',
      unit: 'm',
      price: 2_600,
      description:
        'Trench 600 mm deep, sand bed, tiles and warning tape, cable laid and glanded at both ends with lugs crimped by hydraulic tool. Rock digging is extra.',
    },
    {
      seller: 'ojoyin-property',
      name: 'Rewiring of old flats, Mainland, per point',
      unit: 'nr',
      price: 8_200,
      description:
        'Burnt and rubber cables drawn out, new cable through old pipes where they are sound. Landlords get a list of what was changed, with photographs.',
    },
  ]),
  ...materials('electrical', 'Cable Tray', [
    {
      seller: 'nnewi-cables',
      name: 'Perforated cable tray 100 mm, galvanised, per m',
      unit: 'm',
      price: 7_800,
      description:
        'Hot-dip galvanised 1.2 mm tray in 2.4 m lengths with couplers. For plant rooms, shops and generator runs. Bends and tees on the shelf.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Perforated cable tray 300 mm, galvanised, per m',
      unit: 'm',
      price: 18_900,
      description:
        'Heavy-duty tray with 50 mm return flange for risers and factories. Supports every 1.5 m. Drawings are taken off free for contractors.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Cable ladder 450 mm, steel, per m',
      unit: 'm',
      price: 31_000,
      discountPrice: 28_500,
      description:
        'Ladder rack for big armoured cables, rungs at 300 mm. The offer is on the 96 m now in the store, galvanised by hot dip at Nnewi.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'PVC trunking 40 x 25 mm, 3 m length',
      unit: 'nr',
      price: 3_300,
      description:
        'White self-adhesive trunking with snap lid for offices and shops, flame retardant. Corners, tees and end caps N 300 each.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'PVC conduit pipe 20 mm, heavy gauge, 3 m',
      unit: 'nr',
      price: 1_250,
      description:
        'White rigid conduit that does not flatten under the plasterer’s foot. Bundle of 25. Couplers, boxes and glue in the same shop.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'PVC conduit pipe 25 mm, heavy gauge, 3 m',
      unit: 'nr',
      price: 1_750,
      description:
        'For sub-mains and where more than five cables pass. Bends cold with spring. Slab pipes should be this one, not the thin type.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Galvanised steel trunking 100 x 50 mm, per m',
      unit: 'm',
      price: 9_600,
      description:
        'Lidded trunking for board-to-board runs and parking ceilings. Earth links fitted across joints. Cut and bent in our store to site sketch.',
    },
  ]),
  ...labour('electrical', 'Cable Tray', [
    {
      seller: 'kubwa-wiring',
      name: 'Cable tray and trunking fixing, per m',
      unit: 'm',
      price: 3_200,
      description:
        'Threaded rod hangers or wall brackets, tray levelled and earthed, cut ends painted with zinc. Offices, plazas and hospitals in Abuja. Night work possible.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Conduit piping in slab before casting, per m2',
      unit: 'm2',
      price: 850,
      description:
        'Pipes, boxes and drops tied to the steel the day before your concrete, and one man stays through the casting to free any blocked box. Measured on floor area.',
    },
  ]),
  ...materials('electrical', 'Power Outlets', [
    {
      seller: 'chukwudum-electric',
      name: '13 A double switched socket, white',
      unit: 'nr',
      price: 4_200,
      description:
        'BS 1363 with neon, brass terminals and safety shutter. Box of ten at N 39,500. Ask for the fire-resistant plate, not the one that smells when hot.',
    },
    {
      seller: 'chukwudum-electric',
      name: '15 A socket for air conditioner, with plug',
      unit: 'nr',
      price: 3_900,
      description:
        'Round-pin switched socket for AC and freezer. Use with 4 mm² cable and 20 A breaker. Plug top comes in the packet.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Gang switch, 2-gang 1-way, white',
      unit: 'nr',
      price: 2_100,
      discountPrice: 1_850,
      description:
        'Rocker switch, 10 A, silver contacts. One to four gang in the same design. The lower price is for a box of twenty.',
    },
    {
      seller: 'nnewi-cables',
      name: '13 A double socket with USB-C, grey plate',
      unit: 'nr',
      price: 11_500,
      description:
        'Two USB ports (one C at 20 W) on a satin grey plate. Fits 47 mm deep box. For bedside and kitchen island.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Cooker control unit 45 A with 13 A outlet',
      unit: 'nr',
      price: 9_800,
      description:
        'Double-pole with neon, metal back box included. Feed it with 6 mm². Mount beside the cooker, never above it.',
    },
    {
      seller: 'ajah-solar',
      name: 'Smart Wi-Fi wall socket 16 A, with meter',
      unit: 'nr',
      price: 15_800,
      description:
        'Shows what each freezer or AC draws, so that you know what to put on inverter. Works by phone when you are at the office. White only.',
    },
    {
      seller: 'sabongari-sanitary',
      name: '20 A water heater switch with neon',
      unit: 'nr',
      price: 4_400,
      description:
        'Double-pole switch with flex outlet, sold with our heaters so your plumber and electrician do not quarrel. Fix outside the bathroom.',
    },
  ]),
  ...labour('electrical', 'Power Outlets', [
    {
      seller: 'kubwa-wiring',
      name: 'Socket and switch fitting, second fix, per nr',
      unit: 'nr',
      price: 1_800,
      description:
        'After painting: plates levelled, terminals torqued, polarity and earth loop tested. For houses piped and wired by another man, after we check his cables.',
    },
    {
      seller: 'zumaview-estates',
      name: 'Prepaid meter and changeover fixing, per nr',
      unit: 'nr',
      price: 35_000,
      description:
        'Meter board, changeover and tails done neatly before the AEDC men come, plus a follow-up on the form. For flats under our management and for others.',
    },
  ]),
  ...materials('electrical', 'Lighting', [
    {
      seller: 'chukwudum-electric',
      name: 'LED panel light 18 W, round, recessed',
      unit: 'nr',
      price: 4_800,
      discountPrice: 4_300,
      description:
        'Cut-out 200 mm, warm or day white, driver separate so that it can be changed. Two-year exchange. The lower price is for twenty pieces.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'LED strip light 2835, warm white, per m',
      unit: 'm',
      price: 1_700,
      description:
        '220 V or 12 V, 120 LEDs a metre for POP troughs. Plug and end cap with every 10 m. Not the cheap one that turns blue after Christmas.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'LED floodlight 100 W, outdoor IP66',
      unit: 'nr',
      price: 24_500,
      description:
        'Die-cast body, wide beam for compounds and building sites. Surge protected to 4 kV, which it needs here. 50 W and 200 W in stock.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Surface LED batten 4 ft, 40 W',
      unit: 'nr',
      price: 8_600,
      description:
        'Replaces the double fluorescent without starter or choke. For shops, stores and classrooms. Linkable up to eight on one feed.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Crystal chandelier, 8-arm, gold, 80 cm',
      unit: 'nr',
      price: 185_000,
      description:
        'K9 crystal on plated steel, E14 LED bulbs included, 1 m adjustable chain. Needs a proper hook in the slab; we fix it for N 15,000 in Abuja.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Wall bracket light, up and down, IP65',
      unit: 'nr',
      price: 9_900,
      description:
        'Black or grey aluminium, 2 x 6 W warm, for fence pillars and balconies. Rain does not enter if you keep the gasket.',
    },
    {
      seller: 'ajah-solar',
      name: 'All-in-one solar street light 60 W real',
      unit: 'nr',
      price: 96_000,
      discountPrice: 89_500,
      description:
        'Real 60 W with lithium phosphate battery for two nights, motion dimming, bracket and remote. Five-metre pole N 85,000. Estate orders come with a spare for every twenty.',
    },
    {
      seller: 'ajah-solar',
      name: 'Rechargeable LED bulb 15 W, E27',
      unit: 'nr',
      price: 4_500,
      description:
        'Stays on for three hours when light goes. Works in the normal holder, switch on the wall remains in control. Carton of 50 at N 4,100 each.',
    },
  ]),
  ...labour('electrical', 'Lighting', [
    {
      seller: 'kubwa-wiring',
      name: 'Light fitting installation, per point',
      unit: 'nr',
      price: 2_500,
      description:
        'Panels, spots, brackets and fans up to 3.5 m high: hole cut, fitting fixed, lamp tested. Chandeliers above 15 kg are priced after seeing them.',
    },
    {
      seller: 'levelbest-finishing',
      name: 'Strip light laying in POP trough, per m',
      unit: 'm',
      price: 900,
      description:
        'Our electrician lays, joins and hides the strip after the POP is painted, with drivers where you can reach them. We change any dead metre within three months.',
    },
  ]),
  ...materials('electrical', 'Others', [
    {
      seller: 'chukwudum-electric',
      name: 'Distribution board 8-way, 3-phase, with MCBs',
      unit: 'nr',
      price: 96_000,
      description:
        'Metal board with 100 A isolator, twenty-four 10 to 32 A breakers, earth and neutral bars. Single-phase 6-way at N 32,000. Label sheet inside the door.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Changeover switch 63 A, 4-pole, manual',
      unit: 'nr',
      price: 28_500,
      description:
        'For NEPA and generator, copper contacts and a strong handle that does not stop half-way. Also 100 A and 200 A; automatic type on order.',
    },
    {
      seller: 'chukwudum-electric',
      name: 'Copper earth rod 1.2 m, 16 mm, with clamp',
      unit: 'nr',
      price: 14_500,
      description:
        'Copper-bonded steel with brass clamp and driving head. Two or three in line for sandy soil. Inspection pit and earth compound in stock.',
    },
    {
      seller: 'ajah-solar',
      name: 'Hybrid inverter 5 kVA 48 V with MPPT',
      unit: 'nr',
      price: 790_000,
      discountPrice: 745_000,
      description:
        'Pure sine wave, 100 A charger, 500 V solar input, Wi-Fi stick. Runs fridge, TVs, lights and one inverter AC. Two-year swap in Lagos, our engineer brings the spare.',
    },
    {
      seller: 'ajah-solar',
      name: 'Lithium battery 5.1 kWh 51.2 V, wall type',
      unit: 'nr',
      price: 1_180_000,
      description:
        'LiFePO4 with BMS and display, 6,000 cycles at 80 percent. Talks to most hybrid inverters by cable. Up to fifteen in parallel. Serial number registered in your name.',
    },
    {
      seller: 'ajah-solar',
      name: 'Solar panel 550 W mono half-cut',
      unit: 'nr',
      price: 118_000,
      description:
        'Tier-one monocrystalline panel, 2.28 x 1.13 m. Flash-test list by serial number. Rails, clamps and roof hooks at N 19,000 a panel.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'CCTV kit, 4 cameras 5 MP, 1 TB recorder',
      unit: 'nr',
      price: 285_000,
      description:
        'Colour at night, phone viewing, 4 x 20 m cables and power box. Installation within Kubwa, Dutse and Bwari at N 60,000 including training of the house owner.',
    },
    {
      seller: 'nnewi-cables',
      name: 'Surge arrester 3-phase, 40 kA, DIN rail',
      unit: 'nr',
      price: 46_000,
      description:
        'Takes the lightning and the high current from the pole so that your board and TVs do not. Red window shows when it has done its work and must be changed.',
    },
  ]),
  ...labour('electrical', 'Others', [
    {
      seller: 'ajah-solar',
      name: 'Solar and inverter installation, per system',
      unit: 'nr',
      price: 180_000,
      description:
        'Up to 5 kVA: panels railed and earthed, breakers both sides, battery mounted, essential loads separated from the board, and two hours teaching you to use it.',
    },
    {
      seller: 'kubwa-wiring',
      name: 'Earthing and lightning protection, per nr',
      unit: 'nr',
      price: 95_000,
      description:
        'One earth pit with rods, charcoal and salt-free compound, tape to board or air terminal, tested below 5 ohms with the meter showing. Materials charged separately.',
    },
    {
      seller: 'ojoyin-property',
      name: 'Electrical fault finding, Ikeja, per visit',
      unit: 'nr',
      price: 18_000,
      description:
        'Tripping breaker, half current, hot socket or shock from the tap: our electrician comes within 24 hours with a tester. Repair of up to two points included.',
    },
    {
      seller: 'sevenhills-lettings',
      name: 'Move-in electrical check of a flat, per nr',
      unit: 'nr',
      price: 22_000,
      description:
        'Every socket, switch and breaker tested, earth confirmed, meter balance read and a one-page note for landlord and tenant to sign. Ibadan and Abeokuta.',
    },
  ]),
]
