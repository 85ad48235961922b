import { describe, expect, it } from 'vitest'
import { findBillUnit } from '../bill-units.ts'
import { matchLine } from './match-line.ts'

/** Lines as surveyors write them: unit, description, and the heading above where there is one. */
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

const levelOf = ([unit = '', text = '', heading]: readonly string[]) =>
  matchLine({
    text,
    preamble: '',
    section: heading ? [heading] : [],
    kind: 'measured',
    unit: { written: unit, known: findBillUnit(unit) ?? null },
  }).level

describe('a line that says more than one thing, or another', () => {
  it.each(
    linesOf(`
m2|225mm hollow block wall with 100mm concrete infill
m2|12mm plastering on pilaster
nr|Ceiling fan 48 inch
nr|Flush door 900x2100x50mm
nr|50mm thick solid core flush door 900x2100mm
point|13A socket outlet point, 3 nr
point|Lighting points 20
nr|WPC flush door 900x2100mm
nr|Unequal flush door 900x2100mm
nr|Ceiling fan regulator
m|Painting of 110mm uPVC soil pipe
nr|WC suite complete, wall hung
m3|Concrete 1:2:4 in columns, grade 40
m3|Lateritic filling, material from excavation
m2|225mm hollow block wall|LABOUR RATES
m2|225mm hollow block wall|Supply of materials
nr|Flush door 900x2100mm|Client's direct purchase
nr|Aluminium window 1200x1200mm, protected
m2|600x600mm floor tiles on 1:3 bed 50mm thick
m2|12mm render in cement and sand 1:4 to walls 150mm wide
nr|Flush door 900x2100mm, ironmongery elsewhere
nr|WC suite, cistern measured elsewhere
m2|600x600mm vitrified floor tiles, bedding measured separately
nr|Flush door 900x2100mm (lock m/s)
nr|Supply of flush door 900x2100mm complete
m|PPR pipe above 25mm
m|PVC conduit over 20mm
m|uPVC soil pipe over 100mm
m2|One mist coat and two coats emulsion paint to walls internally
m3|Excavate trench ne 1.5m deep starting 2m below ground level
m2|225mm thick|Holow sandcrete block walls in:
m2|Lay 9 inch blocks and grout the cavities
m2|Take down and rebuild 225mm hollow block wall
m2|225mm hollow block wall in small quantities to match existing
m2|225mm hollow sandcrete block wall in place of the clay bricks shown
m2|225mm hollow sandcrete block wall, plastered both sides
m2|225mm hollow sandcrete block wall including plaster one side
m2|Extra over 225mm hollow block wall for fair face
m2|150mm hollow block wall, 225mm where over 3m high
m2|225mm block wall reinforced with brickforce every second course
m2|225mm hollow block wall to curved work
m2|225mm hollow block wall, blocks supplied by client
m2|Dwarf wall 225mm hollow block with coping
m2|Omit: 225mm hollow block wall
m2|225mm hollow block wall (labour only)
m2|Cleaning down of 225mm hollow block wall
m2|Scaffolding to 225mm hollow block wall
m2|Painting 225mm hollow block wall
m3|Mass concrete 1:3:6 in trench including excavation
m3|Concrete 1:2:4 in columns including formwork and reinforcement
m3|Concrete 1:2:4 in slab with waterproofing additive
m3|Breaking up concrete 1:2:4 in slab
m3|Concrete 1:2:4 in slab; ready mixed and pumped
m3|Concrete 1:2:4 in water tank walls with sulphate resisting cement
m3|Concrete 1:2:4 in beds or slabs
m3|Concrete 1:2:4 in column, casing to steel stanchion
m3|No-fines concrete 1:8 in bed
m3|Concrete in columns to same mix as the slab
m3|Concrete 1:2:4 packing under base plates
m3|Concrete surround 1:3:6 to 110mm pipe
m3|1:2:4 concrete haunching to kerbs
m2|Test cubes of concrete 1:2:4
m3|Excavate trench not exceeding 1.5m deep in rock
m3|Excavate trench not exceeding 1.5m deep in running sand
m3|Excavate trench ne 1.5m deep for drain pipe and lay pipe
m3|Excavate trench n.e. 1.5m deep below ground water level
m3|Excavate by hand trench ne 1.50m alongside existing building
m3|Excavate pit for septic tank not exceeding 2.00m deep
m3|Excavate basement not exceeding 4.00m deep
m3|Excavate swimming pool to max. depth 2.0m
m3|Extra over trench excavation for breaking up old concrete
m3|Backfilling with sharp sand around tank
m3|Backfill, or dispose if unsuitable
m3|Imported hardcore and laterite filling mixed
m3|Disposal of excavated material on site, spread and levelled
m3|Keep excavation free of water
m2|Two layers of 1000 gauge polythene
m2|1000 gauge polythene lapped over 50mm blinding 1:4:8
m2|Termite treatment to existing floors by drilling
kg|12mm bars, supplied cut and bent, fixing measured elsewhere
kg|16mm stainless steel bars in beams
kg|12mm bars in lieu of 10mm in slabs
t|12mm, 16mm and 20mm bars in beams
kg|10mm bars as starter bars drilled and epoxied into existing slab
kg|Wastage on 12mm reinforcement bars
kg|Cutting and bending of 12mm bars only
m2|BRC A142 in place of Y10 bars
m2|Formwork to soffit of slab, left in permanently
m2|Formwork to sides of circular columns
m2|Formwork to sides of beams, 6.0m above floor
m2|Formwork steel proprietary to walls
m2|Strike and remove formwork to slab soffit
nr|Flush door 900x2100mm with vision panel
nr|Flush door 900x2100mm, fire rated half hour
nr|Flush door 900x2100mm in frame complete with locks and hinges
nr|Flush door leaf 900x2100mm to replace damaged one
nr|Flush door 750x2100mm
nr|Pair flush doors 900x2100mm
nr|Ease and adjust flush door 900x2100mm
nr|Door closer to 900x2100mm flush door
nr|Kick plate to flush door 900 x 2100mm
nr|Steel security door 900x2100mm, fixing only
nr|Panel door 900 x 2100mm in teak
nr|Panel door 900 x 2100mm, Israeli pattern imported
nr|1200 x 1200mm aluminium sliding window with burglary bars
nr|1200x1200mm aluminium projected window, double glazed
nr|1200x1200mm sliding window, re-use from old block
m2|Aluminium casement windows, tinted toughened glass
m2|Sliding windows; top hung
m2|Aluminium sliding window (glass by specialist)
m2|Mosquito net only to aluminium sliding window
m2|Burglary bars in stainless steel tube
m2|0.55mm longspan aluminium sheet, laid on existing purlins
m2|0.55mm longspan aluminium side cladding
m2|0.55mm longspan aluminium roof with insulation under
m2|0.55mm longspan roofing complete with timber carcass
m2|0.55mm or 0.45mm longspan aluminium roofing
m2|Remove roof covering of 0.55mm longspan aluminium
m2|Stone coated shingle roofing including battens and felt
m|50x150mm hardwood rafters treated with solignum
m|50 x 100mm hardwood purlins, second hand
m|50x75mm hardwood struts or ties
m2|Plaster 15mm thick to walls in cement and lime
m2|15mm render to walls with waterproofing admixture
m2|Render 15mm 1:4 internally and paint
m2|Render 20mm thick 1:3
m2|Hack off and renew 15mm render to walls
m2|Make good 15mm render around windows
m|15mm render to reveals 150mm wide
m2|12mm Tyrolean render to walls
m2|50mm screed reinforced with mesh
m2|50mm screed on and including insulation
m2|Granolithic screed 40mm thick
m2|600x600mm porcelain floor tiles, supply only
m2|600x600mm floor tiles PC sum N7000/m2
m2|600x600mm floor tiles on adhesive to raised access floor
m2|600x600mm vitrified tiles to walls and floors
m2|600x600mm vitrified floor tiles with border in granite
m2|400x400mm ceramic tiles to treads
m2|Polishing of 600x600mm floor tiles
m2|Grouting to 600 x 600 floor tiles
m2|Protect 600x600mm floor tiles with boards
m2|300x600mm wall tiles fixed to plasterboard
m2|300 x 600mm wall tile with 100mm decorative border
m|100mm tile skirting, coved
m2|Prepare and apply two coats emulsion on previously painted walls
m2|One coat primer only to walls before three coats emulsion
m2|Three coats emulsion to walls and ceilings, approved alternative
m2|Three coats of acrylic emulsion, colour by architect, on fair-faced block
m2|Gloss paint two coats to steel gate
m2|Two undercoats and two coats gloss on radiators
m2|Varnish three coats on doors
m2|POP ceiling with recessed light troughs
m2|POP ceiling, repair cracks
m2|PVC ceiling including noggings
m2|Gypsum board ceiling 12mm, moisture resistant
m2|600x600mm acoustic ceiling, tiles only
nr|WC suite, disabled type with grab rails
nr|WC suite complete, remove and refix
nr|WC cistern only
nr|Wash hand basin with pedestal, semi-recessed
nr|Pedestal wash hand basin set with wc
nr|Kitchen sink double bowl with cabinet
nr|Seat and cover to WC suite
m|110mm uPVC soil pipe, cast iron brackets
m|110mm uPVC soil pipe in ground incl excavation
m|20mm PPR pipe buried with insulation
m|Test 20mm PPR pipework
nr|2,000 litre GRP water tank
nr|5000L tank (stand by client), plumbed
point|Lighting point incl. fitting
point|Lighting point, emergency
point|Lighting point, two-way switched
point|13A socket outlet point, floor mounted
nr|13A twin socket outlet with USB
nr|13A twin socket outlet, weatherproof
m|20mm PVC conduit with cables
m|4mm2 single core cable, fire resistant
m|2 x 2.5mm2 single core cable
m|4 core 16mm2 armoured cable in trench including excavation
nr|8 way distribution board TPN
nr|1.5HP split unit air conditioner, indoor unit only
nr|1.5HP split AC, de-gas and service
nr|Ceiling fan, regulator only
m2|60mm interlocking paving, lift and relay
m2|60mm interlocking paving, supply only
m2|80mm interlocking paving stones incl. hardcore base
m|125x250mm precast kerb, dropped
m|150mm wide DPC to existing wall, inserted
m|Bituminous felt damp proof course 225mm wide, two layers
m|225 x 225mm precast lintel, delivered to site
m|Precast lintel 225x225mm prestressed
m2|Site clearance including demolition of old store
nr|Cut down tree girth 1.00m, leave roots
m2|Strip topsoil 150mm and cart away
m2|Formwork|Do. but curved
m2|225mm ditto|BLOCKWORK>Hollow block
m2|Walls 225mm|Alterations
m2|Emulsion paint|By others
m2|225mm hollow block wall|Demolitions
m3|Columns 1:2:4|Variation omissions
m2|Emulsion three coats to walls|Redecoration of existing house
m2|15mm render 1:4 to walls internally|Repairs to fence
m2|60mm interlocking paving|Maintenance works
m3|Excavate trench for pipes not exceeding 1.50m deep
m3|Excavate foundation trench ne 1.5m deep by machine and disposal within 5km
m3|Excavate foundation not exceeding 1.50m deep in hard laterite with picks
m3|Backfill to foundation with lean concrete
m3|Return of retention excavation
m2|Treat timber against termites
m2|Termite shield of aluminium on walls
m2|Remove termite nests and treat
m2|Compact surface of road with vibrating roller, 95% MDD
m2|Level and compact surface of laterite road
m|225mm DPC of two courses engineering bricks
m2|Tanking with polythene 1000 gauge to basement walls
m3|Concrete 1:2:4 filling to hollow walls
m3|Concrete grade 25 in decking of footbridge
m3|Pillars in 1:2:4 for gate, cast in pipe
m3|Concrete 1:2:4 in beams above 5m high
m3|Concrete 1:2:4 in gutter
m3|Lightweight concrete 1:2:4 in roof slab
m3|German floor 1:2:4, existing broken part
kg|12mm iron rods for burglary
kg|10mm rings for manhole
t|Y12 bars for piles, cages
t|Y16 bent at supplier's
kg|6mm mild steel wire
m2|Formwork to walls, climbing
m2|Formwork to stair risers and strings
m2|Formwork to lintels curved on plan
m2|Soffit formwork plywood lined
m2|Formwork oil only
m2|Walls 225 hollow, up to DPC and filled
m2|225 hollow block, honeycomb bond
m2|225mm hollow sandcrete block cladding to steel frame
m2|150 hollow block, double skin with cavity
m2|150mm hollow block infill to existing openings
m2|9 inch block, 6 inch block above window
m2|Cutting chases in 225mm hollow block wall
m2|Bagging 225mm hollow block wall
m2|Half brick wall in facing bricks in stretcher bond
m|50x100 hardwood wall plate, bolted to steel beam
m|50 x 150 hardwood rafters, wrought and exposed
m|Noggings 50 x 50 hardwood between existing joists
m2|0.55 longspan aluminium, curved sheets
m2|0.55mm longspan aluminium roofing in green, patch repairs
m2|Corrugated aluminium longspan 0.55mm roof sheeting
m|Longspan flashings 0.55mm
m|Eaves gutter 150mm pvc with downpipes
nr|1200x1200 aluminium sliding window, 3 track with net
nr|1200 x 1200 mm aluminium casement window with fixed light
nr|600x600mm aluminium projected window, obscure glass
nr|1800x1500mm curtain wall window projected
nr|Door D4 flush 900x2100 with louvre
nr|Flush door 900 x 2100, sliding
nr|Flush door 900x2100mm on pivot
nr|Flush door 900 x 2100mm, leaf only
nr|Iron door 900x2100 with burglary grille
nr|Steel door 900 x 2100mm, bullet proof
nr|Panel door 900x2100mm and frame
m|Door frame 50 x 150mm in steel
m|50x150mm hardwood door frame with transom
nr|Lock set, mortice, master keyed
pair|100mm brass hinges, self closing
m|Stair railing in mild steel, painted, curved
m|Iron balcony rail, 1.5m high
m2|12mm render in two coats, waterproofed
m2|Render 15mm on metal lathing
m2|Plaster 15mm on soffit of stairs
m2|Plaster 15 mm thick 1:4 externally in barite
m2|Screed 50mm laid to falls on roof
m2|Screed 50mm, power floated
m2|Screed 40mm with red oxide
m2|Ceramic 300x300 floor tiles
m2|400x400 ceramic tiles, non-slip
m2|600x600 porcelain tiles rectified, spacers, epoxy grout
m2|600 x 600 tiles to stairs
m2|600 x 600 tiles 20 mm thick paving outside
m2|300 x 600 wall tiles to swimming pool
m2|Ceramic wall 300 x 600 mosaic
m|Skirting 100 hardwood
m|Tile skirting 100 high, fixed with silicone
m2|Granite 20mm vanity top
m2|Granite tiles 20mm floor
m2|Terrazzo tiles 300x300
m2|POP ceiling, suspended on wires with LED strip
m2|POP ceiling cast on site with gypsum board border
m2|PVC ceiling, wood grain
m2|PVC ceiling on and including 50x50 framework
m2|Ceiling boards, asbestos
m2|Three coats emulsion to walls, anti fungal
m2|3 coats emulsion to new and old walls
m2|Emulsion, first coat only
m2|2 coats emulsion on wallpaper
m2|Two coats emulsion paint to walls, paint from owner
m2|Gloss two coats to walls, anti-rust
m2|Two coats satin and one coat gloss
m2|Texcote to walls, scrape off old
m2|Undercoat and two coats gloss to burglar bars, both sides measured
nr|WC suite, squatting type
nr|WHB, counter top
nr|Wash hand basin with pedestal, second quality
nr|Shower set with heater
nr|Floor trap 75mm brass
nr|20mm gate valve, bronze, PN40
nr|Bib tap, long reach laboratory type
nr|1HP pump, submersible
nr|Water tank 2000 litres, stainless
nr|Water tank 2000 litres on 6m high tower
nr|50L water heater, gas
nr|9kg CO2 fire extinguisher
point|Lighting points with dimmer
point|Lighting point in trunking
point|13A socket point in existing conduit
point|Twin 13A socket outlet points, surface trunking
nr|13A single socket
nr|2 gang switch, metal clad
nr|3 gang switch touch type
m|20mm conduit, black enamel steel
m|25mm PVC conduit laid in floor slab with draw wire
m|2.5mm2 single core cable, aluminium
m|Cable 4 core 16mm2 armoured, aluminium conductor
nr|Ceiling fan 56 inch, with light kit
nr|8 way DB with RCD and 8 nos breakers
nr|Earth rod with lightning conductor
nr|1.5HP inverter split AC
nr|1.5HP split AC, cassette
nr|LED panel 18W, emergency pack
nr|100W flood light on 6m pole
m2|Interlocking paving 60mm, coloured, heavy traffic 80mm
m2|60mm interlocking stones on lean concrete
m|Kerb 125x250 laid in existing road
nr|Inspection chamber 600 x 600 x 900mm deep in plastic
nr|Manhole 600x600x900, raise cover level
nr|Septic tank 3 x 1.5 x 1.8m, empty and clean
nr|Septic tank 3.0 x 1.5 x 1.8 m deep including excavation in rock
nr|Soakaway 1.8 x 1.8 x 2.4m deep with precast rings
nr|Soakaway 1.8 x 1.8 x 2.4 m deep, dig only
m|Boundary wall in 225 block 2.1m high, foundation by others
m|Block fence 2.1m high incl foundation, plastered and painted
m|Fence 225mm block 2.4m high with foundation and razor wire
m|Chain link fence 1.8m high with barbed wire on top
m|Open drain 450 x 450mm blockwork, excavation by others
m|Open drain 450 x 450 blockwork with excavation and cover slabs
m2|Grassing with imported topsoil
m3|1:2:4 conc. in beds|Rate only items
m2|Supply and lay 225 hollow block wall, labour by client
m2|225mm hollow sandcrete block wall, thickness to be confirmed
m2|225mm hollow block wall as item 3.4
m2|225 hollow block wall, mortar 1:3
m2|150mm hollow block wall in kerbs
m2|150mm hollow block wall to lift shaft, reinforced at every third course
m3|Concrete 1:2:4 in columns cast round steel
m3|Concrete 1:2:4 in column heads and drop panels
m3|Concrete 1:2:4 benching in manholes
m3|Concrete 1:2:4 in ramp
m3|Concrete 1:2:4 in machine base
m3|Concrete 1:2:4 in retaining wall
m3|Concrete 1:3:6 mass filling to cavity
m3|Excavate trench to depth required
m3|Excavate trench, depth 1.50 to 3.00m
m3|Excavate foundation trench 600mm wide 1200mm deep in water
m2|Excavate to reduce levels 300mm
m3|Hand excavation around existing services n.e. 1.5m
m3|Imported filling sand, laterite or hardcore
m2|Blinding 50mm thick
m2|DPM 500 gauge turned up walls
kg|Y12 and Y16 bars in bases
kg|12mm bars in bored piles
kg|10mm dia bars, galvanised
m2|Mesh A142 to wall of tank in two layers
m2|Formwork to sides of upstand beam 150mm high
m2|Sawn formwork to sloping soffit of slab exceeding 15 degrees
m2|Formwork to slab soffit, multiple use steel decking
m|Hip rafters 50x200
m2|Roof timbers complete in hardwood
m2|0.45mm longspan roofing on 0.55mm
m|Valley gutter 0.55mm aluminium
m2|Fibre cement roofing sheet
nr|Flush door 800 x 2000mm
nr|D3 flush door 900 x 2100 glazed
nr|Louvre window 1200 x 1200
nr|Sliding window 1200 x 1200mm in upvc
m2|Mild steel windows, casement
nr|Aluminium sliding door 1800 x 2100mm
nr|Aluminium door 900x2100 and side light
nr|Wardrobe flush doors 450 x 2100
m2|Plaster patching 15mm
m2|Plaster 15mm with mesh at joints
m2|External render 15mm rough cast
m2|Spray plaster 12mm
m2|12mm plaster to columns, 1:4, with chicken wire
m2|50mm screed, 1:3 with 6mm chippings
m2|Screed 50mm and 600x600 tiles
m2|Wall tiles 300x600mm laid diagonally
m2|Floor tiles 600x600mm, skirting included
m2|600x600mm marble tiles
m2|Epoxy floor 3mm on screed
m2|Ceiling: emulsion on POP, 3 coats, on scaffolding
m2|Clean, scrape and paint walls 2 coats emulsion
m2|Wash down and apply two coats emulsion
m2|Paint 2 coats emulsion exterior grade internally
m2|Painting to steel roof trusses, gloss 2 coats
m|Gloss paint to 150mm wide fascia
m|110mm soil pipe
m|50mm galvanised waste pipe
nr|WC suite with bidet spray and mixer
nr|Urinal and WC suite
nr|Basin with pedestal, pillar taps and mirror
nr|Double bowl sink, enamel
nr|Shower tray and set
nr|Overhead tank 2,000 litres plus stanchion
nr|Pressed steel water tank 2000 litres
point|Light point and fan point
point|Lighting points in conduit by others
point|13A socket point on ring with 4mm cable
nr|13A double socket, stainless
nr|1 gang switch 2 way
m|25mm conduit, flexible
m|4mm2 3 core cable
m|1.5mm2 twin and earth cable
nr|TPN DB 8 way
nr|Split AC 2HP
nr|Ceiling fan hook
m2|Concrete paving 1:2:4 100mm thick
m2|Interlocking 60mm, driveway incl. kerb
m2|Grass removed and turf relaid
m|Kerb 125 x 250mm radius
nr|Septic tank 10 persons
nr|Manhole 600 x 600 x 900mm, benching and channel only
m|Fence 2.1m high block
nr|Gate 3.6 m wide with motor
kg|8mm mild steel stirrups
t|Y12 bars|REINFORCEMENT
m2|15mm cement and sand render to walls
kg|12mm in plinths|High yield bars to BS 4449, cut, bent and fixed
kg|16mm bars in columns|STRENGTHENING
m2|0.55mm longspan aluminium roofing sheets|PRICES OF BUILDING ITEMS AT DEI-DEI MARKET
m2|0.55mm longspan aluminium roofing sheets|REQUISITION FOR WEEK 12
m2|0.55mm longspan aluminium roofing|Contractor's temporary site office
m2|0.55mm longspan aluminium roofing|Dismantling and stacking
m2|0.55mm longspan aluminium roofing|RENEWALS
m2|0.55mm longspan aluminium roofing|REUSABLE MATERIALS ARISING FROM DEMOLITION
m2|0.55mm longspan aluminium roofing|Relocation of shops
m2|0.55mm longspan aluminium sheets|ROOFING MATERIALS
m2|12mm plaster to walls|Gypsum plaster
m2|150mm hollow block wall laid on flat|WALLING
m2|150mm hollow block wall|Mason's labour
m2|150mm hollow sandcrete block wall; solid|WALLS
m2|15mm plaster, acoustic|FINISHES
m2|15mm render to walls internally|GANG RATES (ARTISANS AND HELPERS)
m2|15mm render to walls internally|VARIATION NO. 2: WORK NO LONGER REQUIRED
m2|15mm render to walls|Labour charges
m2|15mm render to walls|Swimming pool
m2|225mm hollow block wall|CONTINGENT WORK
m2|225mm hollow block wall|CREDITS
m2|225mm hollow block wall|DISPUTED ITEMS
m2|225mm hollow block wall|FOR INFORMATION
m2|225mm hollow block wall|GANG RATES (ARTISANS AND HELPERS)
m2|225mm hollow block wall|ITEMS FOR WHICH PAYMENT HAS BEEN MADE
m2|225mm hollow block wall|LABOUR COST - MASON
m2|225mm hollow block wall|NOT TO BE PRICED
m2|225mm hollow block wall|OMIT THE FOLLOWING
m2|225mm hollow block wall|TASK WORK AGREED WITH MASONS
m2|225mm hollow block wall|WELFARE AND SITE FACILITIES
m2|225mm hollow block wall|WORK ALREADY EXECUTED BY PREVIOUS CONTRACTOR
m2|225mm hollow block wall|WORKS OUTSIDE THE CONTRACT
m2|300 x 600mm wall tiles|Swimming pool
m2|300 x 600mm wall tiles|WHAT THE OWNER BUYS
m2|50mm screed to steps|Screeds
m2|50mm screed|TASK WORK AGREED WITH MASONS
m2|600 x 600mm floor tiles|GOODS TO BE HAULED TO SITE
m2|600 x 600mm floor tiles|TILES (PURCHASE FROM ABULE-EGBA)
m2|600 x 600mm floor tiles|TILES AND SANITARY WARES (SUPPLY)
m2|600 x 600mm vitrified floor tiles|DEFECTS LIABILITY: SNAG LIST
m2|600 x 600mm vitrified floor tiles|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
m2|600 x 600mm vitrified floor tiles|PRICES OF BUILDING ITEMS AT DEI-DEI MARKET
m2|600x600mm metal suspended ceiling|Ceilings
m2|600x600mm plastic floor tiles|FINISHES
m2|600x600mm vitrified floor tiles|SCHEDULE OF TESTS AND SAMPLES
m2|60mm interlocking paving|OPTIONAL EXTRAS FOR PURCHASERS
m2|60mm interlocking, grass pavers|Paving
m2|Aluminium sliding windows|FACTORY PRICES (VAT INCLUSIVE)
m2|Clear site|MISC
m2|Formwork to sides of beams|Precast yard
m2|Formwork to sides of columns|Breakdown of rate for item 3.1 (one cubic metre)
m2|Formwork to sides of columns|MAIN CONTRACTOR'S ATTENDANCE ON SPECIALISTS
m2|Formwork to sides of columns|RENTALS
m2|Granite floor 20mm chips|FINISHES
m2|Level and compact bottom of excavation with sand|Excavation
m2|Level and compact bottoms, blinded with concrete|Excavation
m2|Longspan 0.55mm roofing incl. purlins|ROOF
m2|POP ceiling on steel grid|FINISHES
m2|PVC ceiling in steel frames|FINISHES
m2|Satin paint three coats to doors|Protective treatment
m2|Soffit of slabs|Hire of steel formwork for 28 days
m2|Suspended ceiling 600x600mm with aluminium panels|FINISHES
m2|Three coats emulsion paint on roof sheets|FINISHES
m2|Three coats emulsion paint to walls internally; doors|PAINT
m2|Three coats emulsion paint to walls|DEFECTS LIABILITY: SNAG LIST
m2|Three coats emulsion paint to walls|GANG RATES (ARTISANS AND HELPERS)
m2|Three coats emulsion to steel doors|FINISHES
m2|Total of 225mm hollow block wall|WALLS
m2|Two coats gloss floor paint|FINISHES
m2|Two coats gloss paint to roof sheets|FINISHES
m3|Backfilling with selected excavated material|Reinstatement of trenches
m3|Backfilling with selected excavated material|Temporary works
m3|Beams 1:2:4|PRECAST CONCRETE
m3|Columns|Lean concrete 1:3:6 under foundations, in-situ concrete 1:2:4 elsewhere
m3|Columns|Precast concrete 1:2:4
m3|Concrete 1:1.5:3 in foundation|Piling
m3|Concrete 1:2:4 in beds|Contractor's temporary site office
m3|Concrete 1:2:4 in columns|PLANT AND EQUIPMENT ON HIRE (WITH OPERATOR)
m3|Concrete 1:2:4 in columns|Remedial works
m3|Concrete 1:2:4 in columns|SCHEDULE OF TESTS AND SAMPLES
m3|Concrete 1:2:4 in columns|STRENGTHENING
m3|Concrete 1:2:4 in columns|WORK ALREADY EXECUTED BY PREVIOUS CONTRACTOR
m3|Concrete 1:3:6 in foundations|Underpinning
m3|Excavate drain trench ne 1.5m|Road works
m3|Excavate to reduce level ne 250mm, in quarry|Excavation
m3|Excavate trench not exceeding 1.50m deep and pack with stone|Excavation
m3|Excavate trench not exceeding 1.50m deep|PLANT AND EQUIPMENT ON HIRE (WITH OPERATOR)
m3|Excavate trench not exceeding 1.50m deep|PROVISIONAL QUANTITIES
m3|Hardcore filling|FACTORY PRICES (VAT INCLUSIVE)
m3|Hardcore filling|GOODS TO BE HAULED TO SITE
m3|Hardcore filling|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
m3|Lift pit not exceeding 1.50m deep|Excavate, commencing at stripped level
m3|Lintels|Precast concrete 1:2:4
m3|Mass foundation|Plum concrete 1:3:6 with 30% stones
m3|Walls|Reinforced concrete 1:2:4 with waterproofer
m|100mm hardwood skirting|Tiling
m|110mm uPVC soil pipe|GOODS TO BE HAULED TO SITE
m|110mm uPVC soil pipe|Temporary works
m|125 x 250mm granite kerb|Paving
m|150mm pvc valley gutter|Roof covering
m|2.5mm2 single core cable|ELECTRICAL MATERIALS
m|20mm PPR pipe|Building materials
m|20mm PPR pipe|PLUMBING MATERIALS
m|20mm PPR pipe|REQUISITION FOR WEEK 12
m|20mm PVC conduit|ELECTRICAL MATERIALS
m|20mm PVC conduit|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
m|20mm PVC conduit|Supplies
m|225 dpc|MISC
m|25mm GI conduit|Conduits and cables
m|25mm movement joint 150mm deep with water bar|Concrete 1:2:4 in
m|50 x 100mm hardwood purlins|ROOFING MATERIALS
m|75mm uPVC soil pipe; in ground|PLUMBING
m|Chain link fence 1.8m high|Mobilization
m|Lintel 225 x 225mm|Precast concrete 1:2:4
m|Lintel 225x225|PRECAST CONCRETE
nr|1.5HP split air conditioner|Client to buy fittings; contractor to install
nr|1.5hp split AC bracket|Fittings
nr|1200 x 1200mm aluminium casement|Sliding windows
nr|1200 x 1200mm projected|Sliding windows
nr|13A double switched socket|ELECTRICAL MATERIALS
nr|13A double switched socket|Loose fittings and equipment for handing over
nr|18W LED panel light|Client to buy fittings; contractor to install
nr|2000 litres plastic tank, hot water|SERVICES
nr|20mm gate valve, plastic|SERVICES
nr|Aluminium door 900 x 2100mm, double swing|DOORS
nr|Ceiling fan|BOUGHT OUT ITEMS
nr|Ceiling fan|LIST OF FITTINGS TO BE PURCHASED ABROAD
nr|Ceiling fan|WHAT THE OWNER BUYS
nr|Flush door 900 x 2100mm|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
nr|Flush door 900 x 2100mm|STAGE 2 PROCUREMENT PACKAGE
nr|Flush door 900 x 2100mm|Salvaged from old block
nr|Hand shower mixer set|SERVICES
nr|Inspection chamber 600 x 600 x 600mm precast|Drains
nr|Kitchen sink double bowl stainless steel|REQUISITION FOR WEEK 12
nr|Laboratory sink, double bowl|Sanitary appliances
nr|Septic tank 3.0 x 1.5 x 1.8m in reinforced concrete walls|Drains
nr|Steel frame 900 x 2100mm for door|Flush doors, hardwood lipped
nr|Supplies Ceiling fan|BOUGHT OUT ITEMS
nr|WC pan|Sanitary appliances
nr|WC suite complete|GOODS TO BE HAULED TO SITE
nr|WC suite complete|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
nr|WC suite complete|PLUMBING MATERIALS
nr|WC suite complete|PRIME COST ITEMS
nr|WC suite complete|RENEWALS
nr|WC suite complete|Spares to be handed to the client
nr|WC suite complete|TILES AND SANITARY WARES (SUPPLY)
nr|Wall bracket for TV|Fittings
nr|Wash hand basin with pedestal, plastic|SERVICES
nr|Wash hand basin with pedestal|PLUMBING MATERIALS
nr|Wash hand basin with pedestal|PRICES OF BUILDING ITEMS AT DEI-DEI MARKET
nr|Wash hand basin with pedestal|WAREHOUSE ISSUE VOUCHER
point|Lighting point first fix|Points
set|Flush door 900 x 2100mm|Flush doors, hardwood lipped
t|12mm high yield bars|IRON RODS FROM MARKET
t|12mm high yield bars|PART B: ITEMS IN SITE YARD AT VALUATION NO 3
t|12mm reinforcement bars|PRICES OF BUILDING ITEMS AT DEI-DEI MARKET
t|16mm high yield bars|ADVANCE PAYMENT ON MATERIALS
t|16mm high yield bars|REQUISITION FOR WEEK 12
t|Bending and fixing of client's steel 16mm bars in columns|REINFORCEMENT
`),
  )('is not sure: %s %s', (...line) => expect(levelOf(line)).not.toBe('sure'))
})

describe('a line that says what it is and no more', () => {
  it.each(
    linesOf(`
m2|Clear site of bushes and undergrowth and burn debris
m2|Strip topsoil average 150mm thick
m3|Excavate trench for foundation, max. depth not exceeding 1.50m
m3|Exc. fdn trench n.e. 1.5m dp
m3|Excavate pits for column bases not exceeding 2.00m deep
m3|Dig foundation trench not more than 4 feet deep
m3|Excavate to reduce levels, maximum depth not exceeding 0.25m
m3|Backfill around foundations with selected excavated material
m3|Return, fill and ram selected excavated material around foundation
m3|Cart away surplus excavated material from site
m3|Dispose surplus excavated material off site
m3|Imported laterite filling to make up levels, compacted in 150mm layers
m3|Hardcore filling well rammed and consolidated
m2|150mm hardcore bed
m2|Level and compact bottom of excavation
m2|Anti-termite treatment to surfaces of excavation
m2|Earthwork support to sides of trench not exceeding 1.50m deep
m2|1000 gauge polythene damp proof membrane
m|225mm wide bituminous felt damp proof course
m3|Plain concrete 1:3:6 in foundation trench
m3|50mm blinding concrete 1:4:8 under foundations
m3|Vibrated reinforced concrete 1:2:4 in column bases
m3|Reinforced in-situ concrete 1:2:4 in columns
m3|RC 1:2:4 in beams
m3|Concrete grade 25 in suspended slab
m3|R.C. (1:2:4) susp. slb 150 thk
m3|150mm oversite concrete 1:2:4
m3|Concrete (1:2:4) in lintels
m3|Concrete 1:2:4 in staircase
kg|12mm diameter high yield bars in columns
t|16mm dia high tensile reinforcement in beams
t|Y10 links to beams
kg|8mm mild steel stirrups in beams
m2|BRC mesh A142 in ground slab
m2|Sawn formwork to sides of foundations
m2|Formwork to soffit of suspended slab
m2|Swn fmk to cols
m|Formwork to edge of slab 150mm high
m2|225mm hollow sandcrete block wall in cement mortar 1:6
m2|150mm thick hollow sandcrete blockwork
m2|225 hollow blk wall, ground floor
m2|9 inch hollow blocks filled with weak concrete in foundation
m2|150mm solid sandcrete blockwork
m2|Screen block wall 150mm thick
m|50 x 100mm hardwood wall plate
m|50 x 150mm hardwood rafters
m2|0.55mm longspan aluminium roofing sheets
m|Ridge cap 0.55mm aluminium
nr|1200 x 1200mm aluminium sliding window with mosquito net
m2|Aluminium projected windows
nr|Flush door 900 x 2100mm
nr|Steel security door 900 x 2100mm
nr|Mortice lock set
m2|15mm cement and sand (1:4) render internally
m2|Plaster 12mm thick to walls internally
m2|Render 15mm 1:4 ext.
m2|40mm cement and sand screed
m2|Screed 50 thk
m2|600 x 600mm vitrified floor tiles
m2|400x400mm ceramic floor tiles on screed
m2|300 x 600mm glazed wall tiles
m|100mm high tile skirting
m2|20mm granite slab flooring
m2|POP ceiling
m2|PVC ceiling
m2|POP screeding to walls
m2|Three coats emulsion paint to walls internally
m2|Prepare and apply 2 coats emulsion paint to ceilings
m2|Two coats textured coating externally
m2|Gloss paint, one undercoat and two coats
m|110mm uPVC soil pipe
m|20mm PPR pipe
m|50mm PVC waste pipe
nr|WC suite complete close coupled
nr|Wash hand basin with pedestal
nr|Kitchen sink stainless steel double bowl
nr|Shower mixer set
nr|2000 litre water tank
nr|50 litre electric water heater
nr|Dry powder fire extinguisher 9kg
point|Lighting point
point|13A socket outlet point
nr|13A twin switched socket outlet
nr|2 gang switch
m|20mm PVC conduit
m|2.5mm2 single core cable
m|16mm2 4 core armoured cable
nr|Ceiling fan
nr|8 way distribution board
nr|1.5HP split unit air conditioner
m2|60mm interlocking paving stones on sand bed
m|125 x 250mm precast concrete kerb
nr|Inspection chamber 600 x 600 x 900mm deep
nr|Septic tank 3.00 x 1.50 x 1.80m deep
nr|Soakaway 1.8m x 1.8m x 2.4m deep
m|Open drain in blockwork 450 x 450mm, including excavation
m|Fence wall in 225mm blocks 2.1m high including foundation
m|Chain link fence 1.8m high on steel posts
m2|Carpet grass planting
m2|Vent. block screen wall
`),
  )('is sure: %s %s', (...line) => expect(levelOf(line)).toBe('sure'))
})
