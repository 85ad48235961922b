import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const FINISHES: DemoProduct[] = [
  ...materials('finishes', 'Floor', [
    {
      seller: 'bellavie-tiles',
      name: 'Polished porcelain floor tile 60 x 60 cm, per m2',
      unit: 'm2',
      price: 11_800,
      discountPrice: 10_900,
      description:
        'Glossy cream or grey marble look, 9 mm thick, first grade. Four tiles to a carton of 1.44 m2. We open a carton so you can lay two tiles face to face and see they are flat.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'Ceramic floor tile 40 x 40 cm, matt, per m2',
      unit: 'm2',
      price: 6_400,
      description:
        'Nigerian-made matt tile with grip for kitchens, verandas and rooms to let. Twelve pieces a carton, 1.92 m2. Add five percent for cutting, ten where rooms are crooked.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'Wood-look porcelain plank 20 x 120 cm, per m2',
      unit: 'm2',
      price: 17_500,
      description:
        'Oak and walnut prints, rectified edges, for bedrooms and lounges. Lay with one-third stagger, not half, or the plank will lip. Bring your tiler and we will show him.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'Tile adhesive, standard set, 20 kg bag',
      unit: 'bags',
      price: 7_800,
      description:
        'Cement-based adhesive for ceramic and porcelain up to 60 x 60. A bag covers about 4 m2 with a 10 mm notched trowel. Holds better than neat cement and leaves no hollow sound.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Sawn Jos granite floor slab 20 mm, per m2',
      unit: 'm2',
      price: 48_000,
      description:
        'Pink or grey granite, flamed for outside or polished for inside, cut to 300 x 600 mm. For lobbies, stairs and banking halls. Nosing and slots cut in our shed.',
    },
    {
      seller: 'moniya-blocks',
      name: 'Interlocking paving stone 60 mm, per m2',
      unit: 'm2',
      price: 7_900,
      description:
        'Zigzag, cobble or I-shape in grey, red or black. 60 mm is for compounds and car parks; for trucks take the 80 mm at N 9,800. Colour goes 10 mm deep, not painted on.',
    },
    {
      seller: 'moniya-blocks',
      name: 'Precast kerb stone 900 x 250 x 125 mm',
      unit: 'nr',
      price: 4_300,
      description:
        'Vibrated 25 N/mm² kerb with bullnose or square edge, to hold paving in place along drives and estate roads. Quadrants and drop kerbs made to order in one week.',
    },
    {
      seller: 'nike-bricks',
      name: 'Clay paver brick, herringbone, per m2',
      unit: 'm2',
      price: 14_500,
      description:
        'Hard-fired 50 mm pavers for walkways, courtyards and parking. The colour is the clay itself, so sun and rain do not take it. Forty pieces to the square metre.',
    },
    {
      seller: 'okpella-stone',
      name: 'Terrazzo mix, white cement and chips, 50 kg',
      unit: 'bags',
      price: 16_500,
      description:
        'Dry-blended marble chips with white cement, ready for water. One bag lays about 1.6 m2 at 12 mm. Brass or PVC dividing strips are sold with it.',
    },
  ]),
  ...labour('finishes', 'Floor', [
    {
      seller: 'levelbest-finishing',
      name: 'Tiler, floor tiles up to 60 x 60, per m2',
      unit: 'm2',
      price: 3_600,
      discountPrice: 3_200,
      description:
        'Setting out from the door, full bedding, spacers, grouting and cleaning. Skirting is measured by the metre apart. Lower rate from 200 m2. Hollow tiles are lifted free within six months.',
    },
    {
      seller: 'levelbest-finishing',
      name: 'Floor screeding 50 mm by gang, per m2',
      unit: 'm2',
      price: 2_100,
      description:
        'Cement and sand bed laid to bays and levels with a straight edge, falls to drains in wet rooms. Labour only, mixer ours. About 120 m2 a day with four men.',
    },
    {
      seller: 'levelbest-finishing',
      name: 'Stair tiling with nosing, labour per m',
      unit: 'm',
      price: 4_800,
      description:
        'Tread, riser and nosing strip, each step cut to equal lines. Price is per running metre of step, landing charged as floor.',
    },
    {
      seller: 'agbowo-artisans',
      name: 'Terrazzo laying and grinding, per m2',
      unit: 'm2',
      price: 7_500,
      description:
        'Strips, laying, rolling, three grinding passes and waxing, by men who learnt it on the university buildings. Machine and stones ours, chips and cement yours.',
    },
    {
      seller: 'moniya-blocks',
      name: 'Interlocking stone laying, per m2',
      unit: 'm2',
      price: 1_900,
      description:
        'Grading, 50 mm stone dust bed, laying, cutting at edges and two passes of the plate compactor. We come back once after the first rains to lift any low spot.',
    },
    {
      seller: 'zumaview-estates',
      name: 'Re-tiling of occupied rooms, Abuja, per m2',
      unit: 'm2',
      price: 5_400,
      description:
        'Our maintenance crew hacks out old tiles, bags the rubble, lays the new ones room by room and puts your furniture back. For owners and tenants in the city districts.',
    },
  ]),
  ...materials('finishes', 'Wall', [
    {
      seller: 'bellavie-tiles',
      name: 'Glazed wall tile 30 x 60 cm, per m2',
      unit: 'm2',
      price: 8_200,
      description:
        'Bathroom and kitchen tiles in sets: light, dark and the decor piece. Eight to a carton of 1.44 m2. Borders and matching non-slip floor kept in the same shade batch.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'Coloured tile grout, 5 kg, 18 shades',
      unit: 'bags',
      price: 6_900,
      description:
        'Water-resistant grout for 1 to 6 mm joints, with fungus guard for showers. A bag serves about 15 m2 of 30 x 60 wall. Ask for the shade card.',
    },
    {
      seller: 'orlu-paints',
      name: 'Emulsion paint, washable matt, 20 litres',
      unit: 'nr',
      price: 46_500,
      discountPrice: 43_000,
      description:
        'Covers 90 to 110 m2 in one coat on a primed wall; two coats needed. Any pastel is tinted free, deep shades add N 3,500. Low smell, the room can be slept in next day.',
    },
    {
      seller: 'orlu-paints',
      name: 'Satin (silk) wall paint, 20 litres',
      unit: 'nr',
      price: 82_000,
      description:
        'Soft sheen that children’s hands cannot spoil: wipe with soap and water. For parlours, corridors and kitchens. Needs a well-screeded wall since sheen shows every dent.',
    },
    {
      seller: 'orlu-paints',
      name: 'Textured (Texcote type) wall coat, 20 litres',
      unit: 'nr',
      price: 58_000,
      description:
        'Heavy grain finish for outside walls, hides trowel marks and small cracks. Roller or trowel pattern. About 20 m2 a bucket in one coat over undercoat.',
    },
    {
      seller: 'orlu-paints',
      name: 'Weathershield exterior emulsion, 20 litres',
      unit: 'nr',
      price: 74_000,
      description:
        'Elastic, algae-resistant paint for walls that face the rain. Seven years before repainting if the wall is dry and primed. Tinted from the exterior fan deck only.',
    },
    {
      seller: 'orlu-paints',
      name: 'Gloss oil paint for doors and irons, 4 litres',
      unit: 'nr',
      price: 21_500,
      description:
        'Alkyd gloss in white, black, brown and twelve other colours for metal gates, doors and facia. Covers 45 m2. Thin with kerosene-free thinner only.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'Wall screeding putty, ready mixed, 25 kg',
      unit: 'bags',
      price: 13_500,
      description:
        'Smooth white filler for plastered walls before paint. Two thin coats, sand with 180 paper. One bag does about 14 m2. Interior grade; ask for the cement-based one for outside.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Split stone wall cladding, basalt, per m2',
      unit: 'm2',
      price: 26_000,
      discountPrice: 23_500,
      description:
        'Thin basalt strips, 20 to 35 mm, sawn back so they stick well. For fence fronts, pillars and TV walls. Corner pieces included in the measure. Seal twice after fixing.',
    },
    {
      seller: 'adeshokan-cement',
      name: 'Waterproof cement additive for render, 5 kg',
      unit: 'bags',
      price: 9_600,
      description:
        'Powder admixture for wall render, water tanks and bathrooms: one kilo to a bag of cement. Stops damp rising in plaster. Mix dry before adding water.',
    },
  ]),
  ...labour('finishes', 'Wall', [
    {
      seller: 'levelbest-finishing',
      name: 'Painter, two coats emulsion, per m2',
      unit: 'm2',
      price: 1_250,
      description:
        'Sanding, filling of hairlines, primer and two coats by roller, edges by brush. Floors and sockets are covered with nylon before we start. Paint by you, tools by us.',
    },
    {
      seller: 'levelbest-finishing',
      name: 'Wall tiling in bathroom and kitchen, per m2',
      unit: 'm2',
      price: 4_100,
      description:
        'Plumb to 2 mm in 2 m, mitred corners or trims, holes drilled and not broken for pipes. Includes grouting; niches and drop panels counted separately.',
    },
    {
      seller: 'agbowo-artisans',
      name: 'Wall plastering (rendering) 15 mm, per m2',
      unit: 'm2',
      price: 1_950,
      description:
        'Dubbing out, one coat to rulers, floated smooth, corners with bead or straight edge. Inside and outside up to 3 m; scaffold height adds N 350.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'Wall screeding, two coats and sanding, per m2',
      unit: 'm2',
      price: 1_400,
      description:
        'Putty pulled with long blade, sanded under a side light so that shadows show, ready for satin. Uyo, Eket and Ikot Ekpene. Materials can be added at N 1,100 a m2.',
    },
    {
      seller: 'orlu-paints',
      name: 'Stucco and marble-effect painting, per m2',
      unit: 'm2',
      price: 6_800,
      description:
        'Venetian stucco, metallic and cement effects for feature walls, by two painters we trust. Sample panel first, material included, wax polish at the end.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Stone cladding mason, fixing, per m2',
      unit: 'm2',
      price: 8_900,
      description:
        'Bedding with adhesive and wire clips above 3 m, joints raked or dry-look. Mason travels from Jos with the stone; lodging for two by client outside Plateau.',
    },
    {
      seller: 'woji-homes',
      name: 'Repainting between tenants, PH, per m2',
      unit: 'm2',
      price: 1_700,
      description:
        'Wash down, patch nail holes and repaint a flat in three days so that the next tenant can enter by the weekend. Two-bedroom flats average 260 m2 of wall.',
    },
    {
      seller: 'ileyemi-homes',
      name: 'Exterior repaint with scaffold, Lekki, per m2',
      unit: 'm2',
      price: 2_900,
      description:
        'Pressure wash, anti-fungal wash, sealer and two coats for duplexes and terraces facing the sea breeze. Scaffold, nets and security passes handled by our facility team.',
    },
    {
      seller: 'sevenhills-lettings',
      name: 'Damp wall treatment and replaster, per m2',
      unit: 'm2',
      price: 5_600,
      description:
        'Old plaster hacked to 1 m, wall brushed with water-proof slurry, replastered with salt-resistant mix. For the ground floors of old Ibadan houses. Materials included.',
    },
  ]),
  ...materials('finishes', 'Ceiling', [
    {
      seller: 'ibom-ceilings',
      name: 'POP cement (plaster of Paris), 40 kg bag',
      unit: 'bags',
      price: 11_800,
      description:
        'White casting plaster that sets in 12 to 15 minutes, for slabs, cornices and flowers. Keep it dry: we sell from new arrivals only. About 3.5 m2 of 12 mm board from a bag.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'Gypsum board 12 mm, 1.2 x 2.4 m',
      unit: 'nr',
      price: 10_900,
      discountPrice: 9_950,
      description:
        'Tapered edge for flush joints. 2.88 m2 a sheet. Moisture-resistant green board for bathrooms at N 14,200. The lower price is for 50 sheets.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'PVC ceiling panel 250 mm wide, per m2',
      unit: 'm2',
      price: 6_700,
      description:
        'Tongue-and-groove panels, 7 mm, in white, gold-line and wood. Washable, no termite, no brown water marks. Lengths of 3, 4 and 6 m; corner moulding N 950 a metre.',
    },
    {
      seller: 'bellavie-tiles',
      name: 'Suspended ceiling tile 60 x 60 cm, mineral',
      unit: 'nr',
      price: 3_400,
      description:
        'Fine-fissured mineral fibre for offices and halls, drops into 24 mm T-grid. Ten to a box. Order three percent more; corners get broken on the scaffold.',
    },
    {
      seller: 'savannah-builders',
      name: 'Asbestos-free flat ceiling sheet 4 x 4 ft',
      unit: 'nr',
      price: 4_900,
      description:
        'Fibre-cement sheet, 3.5 mm, nailed to 2 x 2 noggins with cover battens. The practical ceiling for school blocks and staff quarters in the North-East.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'POP cornice moulding 100 mm, per m',
      unit: 'm',
      price: 1_500,
      description:
        'Cast in our workshop with sisal fibre, 2 m lengths, plain or dentil. Light enough to stick with POP and two nails. Broken ones in transport are changed.',
    },
  ]),
  ...labour('finishes', 'Ceiling', [
    {
      seller: 'ibom-ceilings',
      name: 'POP ceiling installer, flat and drop, per m2',
      unit: 'm2',
      price: 4_200,
      description:
        'Ropes and slabs, joints filled on both sides, light troughs cut to your electrician’s drawing, screeded for paint. Labour only; with our material it is N 8,900.',
    },
    {
      seller: 'ibom-ceilings',
      name: 'Gypsum board ceiling on metal frame, per m2',
      unit: 'm2',
      price: 3_500,
      description:
        'Furring channels at 600 mm, boards screwed, joints taped and filled, access hatch where the AC is. Flat, fast and dry: a 60 m2 parlour in three days.',
    },
    {
      seller: 'levelbest-finishing',
      name: 'POP ceiling installer, Lekki and Ajah, per m2',
      unit: 'm2',
      price: 5_000,
      discountPrice: 4_600,
      description:
        'Modern tray, shadow-gap and strip-light designs from your picture or ours. Scaffold and lights ours. The lower rate is for a whole house, ground and upstairs.',
    },
    {
      seller: 'jabi-cooling',
      name: 'Suspended ceiling installation, offices, per m2',
      unit: 'm2',
      price: 2_800,
      description:
        'T-grid levelled by laser, hangers at 1.2 m, tiles cut neatly round diffusers and sprinklers. We do it together with our ducts so nobody cuts the ceiling twice.',
    },
    {
      seller: 'udiridge-properties',
      name: 'Leak-stained ceiling repair, per m2',
      unit: 'm2',
      price: 4_300,
      description:
        'We find the leak first, then change the spoilt sheet or POP, prime with stain block and paint to match. For landlords in Enugu who cannot be around. Photos before and after.',
    },
  ]),
]
