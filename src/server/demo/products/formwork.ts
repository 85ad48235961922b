import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const FORMWORK: DemoProduct[] = [
  ...materials('formwork', 'Hardwood', [
    {
      seller: 'okobaba-planks',
      name: 'Formwork plank 1 x 12 inch, 12 ft hardwood',
      unit: 'nr',
      price: 9_200,
      discountPrice: 8_600,
      description:
        'Sawn hardwood board 25 x 300 mm, straight, for sides of beams and foundations. Four to five uses if you oil it. The discount price is for 100 pieces and above.',
    },
    {
      seller: 'okobaba-planks',
      name: 'Marine board 18 mm, 4 x 8 ft, brown film',
      unit: 'nr',
      price: 34_500,
      description:
        'Film-faced plywood with WBP glue and sealed edges for slab soffit and fair-face walls. Expect eight to ten castings. Count the layers at the edge: thirteen, not nine.',
    },
    {
      seller: 'okobaba-planks',
      name: 'Bamboo props, 4 m to 5 m, for decking',
      unit: 'nr',
      price: 1_350,
      description:
        'Mature bamboo, 75 mm and above at the butt, for propping slabs up to 3.6 m high. A 100 m2 deck takes about 250 pieces at 600 mm spacing. Sold in fifties.',
    },
    {
      seller: 'okobaba-planks',
      name: '2 x 3 inch hardwood, 12 ft, for bracing',
      unit: 'nr',
      price: 2_900,
      description:
        'Bearers, braces and runners for decking. Mixed red and white hardwood, fresh sawn. We pick out the split ones before loading; you may supervise.',
    },
    {
      seller: 'okobaba-planks',
      name: 'Mixed sawn hardwood for shuttering, per m3',
      unit: 'm3',
      price: 265_000,
      description:
        'Random widths 150 to 300 mm, 25 mm thick, for contractors who buy by volume. Measured in the stack with your own tape. Truck hire to Lagos Island from Imota on request.',
    },
    {
      seller: 'ore-hardwood',
      name: 'Opepe 3 x 4 inch bearer, 12 ft',
      unit: 'nr',
      price: 7_400,
      description:
        'Heavy opepe for main bearers and raking shores under deep beams. Does not bend under wet concrete. Sawn to full size on our band mill, not an inch stolen.',
    },
    {
      seller: 'ore-hardwood',
      name: 'Hardwood 2 x 4 inch, 12 ft, full size',
      unit: 'nr',
      price: 4_300,
      description:
        'True 50 x 100 mm for walings, joists and studs in formwork. Mahogany-family hardwood from the Ondo reserves, with forestry hammer mark and pass.',
    },
    {
      seller: 'ore-hardwood',
      name: 'Planed iroko board 1 x 9 inch, per m',
      unit: 'm',
      price: 3_600,
      description:
        'Planed on both faces and straight on edge for exposed concrete and for facia. Dense, oily timber that survives rain and termites. Sold in 3.6 m lengths, priced by the metre.',
    },
    {
      seller: 'ore-hardwood',
      name: 'Sawn hardwood by trailer, ex-mill, per m3',
      unit: 'm3',
      price: 228_000,
      discountPrice: 215_000,
      description:
        'Mill-gate price at Ore for a full trailer of about 30 m3, sizes as you list them. Discount on orders paid before sawing. Lagos haulage N 380,000 a trailer at this month’s diesel.',
    },
    {
      seller: 'deidei-timber',
      name: 'Marine board 18 mm black film, 4 x 8 ft',
      unit: 'nr',
      price: 38_000,
      description:
        'Black-faced phenolic board for slabs and shear walls, edges painted. Used boards in fair condition also in stock at half the price, ask at Line 12.',
    },
    {
      seller: 'deidei-timber',
      name: 'Hardwood plank 1 x 12 inch, 12 ft, Abuja',
      unit: 'nr',
      price: 10_500,
      description:
        'Southern hardwood plank, 25 mm thick after sawing, for lintel and beam sides. Delivered to Gwarinpa, Lokogoma and Kubwa by pick-up; N 15,000 a trip.',
    },
    {
      seller: 'deidei-timber',
      name: 'Acrow steel prop 2.2 to 3.9 m, used',
      unit: 'nr',
      price: 26_500,
      description:
        'Adjustable props with pin and collar, straight tubes, threads oiled. Sold, or hired at N 450 a week each with a deposit. Goes with hardwood headers we cut for you.',
    },
    {
      seller: 'tanke-roofing',
      name: 'Hardwood 2 x 2 inch, 12 ft, for pegs and ties',
      unit: 'nr',
      price: 1_900,
      description:
        'Straight 50 x 50 mm for profile boards, setting-out pegs and shutter ties. A bundle is 20 pieces. Treated with solignum at N 150 a length if you want it.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Red mangrove props for decking, 4 m',
      unit: 'nr',
      price: 1_700,
      description:
        'Straight mangrove poles, harder than bamboo and easy to wedge. For decks up to 3.5 m. Sold in hundreds, delivered with your planks.',
    },
  ]),
  ...labour('formwork', 'Hardwood', [
    {
      seller: 'agbowo-artisans',
      name: 'Carpenter, formwork to slab and beams, per m2',
      unit: 'm2',
      price: 3_800,
      description:
        'Making, fixing, levelling and propping of soffit and beam sides, then striking and cleaning after curing. Four carpenters and two helpers do about 60 m2 a day. Wood and nails by you.',
    },
    {
      seller: 'agbowo-artisans',
      name: 'Column box fixing and plumbing, per m2',
      unit: 'm2',
      price: 4_200,
      description:
        'Boxes made to drawing, clamped at 500 mm, plumbed with line and bob on two faces. We stay through the casting in case a clamp opens.',
    },
    {
      seller: 'deidei-timber',
      name: 'Staircase formwork by carpenter, per m2',
      unit: 'm2',
      price: 6_500,
      description:
        'Straight, dog-leg and spiral stairs set out full size on the floor before a plank is cut. Risers equal to 2 mm. Abuja and Nasarawa; materials from our line or yours.',
    },
    {
      seller: 'savannah-builders',
      name: 'Formwork carpenter for lintels, per metre',
      unit: 'm',
      price: 1_600,
      description:
        'Boxing of continuous lintel or ring beam up to 225 x 225 mm, including props over openings. A two-man team finishes a three-bedroom bungalow in two days.',
    },
  ]),
  ...materials('formwork', 'Nails', [
    {
      seller: 'bridgehead-hardware',
      name: 'Wire nails 4 inch, 25 kg bag',
      unit: 'bags',
      price: 41_500,
      description:
        'Bright round-head nails, 100 mm, for decking bearers and roof trusses. Full 25 kg net, polythene lined so they do not rust in the harmattan-to-rain change.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Wire nails 3 inch, 25 kg bag',
      unit: 'bags',
      price: 41_000,
      discountPrice: 39_500,
      description:
        'The everyday 75 mm nail for formwork boards. Sharp points, heads that do not fly off. Ten bags and above take the lower price; waybill from Onitsha by any park.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Concrete nails 2 inch, hardened, 1 kg packet',
      unit: 'nr',
      price: 4_200,
      description:
        'Hardened, grooved shank for fixing battens and trunking to block and concrete. About 190 pieces to the kilo. Twenty packets to a carton at N 78,000.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Double-head nails for shutters, 20 kg bag',
      unit: 'bags',
      price: 48_000,
      description:
        'The second head stays out so the claw can draw it: boards come off whole and nails are used again. 75 mm. Few people stock them in the East.',
    },
    {
      seller: 'dakata-steel',
      name: 'Kano wire nails 3 inch, per tonne',
      unit: 'tonnes',
      price: 1_540_000,
      description:
        'Forty 25 kg bags, drawn and cut in Bompai. For wholesalers and estates; mixed sizes from 1.5 to 5 inch make up the tonne. Loading is free, haulage is not.',
    },
    {
      seller: 'dakata-steel',
      name: 'Wire nails 2 inch, 25 kg bag',
      unit: 'bags',
      price: 39_800,
      description:
        '50 mm nails for ceiling noggins, marine board and light shuttering. Oiled and bagged the week they are cut. Kano price, cheaper than Onitsha for northern sites.',
    },
    {
      seller: 'dakata-steel',
      name: 'Wire nails 5 inch, 25 kg bag',
      unit: 'bags',
      price: 40_500,
      description:
        'Long 125 mm nails for 3 x 4 bearers, ridge plates and heavy shores. Also 6 inch on order of four bags and above.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Assorted wire nails, sold loose, 5 kg pack',
      unit: 'nr',
      price: 9_400,
      description:
        'Two, three and four inch as you like, weighed on a digital scale. For small jobs that do not need a bag. Comes with your cement at no extra transport.',
    },
    {
      seller: 'okobaba-planks',
      name: 'Wire nails 4 inch at Timberville, 25 kg bag',
      unit: 'bags',
      price: 43_000,
      description:
        'So that your carpenter buys plank and nail in one place. Onitsha and Lagos makes; we open one bag for you to see the points before you carry.',
    },
  ]),
  ...labour('formwork', 'Nails', [
    {
      seller: 'okobaba-planks',
      name: 'De-nailing and cleaning of used planks, per m2',
      unit: 'm2',
      price: 650,
      description:
        'We draw the nails, scrape the mortar and stack by length so that your planks serve another floor. Boys come with crowbars to any site in Ikorodu or Epe.',
    },
  ]),
]
