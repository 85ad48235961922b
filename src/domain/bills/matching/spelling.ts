import { MATERIALS } from '#domain/materials/registry.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { listedItem, WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import { GOOD_WORDS } from './good-words.ts'
import { KNOWN_OF_ITEMS, KNOWN_WORDS } from './known-words.ts'
import { memoize } from './memoize.ts'
import { ANYWHERE } from './strange-words.ts'
import { wordStems } from './word-stems.ts'

/** Words of the trade that rules look for and no item says of itself. */
const TRADE = `aluminium apply backfill backfilling bars bathroom beams blinding block blockwork bowl breakers brush burglary capping
 cart casement ceiling cement ceramic clearing closed coats columns compact compacted compaction concrete conduit couple coupled
 coupler course damp depth diameter disposal distribution door double duct earth edge emulsion excavate excavated excavation exceeding
 external extinguisher facia fascia fence filled filling fitting floor flush formwork foundation foundations frame gauge girth glazed gloss
 gutter handles hardcore hardwood hinges hollow imported inspection insulation internal interlocking kitchen laterite levels lighting
 lintel lintels louvre manhole membrane mesh mild mortar mosquito noggings oversite paint painting panel partition pedestal plaster
 plastering plate points polished polythene porcelain precast preservative projected purlins railing rafters reinforced reinforcement
 render rendering ridge roofing sandcrete screed screeding septic shower shrubs shuttering sills sink skirting sliding soakaway
 socket soffit solid stainless stair staircase steel stirrups suspended surplus supply switch tank termite terrazzo textured thick tiles timber
 toilet topsoil trench trenches undercoat veranda verandah vitrified wall walls waste waterproof windows yield`

/** Good words, short or near to others, that mean themselves. */
const THEMSELVES = `elect concr found class brick bricks marbles beads bead tread treads thread threads groove grooves grating gratings
 louver louvers color colors colored aluminum lintol lintols meter meters liter liters center centers centre centres grey gray
 paving pave paved plain plane planed planes plants plant planting planter print prints pine pines poster boarder border borders
 cooler cooker cover covers couch crane cranes cast castle chamfer channel charge chase chased chasing chips clay cleat cleats cleaning
 cladding clamp coil coils corner corners coving cost costs crack cracks cubicle curtain curve curved culvert curing drill drip
 face faces facing flashing flange flash float floated flue fuel flood flow form forms formed formation frieze front gable gas gland glue grade grades
 grill grille grind ground grout grouting grove guard hatch head header heads heap heating hedge hire hoist hole holes hook hose
 house joint joints joist joists kerb kerbs label ladder lamp landing lane lath lead leaf lean lever lift lights line lined liner lining
 live loading local lock louvered mains marked mason mast mastic match metal meshes mitre model module mould moulding mounted mover
 nail nails night noise north notice panic parapet park parking patch patching pegs pier piers pile piles pipes pitch plank planks plastic plates
 plinth plug plugs point pole poles pool post posts power press prime primer profile project prop props pull pump
 quarry quarter rail rails rain ramp range ranges rates rear reader rebate rebated remain remove repair repairs ring rings riser risers road roads rock
 roller rolling roof roofs room rooms rope rough round rubble sanded sand sash scaffold school screen screens screw screws scrub seal sealant sealed sealing seat
 section security sensor service setting shade shaft shed sheets shelf shelves shoe shop shore side sides sign signs sleeve slope slot
 smooth soap socle soft spare spirit splash split spot spray stage stand standard starter starting state states station stay steep step steps stone stones
 stool stop store strap straps strip strips structure strut studs stump sunk surface table taper temporary tender tests tie tier ties till tins toe tongued tool tools top torch tower towers
 town track trap traps tray trees trim truck truss trunking tube tubes turf turn twin under union unit valve valley vanity vault vent vents view void volume
 wardrobe warm wash washer watching water weep weld welded west wheel widen wind window wing wire wiring wood work works worktop yard zinc
 types basic regular courses hangers profiled proposed conditions condition spoil throated removed trips rubber sliders vibrator fabricator
 counter sectional lateritic scope sizes weatherproof stores completion getting structures strings latrine exported wastes terminate
 concretor welted banking suites insert stitch glued stained stain company published gauged cleaner connector folding flowers towel
 blanket primary preservation times title titles tides place placed places slate slates flame flour blocked blank think thing timer costs coast
 crown dream sold solar solder silk sheer shear stock stocks stick sticks steal small shell shall share plans plots please plenum paper papers
 pages parts party pairs pane panes patio price prices bench bends binder blinds boards bolts bonds booth boxes brace braces branch
 breaks bridge bulb bulbs burner cabin cabinet cabinets camera canopy carry carried carved casing caulk cells chain chair chairs chalk charges
 check clips clock closer coach codes collar comply concern cones contact contour control cores count crate crest cross crushed cubic
 cushion cutting cycle dates decks delay demand dense depot desk device ditch domes dress drive driven drums eaves effect
 elbow elbows engine entry event exact expand extend extent extract fabric field figure film filter final finger fired flags flight fluid footing
 force forge front frost fuse fused heads height holder hotel hours labels labour large lawns leads ledge letter letters liquid
 logo loops loose lower match mixer moist month mould music offer orders ornament outlet oven owner packed packing pallet plaque player
 polisher position potable pouring presence pressure printer private process protection quantity reading record refuse register relay relief renew
 report reserve residence result return rolled scale seats sewer shaped sharp shock sieve silt single sitting slide sliced
 slip slots soaked sound source spacer speed spill stain stamp starter steam stepped stiff storage storm straight stream street string
 striker style surge swimming swing system tanks tapes target taxes teams thermal thinner tilted trade train transit transport treated
 tunnel turned vacuum value varnish vehicle vessel vinyl visit voltage wages waxed weathered weight wells white width worked`

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

const WORDS_MIN = 4
/** Shorter words are too near to others for two slips. */
const TWO_SLIPS_MIN = 7

const RIGHT: ReadonlySet<string> = new Set([
  ...words(TRADE),
  ...WORK_ITEM_IDS.flatMap((id) => words(`${listedItem(id).title} ${workItem(id).description}`)),
])
const TRADE_STEMS: ReadonlySet<string> = new Set([
  ...wordStems([...RIGHT, ANYWHERE, THEMSELVES].join(' ')),
  ...MATERIALS.flatMap(({ name, names }) => wordStems([name, ...names].join(' '))),
])
const isOfTrade = (word: string) => TRADE_STEMS.has(wordStems(word)[0] ?? '')
const BY_LETTER = Map.groupBy(
  [...RIGHT].filter((word) => word.length >= WORDS_MIN),
  ([letter = '']) => letter,
)

/** How many letters were left out, added, mistaken or changed with the next; more than `most` is not counted. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? most + 1
}

const beginningLike = ([letter = '']: string): readonly string[] => BY_LETTER.get(letter) ?? []

/** Whether a word may be a slip of a word of the trade, of whichever: in none that is shorter than so are two slips thought of. */
const MAYBE_MIN = 5
export const isMaybeMeant = (word: string): boolean =>
  word.length >= MAYBE_MIN &&
  !isOfTrade(word) &&
  beginningLike(word).some((right) => slips(word, right, 2) <= 2)

/** The one word of the trade that a word is near to that is none itself. */
export function nearTo(word: string): Pick<Slip, 'meant' | 'away'> | undefined {
  if (word.length < WORDS_MIN || isOfTrade(word)) return undefined
  const most = word.length >= TWO_SLIPS_MIN ? 2 : 1
  const near = beginningLike(word).map((right) => ({ right, away: slips(word, right, most) }))
  const least = Math.min(...near.map(({ away }) => away))
  if (least > most) return undefined
  const nearest = near.filter(({ away }) => away === least).map(({ right }) => right)
  if (nearest.some((right) => isOtherForm(word, right, least))) return undefined
  // "Lintel" and "lintels" are one word.
  const [first = '', ...others] = nearest.toSorted((a, b) => a.length - b.length)
  if (others.some((other) => wordStems(other)[0] !== wordStems(first)[0])) return undefined
  // Of four letters one may be missing or two may have changed places.
  return word.length > WORDS_MIN || first.length > word.length || isTurned(word, first)
    ? { meant: first, away: least }
    : undefined
}

/** "Removal" beside "removed", "profiled" beside "profile": a good word with another end. */
const isOtherForm = (word: string, right: string, away: number) =>
  word.startsWith(right) || (away === 2 && right.startsWith(word.slice(0, -2)))

const isTurned = (word: string, other: string) => [...word].sort().join('') === [...other].sort().join('')

export type Slip = { written: string; meant: string; away: number }

/** Reads a text with misspelt words of the trade as they are meant. @param good the stems of other words that are near to them, and right */
export function spelledBeside(good: ReadonlySet<string>) {
  const meant = memoize((word) => (good.has(wordStems(word)[0] ?? '') ? undefined : nearTo(word)))
  return memoize((text): { text: string; slips: readonly Slip[] } => {
    const found: Slip[] = []
    const right = text.replace(/(?<![\p{L}\d])[a-z]{4,20}(?![\p{L}\d])/giu, (word) => {
      const said = meant(word.toLowerCase())
      if (!said) return word
      found.push({ written: word, ...said })
      return word === word.toUpperCase() ? said.meant.toUpperCase() : said.meant
    })
    return { text: right, slips: found }
  })
}

export const spelled = spelledBeside(
  new Set(
    [GOOD_WORDS, ...Object.values(KNOWN_WORDS), ...Object.values(KNOWN_OF_ITEMS)].flatMap((words) =>
      words.split(' '),
    ),
  ),
)
