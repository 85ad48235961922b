import { findState } from '#domain/places.ts'
import { isOfAnyOffer } from '#domain/search/something-else.ts'
import type { Material } from './material.ts'
import { PACKS } from './named-packs.ts'
import { MATERIALS } from './registry.ts'
import { comparedWords, type Written } from './written.ts'

/**
 * In English the last noun says what a name is about: a tile spacer is a spacer, and a WC seat no WC (docs/decisions/0192). These nouns are
 * things of their own behind the name of a material: its parts, what it is worked with, and what else is called by its name.
 */
const nouns = (lines: string): ReadonlySet<string> =>
  new Set(lines.trim().split(/\s+/).flatMap(comparedWords))

const THINGS = nouns(`
  accessory part spare attachment fastener hardware
  anchor arm axle backing banding base bead beading bearing belt bolt bowl bracket buckle busbar button cap cartridge casing castor catch cistern clip clutch
  collar cone cord cup damper dial diaphragm dowel edging enclosure eyelet ferrule film flange flap float flush frame gasket gland grid grille grip grommet guard
  gusset hook housing indicator inlet jamb joint knob latch lead leg link lining lock lug magnet nail mount mounting nipple nosing nozzle nut outlet pad pedal pin pipe
  pivot plate plug profile pulley pump rail ring rivet rotor saddle screen screw seal seat shaft shell shim shroud sleeve sling spindle spout spring stay
  stem stop strap stud suction support switch tail terminal tip track trap trim tripod valve veneer wedge weight wheel wick
  bit blade bow chisel comb crowbar die disc disk dummy hacksaw hawk hoe mallet mask oilstone palette pick pincer punch rake rasp ruler scissor shear shovel
  sieve spade spatula tape tong torch tray trolley vice
  apron bib earmuff hat jacket overall pan pen pencil pouch respirator rope shirt string twine
  bacteria bleach chalk chemical cloth crayon dye foam fuel gel grease lubricant mat oil pigment shampoo soap sponge stain tablet tonic towel wax
  album book catalogue chart course design drawing label magazine picture plan poster sample sign stencil tag tutorial video
  aerial alarm antenna camera card diode fuse isolator motor pcb relay sensor transformer
  oxide colourant stainer tint accelerator retarder curing
  analysis corrugation inspection polishing profiling recycling refill sampling slitting survey test
  basket bed biscuit candle carpet figurine hamper jewellery mug puzzle ribbon seed statue tomb tombstone headstone vase whistle
  crate pallet rack silo skip wagon
`)

/** What a thing does, and its maker by the same ending: a coupler, a joiner, a connector. */
const DOER = /^[a-z]{3,}(?:er|or)$/
/** Words with that ending that say of what kind, where, by whom or how much: behind a material they are no thing. */
const NO_DOERS = nouns(`
  powder amber colour copper silver ochre leather rubber timber paper polyester polymer copolymer elastomer fiber
  inner outer upper lower under over exterior interior indoor outdoor corner center floor door river water weather tower power
  bigger smaller larger longer shorter thicker thinner wider higher stronger heavier lighter cheaper better super major minor senior junior master proper
  after other another never whether together per number order offer quarter diameter meter liter litre gender former
  dealer distributor manufacturer importer supplier seller owner customer retailer wholesaler contractor worker labourer helper engineer
  bricklayer carpenter plumber plasterer painter tiler welder roofer screeder fitter fixer installer bender moulder
  lever drainer inverter breaker heater mixer boiler cooker freezer tanker tipper trailer container hardener sealer primer filler plasticiser admixer
`)

/** Behind words that only describe, a name goes on with what comes with the thing: "WC complete set, soft-close seat". */
const DESCRIBES = nouns(
  'complete full original imported included inclusive quality of to on type finish brand set',
)

/** What is said of a material itself: a socket has an outlet, a sink its bowls, and makers have names of their own. */
const OWN = new Map(
  MATERIALS.map(({ id, name, names, parameters, brands }) => [
    id,
    nouns(
      [
        name,
        ...names,
        ...brands,
        ...parameters.flatMap((each) => [each.id, each.name, ...(each.values ?? [])]),
      ]
        .join(' ')
        .replaceAll('+', ' '),
    ),
  ]),
)

/** All that is said in names of materials and by their makers. */
const SAID = new Set([...OWN.values()].flatMap((own) => [...own]))
/** What materials are, by the last word of their names: a board, a rod. */
const HEADS = new Set(
  MATERIALS.filter(({ type }) => type === 'Material').flatMap(({ name, names }) =>
    [name, ...names].flatMap((each) => comparedWords(each).at(-1) ?? []),
  ),
)
/** Whoever makes one material may make another: Schneider is no more a doer beside a switch than beside a socket. */
const MAKERS = new Set(MATERIALS.flatMap(({ brands }) => brands.flatMap(comparedWords)))
/** Adjectives: adjustable, perforated, acoustic. */
const ADJECTIVE = /(?:able|ible|al|ary|ed|ent|ic|ous|y)$/
const ALSO_SAID = nouns(
  'heavy light duty strong thick thin big small medium large new used first grade double single triple half full local foreign chinese turkish italian spanish indian german plain matt glossy square round flat long short wide high low male female black only still available good best cheap hot cold wet dry solid soft hard clear dark inch',
)

/** Rooms and buildings, colours, substances, countries and trades: what a material is for, and how it looks. */
const OF_BUILDINGS = nouns(`
  attic basement bathroom bedroom building bungalow church column compound corridor court deck duplex entrance exterior facade fence garage gutter hall
  hospital hostel hotel house kitchen lobby lounge mall mansion mosque outdoor indoor outside parlour parlor restroom road room school stair staircase
  storey street terrace toilet upstairs villa wardrobe washroom bq patio fireplace chandelier sofa fridge freezer microwave dishwasher curtain carpet cupboard
  cinema jacuzzi sauna wifi cctv meter borehole furniture construction beam lintel drain
  acrylic aluminium aluminum asbestos bamboo clay concrete copper fibre fiber glass iron ivory leather marble metal nylon rubber stone timber wood cedar
  mahogany oak pine teak beige blue brown burgundy burnt chrome gold gray green grey magenta maroon pink purple red silver tan turquoise violet yellow
  china england germany india italy japan spain turkey uk usa
  cost dealer delivery length litre material merchant naira payment professional rate repair repairer sheet surface technician thickness tonne unit wholesale
  width box hire rent rental lease rain water dust damp
`)

const isKnown = (word: string) => SAID.has(word) || isOfAnything(word)

/** What is said of any material: how it looks, whose it is, where it goes, and how it is sold. */
const isOfAnything = (word: string) =>
  word.length < 3 ||
  ALSO_SAID.has(word) ||
  isOfAnyOffer(word) ||
  OF_BUILDINGS.has(word) ||
  PACKS[word] !== undefined ||
  ADJECTIVE.test(word) ||
  NO_DOERS.has(word) ||
  findState(word) !== undefined

/** Whether a word is what another material is: not how it looks, what it is of, or how it is packed. */
const isHead = (word: string) =>
  HEADS.has(word) &&
  !/ing$/.test(word) &&
  !MAKERS.has(word) &&
  !ALSO_SAID.has(word) &&
  !OF_BUILDINGS.has(word) &&
  !NO_DOERS.has(word) &&
  PACKS[word] === undefined

export type Behind = {
  /** What the name is of instead. */
  thing?: string
  /** A word that nobody has said of a material yet, directly behind its name: it may be a maker, or another thing. */
  unknown?: string
}

/** Of what nothing is made that is built with, unless its own names say so: a glass block, a vinyl tile. */
const OTHER_SUBSTANCES = nouns(
  'canvas cardboard carpet chocolate cork cotton fabric fibreglass fiberglass foam glass ice leather paper plush rubber vinyl wax wool',
)

/** What stands behind a material, in the same part of the name. @param ends after the last word of the material's name */
export function readBehind(
  { id, type }: Material,
  ends: number,
  { words, tokens, quantities }: Written,
  parts: readonly number[],
): Behind {
  let unknown: string | undefined
  let isBeside = true
  for (let at = ends; at < words.length && parts[at] === parts[ends - 1]; at++) {
    const word = words[at] ?? ''
    if (DESCRIBES.has(word)) break
    if (tokens[at]?.kind !== 'word' || quantities.some(({ from, to }) => at >= from && at < to))
      isBeside = false
    else if (!OWN.get(id)?.has(word)) {
      if (THINGS.has(word) || (DOER.test(word) && !NO_DOERS.has(word) && !MAKERS.has(word)))
        return { thing: word }
      if (isBeside && type === 'Material' && isHead(word)) return { thing: word }
      if (isBeside && !isKnown(word)) unknown ??= word
    }
  }
  return unknown === undefined ? {} : { unknown }
}

/** A word before a material's name, in the same part, that nobody has said of a material yet: "Lipstick satin". */
export function unknownBefore(
  from: number,
  { words, tokens, quantities }: Written,
  parts: readonly number[],
): string | undefined {
  return words.find(
    (word, at) =>
      at < from &&
      parts[at] === parts[from] &&
      tokens[at]?.kind === 'word' &&
      !isKnown(word) &&
      !quantities.some((quantity) => at >= quantity.from && at < quantity.to),
  )
}

/** Whether the word directly before a name that many things have says what else it is: a face primer, a nail primer. */
export function isOfOther(
  { id }: Material,
  from: number,
  { words, tokens }: Written,
  parts: readonly number[],
): boolean {
  const word = words[from - 1] ?? ''
  const stands = tokens[from - 1]?.kind === 'word' && parts[from - 1] === parts[from]
  return stands && !OWN.get(id)?.has(word) && !MAKERS.has(word) && !isOfAnything(word)
}

/** What something is for, where that is nothing that is built: "blocks for kids". */
export function unknownPurpose({ words, tokens }: Written): string | undefined {
  const at = words.indexOf('for') + 1
  const word = at > 0 && tokens[at]?.kind === 'word' ? words[at] : undefined
  return word !== undefined && !isKnown(word) ? word : undefined
}

/** The substance directly before a name, of which another thing is made: "fibreglass rebar". */
export function otherSubstance(
  { id }: Material,
  from: number,
  { words }: Written,
  parts: readonly number[],
): string | undefined {
  const word = words[from - 1] ?? ''
  return OTHER_SUBSTANCES.has(word) && parts[from - 1] === parts[from] && !OWN.get(id)?.has(word)
    ? word
    : undefined
}

/**
 * A thing of its own directly before a name of one word, with which it names something else: a pulley block, a terminal block.
 * What is said of materials is none: a plug socket is a socket.
 */
export function readBefore(from: number, to: number, { words, tokens }: Written, parts: readonly number[]) {
  const word = words[from - 1]
  const isBeside = to - from === 1 && parts[from - 1] === parts[from] && tokens[from - 1]?.kind === 'word'
  return word !== undefined && isBeside && THINGS.has(word) && !SAID.has(word) ? word : undefined
}
