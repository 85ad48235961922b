import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const ROOFING: DemoProduct[] = [
  ...materials('roofing', 'Roof Covering', [
    {
      seller: 'sango-longspan',
      name: 'Aluminium longspan sheet 0.55 mm, per m2',
      unit: 'm2',
      price: 9_400,
      discountPrice: 8_950,
      description:
        'True 0.55 mm mill-finish or coated coil, rolled to your rafter length so there is no joint to leak. Ten-year colour guarantee. Discount from 300 m2, cash or transfer.',
    },
    {
      seller: 'sango-longspan',
      name: 'Aluminium longspan sheet 0.45 mm, per m2',
      unit: 'm2',
      price: 7_600,
      description:
        'Lighter gauge for porches, poultry and houses on a budget. Purlins must come down to 900 mm spacing or it will rattle in the wind. Green, brown, blue, red and plain.',
    },
    {
      seller: 'sango-longspan',
      name: 'Step tile aluminium sheet 0.55 mm, per m2',
      unit: 'm2',
      price: 10_300,
      description:
        'Pressed like roof tile, coated wine, chocolate or charcoal. Looks best above 25 degrees of pitch. Ridge and valley in the same colour from the same coil.',
    },
    {
      seller: 'sango-longspan',
      name: 'Metcoppo tile-profile sheet 0.55 mm, per m2',
      unit: 'm2',
      price: 10_700,
      description:
        'Short, deep tile pattern cut to 1, 2 or 3 steps more than your run, with little waste on hips. Send the roof plan by WhatsApp and we count the sheets.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Stone-coated roof tile, bond profile, per m2',
      unit: 'm2',
      price: 9_900,
      discountPrice: 9_300,
      description:
        '0.45 mm aluzinc base with stone chips in charcoal or coffee, 50-year maker’s warranty. Two and a quarter pieces to the m2. Quiet under rain. Promo until the container finishes.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Corrugated zinc sheet, bundle of 20, 8 ft',
      unit: 'nr',
      price: 108_000,
      description:
        'Galvanised iron, 0.18 mm, for rural houses, stalls and site sheds. One bundle covers about 34 m2 laid with one and a half corrugation overlap.',
    },
    {
      seller: 'deidei-timber',
      name: 'Stone-coated shingle tile in Abuja, per m2',
      unit: 'm2',
      price: 10_400,
      description:
        'Flat shingle look favoured in Gwarinpa and Katampe. Black, slate and terracotta blend. We calculate from your roof drawing and take back unopened cartons.',
    },
    {
      seller: 'deidei-timber',
      name: 'Longspan aluminium 0.55 mm, Dei-Dei, per m2',
      unit: 'm2',
      price: 9_700,
      description:
        'Rolled on the machine behind our line. Bring your own micrometer; the price is for 0.55 and not for 0.50 painted thick.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Fibre-cement roof sheet, 6-corrugation, 8 ft',
      unit: 'nr',
      price: 14_800,
      description:
        'Asbestos-free grey sheets, Emene type, for schools, churches and old houses where the timber is spaced for them. Sound, cool and easy to replace one by one.',
    },
    {
      seller: 'savannah-builders',
      name: 'Aluzinc longspan sheet 0.40 mm, per m2',
      unit: 'm2',
      price: 6_300,
      description:
        'Zinc-aluminium coated steel, does not dent like pure aluminium when hail falls. Blue and green. Cut in Gombe up to 9 m.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Polycarbonate skylight sheet 6 mm, per m2',
      unit: 'm2',
      price: 21_500,
      description:
        'Twin-wall clear or bronze with UV face, for car ports, stair wells and courtyard cover. Seal the top edge with tape, leave the bottom open to drain.',
    },
  ]),
  ...labour('roofing', 'Roof Covering', [
    {
      seller: 'coalcity-roofers',
      name: 'Roofer, longspan sheet fixing, per m2',
      unit: 'm2',
      price: 2_700,
      description:
        'Sheets lifted, squared, screwed with washers at every second crest and capped at ridge. Harnessed men, gutters swept at the end. Enugu and neighbouring states.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Stone-coated tile fixing by roofer, per m2',
      unit: 'm2',
      price: 3_300,
      discountPrice: 3_000,
      description:
        'Battens at the maker’s gauge, tiles interlocked and screwed on the nose, hips and valleys weathered. Lower rate over 400 m2. Two-year leak guarantee in writing.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Roof covering gang, Ilorin, per m2',
      unit: 'm2',
      price: 2_500,
      description:
        'Six men with ladders and snips for longspan and step tile. A four-bedroom bungalow of 280 m2 takes four dry days. We do not walk on the sheets with heels.',
    },
    {
      seller: 'sango-longspan',
      name: 'Re-roofing, old sheets removed, per m2',
      unit: 'm2',
      price: 4_400,
      description:
        'Strip the old zinc or asbestos by section, check the timber, cover again before evening so that rain does not meet an open house. Disposal of asbestos is quoted apart.',
    },
  ]),
  ...materials('roofing', 'Roof Members', [
    {
      seller: 'tanke-roofing',
      name: 'Roof timber 2 x 4 inch hardwood, 12 ft',
      unit: 'nr',
      price: 4_100,
      description:
        'Seasoned hardwood for rafters, struts and tie beams, solignum-treated on the pile. Straight pieces only; a three-bedroom bungalow takes about 320.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Roof timber 2 x 6 inch hardwood, 12 ft',
      unit: 'nr',
      price: 6_900,
      discountPrice: 6_450,
      description:
        'For wide-span tie beams and kingposts. The lower price is for a hundred pieces. Sixteen-foot lengths can be sawn in five days.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Purlin 2 x 3 inch hardwood, 12 ft',
      unit: 'nr',
      price: 2_800,
      description:
        'Purlins for longspan at 900 to 1,200 mm. Full measure after sawing. Load with your 2 x 4 and pay for one trip within Ilorin.',
    },
    {
      seller: 'ore-hardwood',
      name: 'Apa (Afzelia) wall plate 3 x 4 inch, per m',
      unit: 'm',
      price: 2_700,
      description:
        'Termite does not eat apa. Long, heavy wall plate for the house you want your grandchildren to meet. Sold in 3.6 m and 4.8 m lengths.',
    },
    {
      seller: 'deidei-timber',
      name: 'Roof timber 2 x 4 inch in Abuja, 12 ft',
      unit: 'nr',
      price: 5_000,
      description:
        'Akure and Ore hardwood, dried under shed through one dry season. Treated with anti-termite on request at N 250 a length, twelve hours’ dipping.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Fabricated steel roof truss, per tonne',
      unit: 'tonnes',
      price: 2_150_000,
      description:
        'Angle or hollow-section trusses for halls, warehouses and churches, welded to drawing, shot-blasted and primed. Includes gussets and cleats, excludes crane. Welder tickets available.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Z-purlin 150 mm galvanised, 2 mm, per m',
      unit: 'm',
      price: 8_600,
      description:
        'Cold-rolled galvanised purlin with punched holes, up to 6 m. Spans 5 m under longspan without sag. Sag rods and cleats supplied with the order.',
    },
    {
      seller: 'okobaba-planks',
      name: 'Facia board 1 x 12 inch, planed, per m',
      unit: 'm',
      price: 3_300,
      description:
        'Straight planed hardwood for eaves, primed on the back. Paint it before the roofers leave their scaffold. Lengths 3.6 m, joints cut at 45 degrees.',
    },
  ]),
  ...labour('roofing', 'Roof Members', [
    {
      seller: 'tanke-roofing',
      name: 'Roof carpenter, timber trusses, per m2',
      unit: 'm2',
      price: 3_400,
      description:
        'Trusses set out on the ground, lifted, braced and tied to the ring beam with straps. Price is per square metre on plan. Hips and parapet roofs add ten percent.',
    },
    {
      seller: 'deidei-timber',
      name: 'Parapet roof carcass, carpenter, per m2',
      unit: 'm2',
      price: 3_900,
      description:
        'Low-pitch carcass hidden behind parapet, with proper fall to the gutter: the part most people get wrong. Abuja sites, timber by you or from our line.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Steel truss erection and bolting, per tonne',
      unit: 'tonnes',
      price: 285_000,
      description:
        'Lifting, plumbing and bolting of steel trusses and purlins with our own chain blocks and tall scaffold. Crane hire at cost where the site allows it.',
    },
  ]),
  ...materials('roofing', 'Roof Accessories', [
    {
      seller: 'sango-longspan',
      name: 'Aluminium ridge cap 0.55 mm, per m',
      unit: 'm',
      price: 4_200,
      description:
        'Folded to your pitch from the same coil as the sheets. Girth 450 mm, 2.4 m or 3.6 m lengths, 150 mm lap. End caps N 1,500 each.',
    },
    {
      seller: 'sango-longspan',
      name: 'Aluminium box gutter 0.7 mm, 900 girth, per m',
      unit: 'm',
      price: 11_200,
      description:
        'Heavy gutter for parapet roofs, with outlets dropped where you mark. Joints overlapped, riveted and sealed. Ask for 1,200 mm girth where two roofs drain into one.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Roofing felt, bitumen, 1 x 10 m roll',
      unit: 'nr',
      price: 29_500,
      discountPrice: 27_000,
      description:
        'Torch-on polyester felt, 4 mm, mineral face for concrete gutters and flat decks. Ten m2 a roll, nine after laps. The lower price is from 20 rolls.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Self-drilling roof screws 3 inch, pack of 250',
      unit: 'nr',
      price: 19_500,
      description:
        'Galvanised hex-head with EPDM washer, coloured heads to match the sheet. Allow seven to the square metre. The rubber does not crack like the cheap one.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Roofing nails, spring head, 25 kg bag',
      unit: 'bags',
      price: 52_000,
      description:
        'Umbrella-head galvanised nails with twisted shank for zinc sheets on hardwood. About 4,000 pieces. Bitumen washers sold by the packet.',
    },
    {
      seller: 'tanke-roofing',
      name: 'PVC rain gutter 6 inch, white, per m',
      unit: 'm',
      price: 6_800,
      description:
        'UV-stable half-round gutter in 4 m lengths with brackets at 600 mm, outlets, stop ends and 4-inch down pipe. We take rain water to your tank if you want.',
    },
    {
      seller: 'savannah-builders',
      name: 'J-bolts with washer 8 mm x 4 inch, bag of 500',
      unit: 'bags',
      price: 68_000,
      description:
        'Galvanised hook bolts for fixing sheets to steel purlins, nuts and bitumen washers inside the bag. For farm stores and filling-station canopies.',
    },
    {
      seller: 'nike-bricks',
      name: 'Clay ridge tile, half-round, 450 mm',
      unit: 'nr',
      price: 2_600,
      description:
        'Fired in the same kiln as our bricks for tiled roofs and boundary walls. Two and a half to the metre with laps. Bed on mortar, point in the same colour.',
    },
  ]),
  ...labour('roofing', 'Roof Accessories', [
    {
      seller: 'coalcity-roofers',
      name: 'Gutter lining and felt torching, per m2',
      unit: 'm2',
      price: 3_600,
      description:
        'Concrete gutter cleaned, primed with bitumen and torched with two crossed layers, 150 mm up the wall. Ponding test for 24 hours before we leave.',
    },
  ]),
  ...materials('roofing', 'Others', [
    {
      seller: 'sango-longspan',
      name: 'Reflective foil insulation, 1.2 x 40 m roll',
      unit: 'nr',
      price: 76_000,
      description:
        'Double-sided foil on bubble, laid under the sheets: bedrooms are cooler by several degrees and rain is quieter. 48 m2 a roll; tape the laps.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Liquid roof waterproofing, acrylic, 20 kg',
      unit: 'nr',
      price: 88_000,
      description:
        'White elastic coating with fibre for cracked slabs and rusted sheets. Two coats cover about 12 m2. The roof must be dry for two days first.',
    },
    {
      seller: 'deidei-timber',
      name: 'Solignum wood preservative, 25 litres',
      unit: 'nr',
      price: 62_500,
      description:
        'Dark-brown anti-termite and anti-rot for roof timber before it is lifted. One keg brushes about 450 lengths of 2 x 4 once. Use gloves and do not smoke near it.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Roof turbine ventilator 24 inch, aluminium',
      unit: 'nr',
      price: 74_500,
      description:
        'Wind-driven vent for warehouses, poultry and church halls, no electricity. Comes with flashing base for longspan profile. One serves about 80 m2.',
    },
    {
      seller: 'ugborikoko-weld',
      name: 'Overhead tank stand, 5 m steel, 2-tank',
      unit: 'nr',
      price: 1_150_000,
      discountPrice: 1_080_000,
      description:
        'Angle-iron tower for two 2,000-litre tanks, chequered plate platform, ladder and guard rail, red oxide and aluminium paint. Base plates and holding bolts included.',
    },
    {
      seller: 'elelenwo-aluminium',
      name: 'Alucobond parapet cladding 4 mm, per m2',
      unit: 'm2',
      price: 42_000,
      description:
        'Composite panel on aluminium frame to cover roof parapets, canopies and columns. Silver, wine, black and wood grain. Routed, folded and sealed; installed in Rivers State.',
    },
  ]),
  ...labour('roofing', 'Others', [
    {
      seller: 'sevenhills-lettings',
      name: 'Roof leak tracing and repair, per visit',
      unit: 'nr',
      price: 38_000,
      description:
        'Our roofer goes up with a hose and a second man inside, finds where the water enters and seals it. Up to ten screws, one tube and two sheets re-laid are included.',
    },
    {
      seller: 'zumaview-estates',
      name: 'Roof inspection before purchase, per house',
      unit: 'nr',
      price: 55_000,
      description:
        'A roofer and our surveyor enter the roof space, photograph timber, sheets and gutters, and send you four pages on what must be done now and what can wait. Abuja and Karu.',
    },
    {
      seller: 'ojoyin-property',
      name: 'Gutter clearing before the rains, per m',
      unit: 'm',
      price: 750,
      description:
        'Leaves and nests bagged and taken away, outlets rodded, brackets checked. Book a whole close together and we give one free. Ikeja, Gbagada, Yaba and Surulere.',
    },
    {
      seller: 'coalcity-roofers',
      name: 'Roof insulation foil laying, per m2',
      unit: 'm2',
      price: 650,
      description:
        'Foil drawn over the purlins with slight sag, lapped 150 mm and taped as the sheeting goes up. Cheaper done with the roof than after it.',
    },
  ]),
]
