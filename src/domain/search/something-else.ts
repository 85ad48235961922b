import { singular } from './tokens.ts'

const words = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s+/).map(singular))

/** What other markets sell and other people do. Where no name here has such a word, it never says what kind of a thing of ours is meant. */
const OF_OTHERS = words(`
  airtime android app battle car charger computer console earphone earpiece earpod game gadget handset headphone iphone ipad laptop modem movie music
  netflix nintendo phone playstation powerbank ringtone samsung sim smartphone song tablet whatsapp xbox
  bike bicycle bus jeep lorry motorcycle okada sedan suv taxi tokunbo toyota tricycle tyre vehicle windscreen
  bean beer biscuit bread breakfast burger cake catfish cereal chicken coffee crab egg fish food fruit garri goat juice lunch meal meat milk noodle pasta
  pizza pork restaurant rice snack soup spaghetti suya tea vegetable yam
  agbada ankara bra cloth clothes dress earring fabric fashion gown hat jean jewellery jewelry lace makeup necklace perfume shirt shoe skirt slipper
  sneaker trouser wig wristwatch
  animal cat cow dog goldfish horse pet puppy rabbit snake
  actor artist barber broker caterer chef comedian cook dancer dentist dj doctor driver footballer hairdresser journalist lawyer mechanic model nanny nurse
  photographer pastor pilot president seamstress singer stylist tailor teacher technologist tutor waiter
  admission album baby birthday book church class club course degree diploma exam exercise eye football funeral hair homework job loan lottery lyric
  magazine marriage massage medicine news novel party recipe recruitment salary scholarship school shopping skin sport stomach story surgery tooth tour
  training transfer travel university vacancy visa wedding workout
  bank bitcoin crypto currency dollar forex
`)

/**
 * What is said of any of our things: where in a building it goes and what kind of building that is, what it is made of and looks like,
 * which part of it is meant, how it is sold and what is done with it. Behind a thing such a word is no other thing.
 */
const OF_OURS = words(`
  attic backyard balcony basement bathroom bath bedroom boundary building bungalow church column compound corridor court deck duplex entrance estate
  exterior facade factory farm fence flat floor foundation garage garden gutter hall hospital hostel hotel house interior kitchen laundry lobby lounge
  mall mansion market mosque office outdoor indoor outside inside parlour parlor passage plaza pool porch poultry project pool restroom road roof room
  school shop site stair staircase stairs store storey street terrace toilet upstairs veranda verandah villa visitor wall wardrobe warehouse washroom
  window yard bq beach lagoon waterfront river view park plot land title deed
  fountain lawn pond patio fireplace chandelier sofa mattress fridge freezer oven microwave dishwasher curtain carpet cupboard
  cinema gym jacuzzi sauna elevator generator intercom internet wifi cctv heater electricity transformer meter borehole
  acrylic aluminium aluminum asbestos bamboo beige blue brass bronze brown burgundy burnt cedar chrome clay colour color concrete copper cream crystal
  fibre fiber glass gold gray green grey iron ivory leather magenta mahogany maroon marble metal mosaic nylon oak orange pattern pine pink plastic purple
  red rubber silver steel stone tan teak teal timber turquoise violet wood yellow
  china england germany india italy japan spain turkey uk usa
  agent amount bag bargain batch box brand bulk bundle calculator carton catalogue catalog centimetre centre center cheque coat coil company
  consultant contact contractor cost crew customer dealer delivery depot design designer detail diameter discount distributor document drawing duty
  engineer estimate expert fitter foreman gang gauge grade guarantee guide height help image importer inch installer item job kg kind labour labourer length
  level line link list litre load location manufacturer material maker measure merchant metre model money name naira number offer order outlet pack package
  packet pair part payment people person phone photo pic picture piece pipe plan point price problem product professional purchase quality quantity quote
  quotation range rate repair repairer replacement retail roll rule sale sample seller service set sheet shipment size specialist specification spec
  square stock strength style supplier supply surface system team technician thickness ton tonne transport trip truck type unit use user vendor volume
  warranty waybill weight wholesale width work worker
  base blade bolt bracket bulb cap cover drain drawer frame handle head hinge holder hook hose key knob lamp leg lid mortar motor mould net nozzle nut
  panel plug rail remote seat sensor shelf spray switch tap terminal trap tray valve washer
  drum furniture equipment tool carpentry joinery construction renovation decoration pillar beam lintel slab arch parapet
  industry workshop emergency apprentice leader retailer landlord tenant owner manager builder client
  hire rent rental lease issue leak leakage fault damage rain water sun heat sound noise termite theft thief security storm wind flood dust damp
`)

/** What is sold elsewhere: "car", "hair". A word that names of ours have is none (whoever asks sees to it). */
export const isOfOthers = (word: string): boolean => OF_OTHERS.has(singular(word))

/** Whether a noun behind a thing may be about it: "tiles parlour", "cement depot". */
export const isOfOurs = (word: string): boolean => OF_OURS.has(singular(word)) || /ations?$/.test(word)
