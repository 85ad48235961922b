import { listedItem, WORK_ITEM_IDS, type WorkItemId } from '#domain/rates/work-sections.ts'
import { anyWord } from '../any-word.ts'
import { GOODS, NO_NEW_WORK } from '../heading-words.ts'
import { KNOWN_OF_ITEMS, KNOWN_WORDS } from './known-words.ts'
import { type LineWords, mixOf } from './line-words.ts'
import { memoize } from './memoize.ts'
import { dearer } from './other-work.ts'
import { ANYWHERE, itemWords } from './strange-words.ts'
import { wordStems } from './word-stems.ts'

/** What headings call trades, buildings and their parts, beyond the words of work itself. */
const TRADES = `substructure superstructure structure frame framing foundation excavation earthwork groundwork concretor mason masonry walling
 carpenter joiner joinery plumbing plumber pipework mechanical electrical electrician electricity drainage sewage sewerage finishing decorator glazier glazing
 metalwork steelwork ironmongery services external fencing sanitary fittings fixtures appliances lighting power wiring landscaping clearance preparation
 boundary staircase opening civil sundries structural floor element canopy forecourt substr superstr
 building house block hall office classroom laboratory clinic school hostel quarters residence duplex bungalow flat apartment mosque church chapel parsonage shop stall
 library hotel hospital ward toilet kitchen room lodge gatehouse storey wing annex`
const anywhere = new Set(wordStems(ANYWHERE))
const TRADE_WORDS: ReadonlySet<string> = new Set([
  ...[
    ...WORK_ITEM_IDS.flatMap((id) => [...itemWords(id)]),
    ...[...Object.values(KNOWN_WORDS), ...Object.values(KNOWN_OF_ITEMS)].flatMap((words) => words.split(' ')),
  ].filter((word) => !anywhere.has(word)),
  ...wordStems(TRADES),
])

const PRECAST = /\b(?:pre-?\s?cast)\b/

/** That the work is done, and not only the goods brought. */
const DONE = anyWord`
  fix\w*, install\w*, la(?:y|id|ying), plac(?:ed?|ing), build(?!ing)\w*, built, erect\w*, construct\w*
  hang\w*, hung, appl(?:y|ied), cast\w*, pour\w*, spread\w*, bed(?:ded|ding), planted, connect\w*
  compact\w*, ramm\w*, nail\w*`
/** What a clause asks of the contractor is no heading: "materials shall be to B.S.". */
const CLAUSE =
  /\b(?:shall|must|should|is to|are to|to comply|(?:rates|prices) to|contractor (?:is|will))\b|^(?=.{80}).*\b(?:to be|includ\w*)\b/

/** What a row says of an item that is not to be built new. */
const NOT_NEW = /\bexisting\b|(?:^|; )(?:done|complete|completed|cancelled|deleted|old|nil|n\/a)(?:$|;)/

/** What a heading says against what stands below it; a clause says nothing. */
type Doubts = { general: readonly string[]; ofGoods: readonly string[]; ofCast: readonly string[] }

const doubtsIn = memoize((heading): Doubts => {
  const first = (words: RegExp) => heading.match(words)?.slice(0, 1) ?? []
  if (CLAUSE.test(heading)) return { general: [], ofGoods: [], ofCast: [] }
  return {
    general: NO_NEW_WORK.flatMap(first),
    ofGoods: DONE.test(heading) ? [] : first(GOODS),
    ofCast: first(PRECAST),
  }
})

/** Whether what stands above a line names no trade that we know, nor says that it is done. */
const isOfNoTrade = memoize(
  (above) =>
    above !== '' &&
    !DONE.test(above) &&
    mixOf(above) === undefined &&
    !wordStems(above).some((word) => TRADE_WORDS.has(word)),
)

/** What stands above a line and is of other work than ours, or of none. */
export function doubtsAbove(words: LineWords, item: WorkItemId): string[] {
  const { above, nearest, own, place, text } = words
  const isDone = DONE.test(own ?? text)
  const isCast = listedItem(item).section === 'concrete'
  const said = [place, ...above.split(' / ')]
    .map(doubtsIn)
    .flatMap(({ general, ofGoods, ofCast }) => [
      ...(isDone ? [] : ofGoods),
      ...general,
      ...(isCast ? ofCast : []),
    ])
  return [
    ...said,
    ...(place.match(NOT_NEW)?.slice(0, 1) ?? []),
    ...(isOfNoTrade(above) && !isDone ? [nearest] : []),
    ...dearer(nearest, item),
  ]
}
