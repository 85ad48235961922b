import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const BLOCKWORK: DemoProduct[] = [
  ...materials('blockwork', 'Sandcrete Block', [
    {
      seller: 'ibafo-blocks',
      name: '9-inch hollow sandcrete block, vibrated',
      unit: 'nr',
      price: 880,
      discountPrice: 840,
      description:
        '450 x 225 x 225 mm, machine vibrated, 42 blocks from a bag of 42.5 cement and not one more. Cured seven days. The lower price is from 1,000 blocks within 15 km of Ibafo.',
    },
    {
      seller: 'ibafo-blocks',
      name: '6-inch hollow sandcrete block, vibrated',
      unit: 'nr',
      price: 700,
      description:
        '450 x 150 x 225 mm for partitions and fence. Ten to the square metre with normal joints. Offloading by our boys is inside the price, stacking inside the house is not.',
    },
    {
      seller: 'ibafo-blocks',
      name: '9-inch solid block for foundation',
      unit: 'nr',
      price: 1_150,
      description:
        'Solid 225 mm block with stone dust, for foundation walls, septic tanks and soakaways. Heavy: the truck carries 450. Crushing test sheet on request.',
    },
    {
      seller: 'ibafo-blocks',
      name: 'Ventilation block (fancy), 9 x 9 inch',
      unit: 'nr',
      price: 950,
      description:
        'Four-petal and square patterns in white or grey cement for stairwells, stores and fences. Edges rubbed smooth, ready to paint. Sold from twenty pieces.',
    },
    {
      seller: 'moniya-blocks',
      name: '9-inch hollow block, Ibadan, stone dust mix',
      unit: 'nr',
      price: 800,
      description:
        'Half stone dust, half sharp sand, 2.5 N/mm² and above at 28 days. We break three from every batch in front of whoever is buying.',
    },
    {
      seller: 'moniya-blocks',
      name: '6-inch hollow block, Ibadan',
      unit: 'nr',
      price: 640,
      discountPrice: 610,
      description:
        'For inside walls and fence. The reduced price is for a full truck of 700 blocks. We cover Ojoo, Akobo, Apata and Iwo Road.',
    },
    {
      seller: 'moniya-blocks',
      name: '5-inch hollow block for partitions',
      unit: 'nr',
      price: 590,
      description:
        '450 x 125 x 225 mm, light enough for upper floors and wardrobes. Ask your engineer before you use it outside.',
    },
    {
      seller: 'moniya-blocks',
      name: 'Decking clay hollow pot, 16 x 10 x 8 inch',
      unit: 'nr',
      price: 1_450,
      description:
        'Hollow pots for ribbed slabs, lighter than solid decking and less concrete. About ten to a square metre with 125 mm ribs. Fired clay, rings when you knock it.',
    },
    {
      seller: 'mararaba-blocks',
      name: '9-inch vibrated block at Mararaba',
      unit: 'nr',
      price: 930,
      description:
        'Moulded with Gudi sharp sand and Dangote cement, 38 to the bag. Cured with water morning and evening for one week. Delivered to Karu, Nyanya, Jikwoyi and Orozo.',
    },
    {
      seller: 'mararaba-blocks',
      name: '6-inch vibrated block at Mararaba',
      unit: 'nr',
      price: 760,
      description:
        'For partition walls and compound fence. Corners stay sharp because we move them on pallets, not by throwing. Minimum 200 for delivery.',
    },
    {
      seller: 'rumuola-mart',
      name: '9-inch hollow block in Port Harcourt',
      unit: 'nr',
      price: 980,
      description:
        'Salt-free river sand and UniCem, for the wet soils around here. Allow three days in the rainy season: we do not send green blocks.',
    },
    {
      seller: 'savannah-builders',
      name: '6-inch sandcrete block, Gombe',
      unit: 'nr',
      price: 620,
      description:
        'Ashaka cement and stream sand, hand-rammed in steel mould and cured under wet sacks against the dry wind. For bungalows and fences.',
    },
    {
      seller: 'kalambaina-cement',
      name: '9-inch hollow block in Sokoto',
      unit: 'nr',
      price: 780,
      description:
        'Made behind the cement shop with BUA 42.5 and Rima sand, 40 to a bag. Shaded curing for seven days; sun-dried blocks crack and we do not do that.',
    },
  ]),
  ...labour('blockwork', 'Sandcrete Block', [
    {
      seller: 'agbowo-artisans',
      name: 'Mason, laying of 9-inch blocks, per m2',
      unit: 'm2',
      price: 2_400,
      description:
        'Setting out, laying to line and plumb with 25 mm joints, raking for plaster. Ten blocks to the m2. Scaffold above 1.5 m is by us up to lintel level, by you above it.',
    },
    {
      seller: 'agbowo-artisans',
      name: 'Mason, laying of 6-inch blocks, per m2',
      unit: 'm2',
      price: 2_050,
      description:
        'Partitions and fence walls, straight and to gauge. One mason and his labourer lay 12 to 14 m2 a day. Bonded at corners, not just butted.',
    },
    {
      seller: 'moniya-blocks',
      name: 'On-site block moulding, labour per block',
      unit: 'nr',
      price: 140,
      description:
        'We bring the vibrating machine and seven men to your site; you give cement, sand, water and diesel. About 900 nine-inch in a day. For estates and far plots.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Foundation block laying with filling, per m2',
      unit: 'm2',
      price: 2_900,
      description:
        'Nine-inch walls below DPC with cores filled solid with weak concrete. Price covers laying and filling labour, not the excavation.',
    },
    {
      seller: 'savannah-builders',
      name: 'Bricklayer for fence walls, per m2',
      unit: 'm2',
      price: 1_800,
      description:
        'Six-inch fence with pillars at 3 m, coping and pointing inside. The team sleeps on site in Gombe and Bauchi states, so work starts before the sun.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Block laying gang, Port Harcourt, per m2',
      unit: 'm2',
      price: 2_650,
      description:
        'Four masons and six labourers who can take a floor of a duplex from DPC to lintel in five working days. Foreman keeps a daily count you can check.',
    },
  ]),
  ...materials('blockwork', 'Brickwall', [
    {
      seller: 'nike-bricks',
      name: 'Burnt clay facing brick, red, Enugu',
      unit: 'nr',
      price: 310,
      discountPrice: 285,
      description:
        '225 x 110 x 75 mm, wire-cut and fired at over 1,000 degrees. Even red, no lime spots. Sixty to the square metre in half-brick wall. Lower price from 5,000.',
    },
    {
      seller: 'nike-bricks',
      name: 'Perforated clay brick, ten holes',
      unit: 'nr',
      price: 270,
      description:
        'Lighter brick for storey buildings and framed walls; the holes take the mortar and keep the heat out. Same face as the solid one, so you can mix them.',
    },
    {
      seller: 'nike-bricks',
      name: 'Brick slip tiles 20 mm, per m2',
      unit: 'm2',
      price: 12_800,
      description:
        'Thin fired slips for putting a brick face on an old block wall. Bed with tile adhesive on plaster. Corners available, 4.5 to the metre height.',
    },
    {
      seller: 'nike-bricks',
      name: 'Clay coping brick, half-round, per m',
      unit: 'm',
      price: 3_900,
      description:
        'Fired half-round coping that throws rain off the top of a brick or block fence. Four pieces to the metre, with stop ends for pillars at N 1,200 each.',
    },
    {
      seller: 'moniya-blocks',
      name: 'Split-face concrete brick, 390 x 90 mm',
      unit: 'nr',
      price: 520,
      description:
        'Rough rock-like face for feature walls, gate houses and planter boxes; grey, buff or terracotta right through. Twelve and a half to the square metre. Seal it after laying.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Laterite stabilised brick, interlocking',
      unit: 'nr',
      price: 240,
      description:
        'Hydraform-type pressed brick with 8 percent cement: dry-stacked, no mortar except every sixth course. Cool rooms in Jos and Bauchi. Thirty-eight to the m2.',
    },
  ]),
  ...labour('blockwork', 'Brickwall', [
    {
      seller: 'nike-bricks',
      name: 'Facing brickwork by bricklayer, per m2',
      unit: 'm2',
      price: 5_200,
      description:
        'Stretcher, English or Flemish bond with bucket-handle joints, brick by brick to the gauge rod. Washed down with dilute acid at the end. Enugu, Nsukka and Awka.',
    },
    {
      seller: 'nike-bricks',
      name: 'Brick arch and pillar work, per nr',
      unit: 'nr',
      price: 42_000,
      description:
        'Semi-circular or flat arch up to 1.5 m, or a gate pillar up to 2.4 m, with cut voussoirs and centring by us. Only two men do this, so book early.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Interlocking brick wall stacking, per m2',
      unit: 'm2',
      price: 3_100,
      description:
        'Levelled first course on mortar, then dry stacking with ring beams grouted at sill and lintel. Plumb checked every four courses. Plateau and Bauchi.',
    },
  ]),
]
