import type { DictionaryEntry } from './dictionary.ts'

/**
 * The trade's words (docs/product.md 17.2), one entry a line:
 *
 *     words that are the same thing = another writing ~ other names for it, other names > what it finds besides, one way # who says so
 *
 * "practice" is common knowledge of Nigerian sites, markets and letting agents; standards, price lists and dictionaries stand by their names.
 */
const ENGLISH = `
Categories, which are searched by their names
concrete works = concrete work > concrete # the catalogue
finishes = finishing = finishing materials > tile, paint, ceiling # the catalogue
openings > door, window # the catalogue
electrical = electricals = electrical materials > cable, switch, socket # the catalogue
mechanical > plumbing, pipe, pump # the catalogue
equipment # the catalogue
floor = flooring # the catalogue
wall # the catalogue
brickwall = brick wall = brickwork > brick # the catalogue
roof members # the catalogue
roof accessories # the catalogue
fittings = fitting # the catalogue

Concrete and its parts
cement ~ portland cement, OPC > bag of cement # NIS 444-1
white cement = white portland cement # practice
sharp sand = sharpsand > river sand # NIS 13; practice
plaster sand = plastering sand ~ soft sand, smooth sand > fine sand, sand # practice
river sand > sharp sand, sand # practice
filling sand = sand filling ~ sharp sand filling > sand # practice
sand > sharp sand, plaster sand # practice
stone = stones > granite # practice
granite ~ gravel, chippings, crushed stone, coarse aggregate, crushed granite # BS EN 12620; practice
granite chipping > granite # practice
stone dust = stonedust ~ quarry dust, granite dust # practice
laterite ~ red earth, red sand, filling laterite > sand filling, filling # practice
hardcore = hard core = boulders # BESMM4
crusher run = crush run ~ stone base, graded stone # BS 1377; practice
concrete ~ german floor, oversite concrete # BESMM4; practice
ready mix = ready mixed concrete = readymix > concrete # practice
casting = concreting > concrete casting, concrete # practice
decking ~ slab, suspended slab # practice
poker vibrator ~ concrete vibrator, vibrator # practice
concrete mixer = cement mixer > mixer # practice
admixture ~ waterproof cement, plasticiser, waterproofing additive # BS EN 934-2
DPC = damp proof course = damp proof membrane = damp proofing = damp proof = DPM > damp # BS 8215
wheelbarrow = wheel barrow > barrow # practice
head pan = headpan # practice
polythene ~ nylon, damp proof membrane > DPC # practice

Reinforcement
iron rod = ironrod ~ rebar, reinforcement bar, reinforcement rod, TMT, high yield bar, high yield rod, reinforcement steel, steel rod, iron bar, deformed bar, high tensile bar, high tensile rod, high tensile steel, high yield steel # NIS 117; BS 4449; practice
rod > iron rod, rebar, reinforcement bar, TMT # practice
TMT = TMT bar = TMT rod ~ iron rod > rebar, reinforcement bar # BS 4449; practice
iron > iron rod # practice
reinforcement > iron rod # BESMM4
binding wire ~ tying wire, tie wire > annealed wire # practice
BRC = BRC mesh = BRC wire ~ wire mesh, mesh, welded mesh, fabric mesh # BS 4483
stirrup ~ links # BS 8666
spacer = rebar spacer ~ biscuit, concrete biscuit, cover block # practice
square bar = squarebar ~ square rod, square pipe # practice
angle iron = angle bar > angle # practice
flat bar = flatbar # practice
I beam = H beam ~ universal beam, UB, steel beam, joist # BS EN 10365
square pipe = hollow section ~ RHS, SHS, box pipe # practice

Blocks and bricks
block ~ sandcrete block, hollow block, cement block > sandcrete # NIS 87
solid block > block # NIS 87
fancy block ~ ventilation block, vent block, screen block, decorative block > block # practice
hollow pot = hollowpot ~ clay pot, hourdi > decking # practice
brick ~ clay brick, burnt brick, burnt clay brick, facing brick > brickwall # practice
interlock = interlocking = interlocking stone = interlocking tiles = interlock tiles ~ paving stone, paver, paving block, paving > interlocking paving stone # practice
kerb = curb = kerb stone = kerbstone > kerb # practice
moulding block = block moulding = block moulder ~ block making, molding # practice

Timber and formwork
plywood = ply wood = plyboard = ply board > marine board # practice
marine board = marine plywood = marine ply = marineboard ~ shuttering board, form ply > plywood # practice
MDF = MDF board # BS EN 622-5
chipboard = chip board # practice
plank = planks ~ hardwood plank > hardwood, wood, timber # practice
wood ~ timber, lumber > hardwood, plank # practice
hardwood ~ hard wood > timber # practice
timber > hardwood, plank # practice
noggin = nogging = noggings > 2 x 2, hardwood # practice
bamboo ~ scaffold bamboo, bamboo stick > props # practice
prop = props ~ acrow, acrow prop, steel prop, jack, acrow jack > bamboo props # practice
scaffold = scaffolding > acrow # practice
formwork = form work ~ shuttering, shutter > marine board, plank # BESMM4
nail ~ wire nail > nails # practice
concrete nail # practice
roofing nail = umbrella nail = zinc nail # practice
screw > screws # practice
termite = termites = white ant = white ants > anti termite, wood preservative # practice
solignum ~ wood preservative, anti termite, termite treatment # practice
fascia board = facia board = fascia = facia = fisher board = facer board # practice

Roofing
longspan = long span = longspan aluminium = long span aluminium ~ long span sheet, aluminium roofing sheet > aluminium, roofing sheet # practice
aluminium = aluminum > longspan # practice
roofing sheet = roof sheet = roofing sheets ~ longspan, roof covering, zinc sheet, step tile > aluminium sheet, roof tile, roofing # practice
roofing > roof covering, longspan # BESMM4
zinc = zinc sheet ~ corrugated zinc, corrugated iron, pan, roofing zinc, galvanised sheet > corrugated zinc sheet, roofing sheet # practice
step tile = steptile = step tiles = step tile roofing > aluminium, longspan # practice
metcoppo = metcopo = metro coppo = metcopper > tile profile # practice
stone coated = stonecoated = stone coated tile = stone coated roofing = stone coat > shingle, bond, roof tile # practice
gerard ~ stone coated, gerard roof > stone coated tile # practice
aluzinc = alu zinc = aluzink > longspan # practice
shingle > stone coated # practice
ridge cap = ridgecap = ridge capping > ridge # practice
gutter = rain gutter ~ water collector, rainwater gutter > gutter # practice
purlin = pulin > 2 x 3 # practice
rafter = rafters > roof timber, 2 x 4 # practice
truss = roof truss = trusses > roof members # practice
roofing felt = felt ~ bitumen felt, torch on felt, membrane, waterproofing membrane # BESMM4
asbestos = asbestos sheet ~ fibre cement, asbestos ceiling > asbestos free # practice
skylight = sky light ~ polycarbonate, transparent sheet, translucent sheet # practice
parapet = parapet roof > parapet # practice
danpalon ~ polycarbonate > skylight # practice
insulation = roof insulation ~ foil, insulation foil, reflective foil # practice
turbine ventilator > ventilator # practice
alucobond = alucoboard = aluco board = ACP ~ composite panel, aluminium composite panel, cladding # practice

Finishes
tile = tiles > floor tile, wall tile # practice
floor tile = floor tiles > tile # practice
wall tile = wall tiles > tile # practice
vitrified tile = vitrified > porcelain, floor tile # practice
porcelain = porcelain tile > floor tile # practice
ceramic = ceramic tile > tile # practice
tile gum = tile adhesive = tile cement = tiles gum ~ tile glue, adhesive # practice
grout = tile grout ~ white cement > grout # practice
wood look = wood look tile = wooden floor tile = wooden tile = wood tile = wood effect tile > porcelain plank # practice
terrazzo = terrazo = tarazo = terazo # practice
marble > granite slab, marble # practice
granite slab = granite worktop = granite top > granite floor slab, sawn granite # practice
paint > emulsion, satin, gloss paint, weathershield # practice
emulsion = emulsion paint # practice
satin = satin paint = silk paint ~ silk # practice
eggshell = egg shell = eggshell paint = egg shell paint > satin paint, emulsion paint # practice
gloss = gloss paint = oil paint # practice
texcote = textcoat = texcoat = textured paint = tex cote = text coat ~ textured, wall coat, graffito, grafiato # practice
weathershield = weather shield = weathercoat = exterior paint = outdoor paint > exterior emulsion # practice
stucco ~ marble effect, venetian plaster # practice
screeding = wall screeding = screeding paint = skimming ~ wall putty, putty, skim coat > screed # practice
plastering = plaster ~ rendering, render > wall plastering # BESMM4
screed = floor screed = floor screeding > screeding # BESMM4
cladding = wall cladding > stone cladding, wall panel # practice
POP = plaster of paris = P O P ~ POP cement, POP ceiling > ceiling # practice
POP ceiling > POP, ceiling # practice
gypsum board = plasterboard = plaster board = drywall = dry wall = gypsum ~ gypsum ceiling # BS EN 520
PVC ceiling = ceiling PVC = PVC panel = plastic ceiling > ceiling panel # practice
ceiling > POP, PVC ceiling panel, gypsum board # practice
suspended ceiling = drop ceiling = acoustic ceiling ~ mineral fibre, armstrong ceiling, armstrong # practice
cornice = cornices ~ coving, moulding # practice
wallpaper = wall paper # practice
wall panel = wallpanel = WPC = WPC panel = fluted panel > cladding # building-supply-stock.csv
skirting = skirting board # building-supply-stock.csv
damp ~ rising damp, wet wall > damp wall treatment, waterproof # practice
waterproofing = waterproof = water proofing > waterproof cement, damp # practice

Doors and windows
door = doors > door # practice
security door = steel door = turkish door = metal door = iron door = chinese door = bulletproof door = bullet proof door > steel security door # practice
panel door = wooden door = wood door > flush door # practice
flush door > door # practice
HDF door = HDF = moulded door > door # practice
toilet door = WC door > door # practice
gate = gates ~ compound gate, entrance gate > wrought iron gate # practice
window = windows > window # practice
sliding window = sliding windows > aluminium window # practice
casement = casement window > aluminium window # practice
projected window = projected = top hung > window # practice
louvre = louver = louvres = louvers = louvre blade > louvre glass # practice
burglary = burglary proof = burglar proof = burglar bar = burglary bar = window protector = burglar ~ protector, crimcheck > burglary proof bars # practice
window net = mosquito net = fly net = net > window # practice
curtain wall = structural glass > glazing # practice
glass > glass # practice
lock = door lock = lockset = lock set = mortise lock = mortice lock ~ door key, cylinder > lock # practice
handle = door handle > lever handle # practice
hinge = hinges = door hinge # practice
key > lock # practice
padlock = pad lock > lock # practice
handrail = hand rail = railing = railings ~ stair rail, balustrade, staircase rail, stainless rail # practice
silicone = silicon = silicon gum = silicone gum ~ sealant, silicone sealant # practice
shower cubicle = shower cabin = shower glass > cubicle # practice

Plumbing
pipe = pipes > pipe # practice
PVC pipe = PVC pipes ~ waste pipe, soil pipe > pressure pipe # practice
waste pipe ~ soil pipe, sewage pipe, soakaway pipe # BESMM4
pressure pipe > PVC pressure pipe # practice
PPR = PPR pipe > hot water pipe # DIN 8077
HDPE = HDPE pipe = black pipe = poly pipe > HDPE # practice
galvanised pipe = galvanized pipe = GI pipe = galv pipe ~ galvanised steel pipe, steel pipe > galvanised # BS EN 10255
galvanised = galvanized = galvanize > galvanised # practice
elbow = elbows ~ bend, 90 degree bend > bend # practice
bend = bends ~ elbow > elbow # practice
tee = T joint ~ tee joint > tee # practice
WC = W C = water closet = water system = WC set = complete WC = complete WC set = complete toilet set = complete toilet ~ toilet, toilet seat, toilet bowl, close coupled WC, toilet set # BESMM4; practice
toilet = toilets > WC # practice
basin = wash basin = washbasin = wash hand basin = hand basin ~ face basin, WHB > basin # practice
sink = kitchen sink > sink # practice
tap = taps ~ faucet, mixer tap, water tap > tap # practice
shower = shower head > shower mixer # practice
jacuzzi = bathtub = bath tub # practice
heater = water heater = waterheater = geyser > water heater # practice
bidet = shattaf ~ bidet spray, bum gun # practice
valve = gate valve = stop cock = stopcock = control valve > valve # practice
ball valve = ball gauge = float valve = ball gage > valve # practice
tank = water tank = storage tank = overhead tank = tanks ~ reservoir, plastic tank, storage drum, poly tank, GeePee > water storage tank # practice
tank stand = tank stanchion = overhead tank stand ~ stanchion, tower > tank stand # practice
pump = water pump = pumps = pumping machine = pumping engine ~ surface pump > pump # practice
sumo = sumo pump = sumo machine = submersible = submersible pump ~ borehole pump, pumping machine, water pump, surface pump > submersible borehole pump, pump # practice; Nairaland "sumo"
surface pump ~ pumping machine, interlacing pump > surface water pump # practice
borehole = bore hole ~ water well > borehole pump # practice
pressure vessel = pressure tank ~ booster tank > pressure vessel # practice
septic tank = septictank ~ soakaway, suck away, septic > septic tank # practice
soakaway = soak away = suckaway = suck away = soakaway pit ~ soak pit, septic tank # practice
manhole = man hole = inspection chamber ~ manhole cover > inspection chamber cover # BESMM4
drain = drainage ~ gully > drain # practice
water filter = filter > water filter housing # practice
abro gum = PVC gum = pipe gum = tangit = solvent cement ~ PVC glue # building-supply-stock.csv; practice

Air and fire
AC = A C = air conditioner = air con = aircon = air conditioning = airconditioner > cassette # practice
split air conditioner = split unit = split AC > air conditioner # practice
extractor = extractor fan = extractor hood > hood # practice
fire extinguisher = extinguisher # practice
fire fighting equipment = fire fighting = firefighting = fire equipment > fire extinguisher, fire hose, fire sprinkler # practice
hose reel = hosereel = fire hose > fire hose reel # practice
sprinkler = fire sprinkler # practice
duct = ducting > duct # practice

Electrical
cable = cables ~ wire, electric wire, electrical wire > single core cable # practice
electrical wire = electric wire = light wire = house wire = wiring cable = wire for house wiring = wire for wiring = cable for house wiring > cable # practice
wire = wires > cable # practice
single core = single core cable # practice
twin and earth = flat cable = twin cable # BS 6004
armoured cable = armored cable = armoured = armored = armour cable ~ SWA, underground cable > armoured cable # BS 5467
flex = flexible cable = flexible wire > cable # practice
conduit = conduit pipe = electrical pipe ~ piping pipe, PVC conduit > conduit pipe # BS EN 61386
trunking = cable trunking > trunking # practice
cable tray = tray > cable ladder # practice
socket = sockets = socket outlet = wall socket ~ power point, power outlet > outlet # BS 1363
switch = switches = light switch ~ gang switch > switch # practice
knockout box = knock out box = patress = pattress = pattress box ~ metal box, switch box > box # practice
DB = distribution board = DB board = fuse box = breaker box = distribution box = consumer unit > distribution board # BS EN 61439
breaker = circuit breaker = MCB > MCB # BS EN 60898
changeover = change over = changeover switch = change over switch = gear switch = gearswitch > changeover switch # practice
prepaid meter = pre paid meter = NEPA meter = light meter = electric meter > meter # practice
earthing = earth rod = earth electrode = grounding > earth # BS 7430
thunder arrestor = lightning arrestor = lightning arrester = thunder arrester ~ surge arrester, lightning protection # practice
surge protector = surge arrester > surge # practice
bulb = bulbs = light bulb ~ lamp, energy bulb, LED bulb > light # practice
light = lights = lighting > light fitting, LED # practice
LED = LED light > light # practice
POP light = spot light = spotlight = downlight = down light = panel light = ceiling light ~ LED panel light, recessed light > panel light # practice
flood light = floodlight = security light = halogen > floodlight # practice
street light = streetlight = solar street light > street light # practice
chandelier = chandeliers = drop light > chandelier # practice
wall bracket = bracket light = wall light > wall bracket light # practice
fluorescent = florescent = fluorescent tube = tube light > batten # practice
rope light = strip light = LED strip > strip light # practice
inverter = inverters > hybrid inverter # practice
battery = batteries = inverter battery = solar battery > lithium battery # practice
solar panel = solar panels = PV panel = solar pane > solar panel # practice
solar = solar system = solar power > solar panel # practice
generator = gen = genset = gen set = power generator = generators > generator # practice
CCTV = CCTV camera = security camera = cctv kit > camera # practice
stabilizer = stabiliser = AVR # practice
ceiling fan = fan > fan # practice
fence wire = electric fence = razor wire = barbed wire > fence # practice

Work
block laying = blocklaying = laying of blocks = laying blocks = block work = blockwork > bricklayer, mason, laying # BESMM4
bricklaying = brick laying > bricklayer, facing brickwork, mason # practice
iron bending = rod bending = bar bending = steel fixing > iron bender, steel fixer # practice
welding = weld = fabrication > welder # practice
plumbing = plumbing work = plumbing works > plumber, pipe, fittings # practice
wiring = house wiring = electrical wiring = wire house = wiring work > electrician # practice
rewiring = rewire > wiring, electrician # practice
painting = painting work = paint work = repainting > painter, repaint # practice
tiling = tile laying = laying of tiles = laying tiles = tile fixing > tiler # practice
artisan > labour # practice
AC installation = AC fixing > split AC installation, AC servicing # practice
AC repair = AC service = AC servicing > AC servicing # practice
digger = excavation = digging > digging, trenching # BESMM4
loader = offloading = off loading = loading boys > offloading # practice
cleaner = cleaning = washing > cleaning, washing # practice
septic emptying = septic evacuation = septic tank evacuation = sewage truck = evacuate soakaway = sewage evacuation > septic tank emptying # practice
leakage = leak = leaking = leaking roof = leakages > leak repair # practice
renovation = renovate = remodelling > repair, repaint # practice
installer = installation = fixing = fixer > installation, fixing # practice
servicing = maintenance > servicing # practice
repair = repairs = repairer > repair # practice
hire = rental = for hire > hire # practice
`

/** What is let and sold, and what is said of it. */
const HOMES = `
house = houses = home = homes = property = properties = accommodation > duplex, bungalow, flat, cottage, terrace, apartment, detached, mansion, self contained, room # PropertyPro listing titles 2025
building = buildings > block of flats, storey building, house # PropertyPro listing titles 2025
flat = flats = apartment = apartments = apt = apts > block of flats # PropertyPro listing titles 2025
self contain = self contained = self con = selfcontain = selfcontained = selfcon = self container = room self contain = self contain room = one room self contain = 1 room self contain = single room self contain > single room, studio, bedsitter # PropertyPro listing titles 2025
single room = one room = single rooms > room, self contained # practice
room > self contained # practice
mini flat = miniflat ~ room and parlour > flat # PropertyPro "Mini Flat (Room and Parlour)"
room and parlour = room and parlor = room parlour = room n parlour = room and palour > mini flat, flat, self contained # PropertyPro "Mini Flat (Room and Parlour)"
studio = studio flat = studio apartment = bedsitter = bed sitter > self contained, 1 bedroom # practice
face me I face you = face me i slap you = face to face ~ room in a compound, tenement > room # Wikipedia "Face-me-I-face-you"
BQ = boys quarter = boys quarters = boy quarter = boysquarter = servant quarters ~ guest chalet, maid room > BQ # architectafrica.com, The Boys' Quarters Mentality
duplex = duplexes > detached house, terrace duplex, maisonette, house # PropertyPro listing titles 2025
detached duplex = fully detached = fully detached duplex > detached, duplex # PropertyPro listing titles 2025
detached = detach # PropertyPro listing titles 2025
land = lands = plot of land = landed property # PropertyPro listing titles 2025
semi detached = semidetached = semi detached duplex = semi detach > semi detached, duplex # PropertyPro listing titles 2025
terrace = terraced = terrace duplex = terraced duplex = terrace house = town house = townhouse > terrace # PropertyPro listing titles 2025
bungalow = bungalows = detached bungalow > bungalow # PropertyPro listing titles 2025
maisonette = maisonnette = masionette > duplex # PropertyPro listing titles 2025
mansion = mansions = villa > detached house, duplex # PropertyPro listing titles 2025
penthouse = pent house # PropertyPro listing titles 2025
block of flats = block of flat = story building = storey building # PropertyPro listing titles 2025
guest house = guesthouse = guestroom = guest room > room # practice
serviced = serviced apartment = serviced flat > serviced # PropertyPro listing titles 2025
unfurnished > flat # practice
swimming pool = pool > pool # PropertyPro listing titles 2025
waterfront = water front = ocean view = sea view > waterfront # PropertyPro listing titles 2025
student hostel = hostel = student accommodation = student room = off campus > student room, self contained # practice
estate = gated estate = in an estate > estate # PropertyPro listing titles 2025
newly built = new = brand new = brandnew > new # PropertyPro listing titles 2025
ensuite = en suite = all ensuite = all rooms ensuite > ensuite # PropertyPro listing titles 2025
cottage > bungalow # practice
C of O = certificate of occupancy = cofo = C O > C of O # practice
stone house > house # practice
carcass = uncompleted building = uncompleted > carcass # PropertyPro listing titles 2025
`

/** Who does the work: sought among labour alone. */
const PEOPLE = `
mason ~ bricklayer, block layer, blocklayer > laying of blocks, block laying # practice
bricklayer = brick layer ~ mason > block laying # practice
carpenter = joiner = woodworker # practice
carpentry = carpentry work = joinery > carpenter # practice
electrical work = electrical works = electrical service > electrician # practice
roof carpenter > carpenter, roofer # practice
roofer = roof fixer > roof covering # practice
iron bender = ironbender = iron benders = steel bender ~ steel fixer, rod bender, bar bender, iron fixer > iron bending, cutting and bending # practice
welder = metal worker = fabricator > gate fabrication, bar welding, pipe welding # practice
plumber = pipe fitter > plumbing work, cold piping, waste piping, pipe laying, bathroom ware fixing # practice
electrician = electrican = electrical contractor > complete wiring, house wiring, rewiring, electrical fault finding # practice
painter > repainting, house painting, wall painting, marble effect painting # practice
tiler = tiller = tile layer = tile fixer = tile setter > re tiling, floor tiling, wall tiling, stair tiling, tile laying # practice
plasterer = plasterers > plastering, mason # practice
POP installer = POP layer = POP fixer > POP ceiling installer # practice
screeder = screeding man > screeding # practice
aluminium fabricator = aluminium worker = aluminum worker > aluminium, window installation # practice
labourer = laborer = unskilled labour = site worker > labour, gang # practice
AC technician = AC repairer = AC engineer = fridge repairer = refrigeration technician = AC man > AC servicing, split AC installation, AC # practice
borehole driller = borehole drilling > borehole # practice
generator repairer = gen repairer = generator technician = generator repair > generator servicing # practice
solar installer = solar technician = solar installation = inverter installation > solar and inverter installation # practice
CCTV installer = CCTV installation > CCTV # practice
interlock layer = interlocking layer = interlock installation > interlocking stone laying # practice
scaffolder > scaffold # practice
handyman = handy man > repair # practice
locksmith = lock smith > lock change, lock # practice
`

/** Spoken on sites and in markets; loans are written as people write them in chats, without tones and dots. */
const LANGUAGES = {
  Pidgin: `
roof zinc = pan roof > zinc, roofing sheet # practice
kapinta = capinta > carpenter # Naijalingo; practice
brikla = brickler = briklayer > bricklayer, mason # practice
plomba = plumba = plomber > plumber # practice
wiring man = light man = nepa man = electric man > electrician # practice
tiles man = tiling man > tiler # practice
penta man = painta = paint man > painter # practice
rod bender = iron man > iron bender # practice
labour man = leburer = lebura man > labourer, labour # practice
i better pass my neighbour = i pass my neighbour = i beta pass my neighbor = pass my neighbour > generator # Wikipedia "Tiger generator"; practice
up nepa = nepa light = nepa > prepaid meter, electrical # practice
pumping engine = pumpin machine > water pump # practice
german floor = jaman floor = german floor casting > concrete, floor screeding # practice
suck away > soakaway, septic tank # practice
yard house = room for yard = face me i face u > room # Wikipedia "Face-me-I-face-you"
one room apartment = one room self > self contained # practice
storey house = upstair = upstairs > duplex, storey building # practice
`,
  Hausa: `
siminti = sumunti = simintin = siminto = simento > cement # Newman, A Hausa-English Dictionary (2007)
yashi = yashin gini > sharp sand, sand # Bargery, A Hausa-English Dictionary (1934)
tsakuwa > granite, gravel # Bargery (1934)
dutsen gini > granite, stone # Bargery (1934)
karfe = karfen gini = rodi > iron rod, reinforcement, rod # Newman (2007)
kankare > concrete # Newman (2007)
bulo = bulok = bulon gini = bulo bulo > sandcrete block, block # Newman (2007)
tubali = tubali laka > brick # Bargery (1934)
gini > building, block laying # Newman (2007)
mai gini = magini = maigini = birikila = birkila > mason, bricklayer # Newman (2007)
kafinta = masassaki > carpenter # Newman (2007)
mai famfo = fulamba = famfo man = mai gyaran famfo > plumber # practice
famfo > tap, pump # Newman (2007)
mai lantarki = mai wuta = mai wutar lantarki = mai gyaran wuta > electrician # practice
lantarki = wutar lantarki > electrical # Newman (2007)
fenti = fentin gida > paint # Newman (2007)
mai fenti > painter # practice
walda = mai walda = makeri > welder # Newman (2007)
mai tayal = mai tayil = mai tayels > tiler # practice
tayal = tayil > tile # practice
kofar karfe = kofa karfe = kofar iron > steel door, security door # Newman (2007)
kofa = kyaure = kofofi = kofar gida > door # Newman (2007)
taga = tagogi = tagar gida > window # Newman (2007)
rufi = rufin kwano = rufin gida > roofing # Newman (2007)
kwano = kwanon rufi = kwanon rufin gida > zinc, roofing sheet, longspan # Newman (2007)
katako = katakai = itace > plank, hardwood, timber # Newman (2007)
kusa = kusoshi > nail # Newman (2007)
bututu = bututun ruwa = paipi > pipe # Newman (2007)
tanki = tankin ruwa > water tank, storage tank # Newman (2007)
rijiyar burtsatse = burtsatse > borehole # Newman (2007)
wayar wuta = wayar lantarki > cable, wire # practice
gilashi > glass # Newman (2007)
makulli = kwado > lock # Newman (2007)
lebura = leburori = lebara > labourer, labour # Newman (2007)
gida = gidaje = gidan > house, flat, bungalow, duplex, self contained # Newman (2007)
daki = dakuna = dakin > room, self contained # Newman (2007)
bandaki = ban daki > toilet, WC # Newman (2007)
`,
  Yoruba: `
simenti = simeti > cement # Fakinlede, Modern Practical Yoruba Dictionary (2003)
yanrin = iyanrin = yanrin odo = erupe > sharp sand, sand # Fakinlede (2003)
okuta = okuta wewe > granite, stone # Fakinlede (2003)
irin = irin ile > iron rod, reinforcement, rod # Fakinlede (2003)
buloku = bulooku = buloki > sandcrete block, block # practice
biriki > brick # Fakinlede (2003)
birikila = mole mole = molemole > bricklayer, mason # Fakinlede (2003)
gbenagbena = gbena gbena = kafinta > carpenter # Fakinlede (2003)
kunle kunle = kunlekunle > painter # Fakinlede (2003)
oda = oda ile > paint # Fakinlede (2003)
ilekun irin = ilekun onirin > steel door, security door # Fakinlede (2003)
ilekun = ilekun ile > door # Fakinlede (2003)
ferese = fereese > window # Fakinlede (2003)
orule = paanu = panu > roofing sheet, zinc, roofing # Fakinlede (2003)
pako = igi pako = igi > plank, hardwood, timber # Fakinlede (2003)
iso > nail # Fakinlede (2003)
ero omi = erogba omi > tap, water pump # Fakinlede (2003)
paipu = paipu omi > pipe # practice
tanki omi > water tank # practice
agadagodo = kokoro ilekun > lock # Fakinlede (2003)
waya ina = okun ina > cable # practice
elekitirisan = onina mana > electrician # practice
dingi > glass, mirror # Fakinlede (2003)
ile = ile gbigbe > house, flat, bungalow, duplex, self contained # Fakinlede (2003)
yara = yara kan = iyewu > room, self contained # Fakinlede (2003)
ile igbonse = ile iyagbe > toilet, WC # Fakinlede (2003)
`,
  Igbo: `
simentị = cimenti > cement # practice
aja = aja ulo > sharp sand, sand # Echeruo, Igbo-English Dictionary (1998)
okwute = nkume = okwute ulo > granite, stone # Echeruo (1998)
igwe = igwe ulo > iron rod, reinforcement, rod # Echeruo (1998)
bloku = blok > sandcrete block, block # practice
onye ulo = onye na ewu ulo = onye owu ulo = onye biriki > bricklayer, mason # Echeruo (1998)
oka nka = onye oka nka = kapinta > carpenter # Echeruo (1998)
onye ite agba = onye na ete agba > painter # practice
agba = agba ulo > paint # Echeruo (1998)
ibo uzo = onu uzo = uzo ulo = uzo > door # iamummsulaim.wordpress.com, A Class in Architecture
mpio = windo > window # iamummsulaim.wordpress.com, A Class in Architecture
elu ulo = zinki > roofing, zinc # Echeruo (1998)
osisi = osisi ulo = pilanki > plank, hardwood, timber # Echeruo (1998)
ntu > nail # Echeruo (1998)
paipu mmiri = poipu > pipe # practice
tanki mmiri > water tank # practice
igodo > lock # iamummsulaim.wordpress.com, A Class in Architecture
onye oku = onye latriki > electrician # practice
enyo > glass, mirror # Echeruo (1998)
ulo > house, flat, bungalow, duplex, self contained # Echeruo (1998)
ime ulo = onu ulo > room, self contained # iamummsulaim.wordpress.com, A Class in Architecture
mposi = ulo mposi = ogwo > toilet, WC # iamummsulaim.wordpress.com, A Class in Architecture
`,
} as const

/** Makers and their ranges, and what they are known for. */
const BRANDS = `
Dangote # dangotecement.com
Dangote 3X = 3X cement > dangote # dangotecement.com
BlocMaster = block master = bloc master > dangote # dangotecement.com
Falcon > dangote # dangotecement.com
BUA # buacement.com
Lafarge > elephant, ashaka, unicem, supaset # lafarge.com.ng
Elephant > lafarge, supaset # lafarge.com.ng
Supaset = Superset = supa set > lafarge, elephant # lafarge.com.ng; pulse.ng price list 2021
Ashaka = Ashakacem # lafarge.com.ng
UniCem > lafarge # lafarge.com.ng
Ibeto # pulse.ng price list 2021
Purechem = Pure chem # practice
Coleman > cable # colemancables.com
Cutix > cable # cutixplc.com.ng
Nigerchin = Niger chin > cable # practice
Kablemetal = Kable metal = Cable metal > cable # kablemetal.com
Nexans = Kabelmetal > cable # practice
MicCom = Mic com > cable # practice
GeePee = Gee pee = GP tank = GP > storage tank, water tank, overhead tank # geepee.ng; practice
Storex > storage tank, water tank # practice
Berger > paint # bergerpaintsnig.com
Dulux > paint # practice
Kansai = Plascon > paint # practice
Meyer > paint # practice
Saclux > paint # practice
Prestige > paint # practice
President paint = President paints > paint # practice
Sandtex > weathershield, paint # practice
Tower aluminium = Tower roofing > longspan, aluminium # practice
First aluminium > longspan, aluminium # practice
CDK > porcelain, tile # cdkintegrated.com
Virony > tile # practice
Goodwill ceramics = Goodwill tiles > tile # practice
Royal ceramics = Royal tiles > tile # practice
Time ceramics > tile # practice
Twyford = Twyfords > WC, basin # practice
Sweet home = sweethome > WC # practice
Armitage Shanks = armitage > WC, basin # practice
Ideal Standard > WC, basin # practice
Grohe > shower mixer, tap # practice
Ariston > water heater # practice
Pedrollo > pump # practice
Interdab = interlab pump > pump # practice
Grundfos > pump # practice
Atlas pump = leo pump > pump # practice
Lesso > pipe # building-supply-stock.csv
Panasonic > AC # practice
LG > air conditioner # practice
Hisense > air conditioner # practice
Haier Thermocool = Thermocool = haier > air conditioner # practice
Schneider > MCB, switch, distribution board # practice
ABB > MCB # practice
Hager > MCB # practice
Legrand > switch, socket # practice
MK > switch, socket # practice
Philips > bulb, light # practice
Luminous > inverter, battery # practice
Felicity > inverter, solar # practice
Mikano > generator, steel # practice
Perkins > generator # practice
Firman = sumec firman > generator # practice
Elepaq = elepac > generator # practice
Jinko > solar panel # practice
Bosch > drill # practice
Makita > drill # practice
Ingco = total tools > drill # practice
Sika > waterproof, admixture # practice
Bond roofing > stone coated # practice
Yale > lock # practice
Crocodile > tile adhesive # building-supply-stock.csv
Rocksil = rockcil > wall panel # practice
African Foundries = AFL > iron rod # practice
Pulkit > iron rod # practice
Kam steel = kam wire = kam > iron rod, nail # practice
Sumo nails > nail # practice
Emenite = Nigerite > fibre cement, roofing sheet, asbestos # emenite.com; practice
Hydraform > interlocking brick # hydraform.com
`

/** The entries of a table. @throws Error of a line that has no source */
export function entriesOf(table: string, more: Partial<DictionaryEntry> = {}): DictionaryEntry[] {
  return table.split('\n').flatMap((line) => {
    const [meaning = '', source] = line.split(/ #(?: |$)/)
    if (!source && / [#=~>]/.test(line)) throw new Error(`Who says so? ${line}`)
    if (!source) return []
    const [names = '', finds] = meaning.split(' > ')
    const [words = '', synonyms] = names.split(' ~ ')
    return {
      words: words.split(' = '),
      ...(synonyms && { synonyms: synonyms.split(', ') }),
      ...(finds && { finds: finds.split(', ') }),
      source,
      ...more,
    }
  })
}

export const TRADE_WORDS: readonly DictionaryEntry[] = [
  ...entriesOf(ENGLISH),
  ...entriesOf(HOMES, { home: true }),
  ...entriesOf(PEOPLE, { labour: true }),
  ...Object.entries(LANGUAGES).flatMap(([language, table]) =>
    entriesOf(table, { language: language as keyof typeof LANGUAGES }),
  ),
  ...entriesOf(BRANDS, { brand: true }),
]
