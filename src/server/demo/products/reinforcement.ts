import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const REINFORCEMENT: DemoProduct[] = [
  ...materials('reinforcement', 'Reinforcement Bar', [
    {
      seller: 'orile-rods',
      name: '12 mm iron rod, local, 12 m length',
      unit: 'nr',
      price: 9_600,
      description:
        'Locally rolled high-yield deformed bar. It weighs a little under the standard 10.65 kg, and we say so; for calculated slabs take the full-weight TMT. Straight lengths, light rust only.',
    },
    {
      seller: 'orile-rods',
      name: '16 mm TMT rod 500 grade, full weight, 12 m',
      unit: 'nr',
      price: 23_800,
      discountPrice: 22_900,
      description:
        'Thermo-mechanically treated bar with mill certificate, 18.9 kg a length, yield 500 N/mm². Lower price from one tonne. Bring a consultant: our tests pass.',
    },
    {
      seller: 'orile-rods',
      name: '12 mm TMT rod 500 grade, full weight, 12 m',
      unit: 'nr',
      price: 12_900,
      description:
        'Full 10.65 kg a length, ribs rolled with the mill name. For suspended slabs and columns where the engineer has signed for Y12. Ninety-four lengths make the tonne.',
    },
    {
      seller: 'orile-rods',
      name: '20 mm high-yield rod, per tonne',
      unit: 'tonnes',
      price: 1_245_000,
      description:
        'About 33 lengths of 12 m to the tonne. For heavy columns, transfer beams and pile caps. Weighed on the yard scale or any public weighbridge of your choice.',
    },
    {
      seller: 'orile-rods',
      name: '25 mm high-yield rod, imported, per tonne',
      unit: 'tonnes',
      price: 1_298_000,
      description:
        'Twenty-one lengths to the tonne, Ukrainian and Turkish mills. Certificate follows every heat number. Cutting to length at N 18,000 a tonne if you send the schedule.',
    },
    {
      seller: 'orile-rods',
      name: '10 mm iron rod, local, per tonne',
      unit: 'tonnes',
      price: 1_135_000,
      description:
        'Stirrups, slab distribution bars and lintels. Around 135 lengths of 12 m to the tonne. We deliver to Badagry, Ojo, Festac and Apapa on a long-bed truck.',
    },
    {
      seller: 'okefia-rods',
      name: '12 mm local rod, Osogbo, per tonne',
      unit: 'tonnes',
      price: 1_120_000,
      description:
        'Straight from the mills in the South-West, deformed, for bungalow slabs, lintels and fence columns. Retail by the length at N 9,500. Ilesa and Ife delivery on Tuesdays and Fridays.',
    },
    {
      seller: 'okefia-rods',
      name: '8 mm rod in coil, for stirrups, per tonne',
      unit: 'tonnes',
      price: 1_165_000,
      discountPrice: 1_130_000,
      description:
        'Plain 8 mm in coil; we straighten and cut it to 5.5 m at no charge. Makes links and stirrups without waste. Sold down to 50 kg.',
    },
    {
      seller: 'okefia-rods',
      name: 'BRC mesh A142, 6 mm, 2.4 x 48 m roll',
      unit: 'nr',
      price: 248_000,
      description:
        'Welded fabric with 200 mm squares for oversite and driveway slabs, 115 m2 to the roll. Lap one square and a half. We unroll and cut sheets for small plots.',
    },
    {
      seller: 'okefia-rods',
      name: '16 mm local rod, 12 m length',
      unit: 'nr',
      price: 17_400,
      description:
        'Deformed bar for columns of one- and two-storey houses. Ask for the weighed ones if your engineer is strict; the light ones are kept for fences and septic tanks.',
    },
    {
      seller: 'dakata-steel',
      name: '10 mm rod, Kano mill, 12 m length',
      unit: 'nr',
      price: 6_700,
      description:
        'Deformed bar rolled in Kano, 6.9 kg on average. For slabs, lintels and ring beams across the North. Tied in bundles of ten for easy counting.',
    },
    {
      seller: 'dakata-steel',
      name: '12 mm rod by trailer, Kano, per tonne',
      unit: 'tonnes',
      price: 1_108_000,
      description:
        'Thirty-tonne trailer price, mill to site in Kano, Katsina, Jigawa and Bauchi. Mixed 10, 12 and 16 mm allowed in steps of five tonnes.',
    },
    {
      seller: 'dakata-steel',
      name: '12 mm iron rod, Katsina branch, 12 m length',
      state: 'Katsina',
      unit: 'nr',
      price: 9_800,
      description:
        'Same Kano rod, held at our branch on Yahaya Madaki Way. Retail by the length or bundle of ten; anything above two tonnes is cheaper straight from Dakata.',
    },
    {
      seller: 'dakata-steel',
      name: 'Mild steel square bar 12 mm, 6 m length',
      unit: 'nr',
      price: 8_900,
      description:
        'Plain square bar for window protectors, gates and stair rails. Straight and free of scale. Welders of Sabon Gari buy it by the bundle of twenty.',
    },
    {
      seller: 'rumuola-mart',
      name: '16 mm high-yield rod in PH, per tonne',
      unit: 'tonnes',
      price: 1_262_000,
      description:
        'Fifty-three full-weight lengths for raft foundations in Port Harcourt soil. Delivered with a bundle tag; check the mill name on the rib before you sign.',
    },
    {
      seller: 'rumuola-mart',
      name: '12 mm local iron rod in PH, 12 m length',
      unit: 'nr',
      price: 9_900,
      description:
        'For fences, lintels and septic tanks. One length or a hundred; we bend it double so that it can enter a Keke if that is what you came with.',
    },
    {
      seller: 'savannah-builders',
      name: '12 mm local iron rod in Gombe, 12 m length',
      unit: 'nr',
      price: 10_100,
      description:
        'Kano rods brought in weekly. Suitable for house slabs up to 4 m span with the drawing to back it. Bundle of ten at N 99,000.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Plastic rebar spacers 25 mm, bag of 500',
      unit: 'bags',
      price: 21_000,
      description:
        'Wheel and chair spacers that hold 25 mm cover for slabs and beams: better than broken stone and passes inspection. About 4 pieces a square metre.',
    },
  ]),
  ...labour('reinforcement', 'Reinforcement Bar', [
    {
      seller: 'agbowo-artisans',
      name: 'Iron bender, cut, bend and fix, per tonne',
      unit: 'tonnes',
      price: 105_000,
      discountPrice: 98_000,
      description:
        'Foundation, columns, beams and slab to bar bending schedule, tied at every crossing in beams and alternate in slabs. Spacers fixed before you are called to inspect. Lower rate from five tonnes.',
    },
    {
      seller: 'orile-rods',
      name: 'Cutting and bending to schedule, per tonne',
      unit: 'tonnes',
      price: 62_000,
      description:
        'Machine cut and bent in our yard, each shape tagged with its bar mark, ready to fix. Saves your site two men and most of the offcuts. Two days for up to ten tonnes.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Steel fixer for raft foundation, per tonne',
      unit: 'tonnes',
      price: 118_000,
      description:
        'Double mat with chairs, starter bars plumbed and tied, for the raft foundations usual in Port Harcourt. Five fixers, one tonne a day in dry weather.',
    },
    {
      seller: 'dakata-steel',
      name: 'Iron bending labour, Kano sites, per tonne',
      unit: 'tonnes',
      price: 88_000,
      description:
        'Gang of four with bending table for bungalows and storey buildings in Kano metropolis. We come with our own pincers; binding wire is counted and returned.',
    },
  ]),
  ...materials('reinforcement', 'Binding Wire', [
    {
      seller: 'orile-rods',
      name: 'Binding wire 20 kg roll, soft annealed',
      unit: 'nr',
      price: 37_500,
      description:
        'Black annealed 1.2 mm wire that twists without breaking. One roll ties about two tonnes of rod. Weighed before you pay, since many rolls in the market are 17 kg.',
    },
    {
      seller: 'okefia-rods',
      name: 'Binding wire, Osogbo, sold by roll of 20 kg',
      unit: 'nr',
      price: 38_200,
      description:
        'Soft black wire, gauge 18, oiled against rust. Half rolls and 5 kg hanks are cut for small works at the same price per kilo plus N 500.',
    },
    {
      seller: 'dakata-steel',
      name: 'Binding wire drawn in Kano, per tonne',
      unit: 'tonnes',
      price: 1_690_000,
      discountPrice: 1_640_000,
      description:
        'Fifty rolls of 20 kg, annealed in our own pot furnace. For dealers and big sites. Price drops on two tonnes and above, cash or transfer before loading.',
    },
    {
      seller: 'dakata-steel',
      name: 'Galvanised binding wire 16 gauge, 25 kg',
      unit: 'nr',
      price: 56_500,
      description:
        'Zinc-coated tying wire for gabions, fences, water tanks and coastal work where black wire would stain. Tight coil, no joints.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Binding wire 20 kg roll in Port Harcourt',
      unit: 'nr',
      price: 39_500,
      description:
        'Kept dry upstairs because of our weather, so it does not come to you already brown. Goes out on the same truck with your rods.',
    },
    {
      seller: 'bridgehead-hardware',
      name: 'Cut binding wire ties, 300 mm, 10 kg bag',
      unit: 'bags',
      price: 24_500,
      description:
        'Ready-cut ties for slab steel, used with the pull-twist hook. About 2,400 pieces. Hook is given free with three bags.',
    },
    {
      seller: 'savannah-builders',
      name: 'Binding wire in Gombe, 20 kg roll',
      unit: 'nr',
      price: 38_900,
      description:
        'Kano-drawn soft wire, full weight. Small hanks of 1 kg are also in the shop at N 2,200 for the village builder.',
    },
  ]),
  ...labour('reinforcement', 'Binding Wire', [
    {
      seller: 'okefia-rods',
      name: 'BRC mesh laying and tying, per m2',
      unit: 'm2',
      price: 480,
      description:
        'Rolling out, lapping, tying and lifting on spacers for oversite slabs and driveways. Two men do 250 m2 a day. Mesh and wire not included.',
    },
    {
      seller: 'agbowo-artisans',
      name: 'Stirrup making and tying, per 12 m length',
      unit: 'nr',
      price: 900,
      description:
        'We turn your 8 mm or 10 mm lengths into links of one exact size on a jig and tie them on the main bars. Wrong sizes are re-bent at our cost.',
    },
  ]),
]
