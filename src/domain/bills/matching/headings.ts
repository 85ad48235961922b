import { listedItem, WORK_ITEM_IDS, type WorkItemId } from '#domain/rates/work-sections.ts'
import { KNOWN_OF_ITEMS, KNOWN_WORDS } from './known-words.ts'
import { type LineWords, mixOf } from './line-words.ts'
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

/** What is said of goods and not of work. */
const GOODS =
  /\b(?:deliver\w*|suppl(?:y|ies|ied)|procur\w*|purchas\w*|bought|buys?|(?:to|will) buy|requisition\w*|orders?|stocks?|stock.?pil\w*|goods|haul\w*|transport\w*|carriage|lorry|spares?|loose|vouchers?|invoices?|issued?|inventory|hand(?:ing|ed) over|(?:market|factory|unit|current) prices|prices (?:of|for|at|as)|prices$|in (?:store|(?:\w+ )?yard|stock)|materials? (?:at|on|for|to|required|needed)|materials$|list of|from (?:the )?(?:\w+ )?(?:market|factory|depot|dealers?)|payments?|consumables)\b/
/** By whom, where it is not the contractor; and by the hour. */
const HANDS =
  /\b(?:labours?|labourers?|gangs?|artisans?|helpers?|workm\w+|task work|man.?hours?|man.?days?|dayworks?|day rates?|attendances?|specialists?|nominated|(?:domestic )?sub-?\s?contract\w*|by others|clients?(?! to (?:confirm|choose|approve|select))|owners?|landlords?|tenants?|employers?|purchasers?|(?:other|previous|first|former|outgoing|defaulting) contractors?|direct labour|self.?help|tradesm\w+|wages|charges)\b/
/** What serves the work and is no part of it. */
const MEANS =
  /\b(?:hir(?:e|ed|ing)|equipment (?:rates|hire|on|for)|plant(?! ?ing)|tools|scaffold\w*|temporar\w*|site (?:office|accommodation|establishment)|hoardings?|mobili[sz]ation|preliminar\w*|samples?|mock.?ups?|tests?|testing|trial|stand(?:ing)? time)\b/
/** What is not asked for, or not for sure. */
const UNSURE =
  /\b(?:omit(?:ted)?|omissions?|credits?|deduct\w*|deletions?|no longer|not (?:to be|for|in|part|priced|required)|excluded|cancelled|for information|information only|comparison|compar(?:ed?|ative)|alternatives?|option(?:s|al|ally)?|contingen\w*|break-?\s?down|analysis|build-?\s?up of|rates? (?:for|of|only)|in (?:lieu|place) of|prime cost|outside (?:the|this) contract|disputed|abandoned|paid|budget|if (?:required|ordered|instructed))\b/
/** What is done to what stands. */
const STANDING =
  /\b(?:executed|already|defects?|defective|snag\w*|remedial|renewals?|renew(?:ed|ing)?|replac\w*|repair\w*|reinstat\w*|relocat\w*|(?<=^)remov\w*|removal of|salvag\w*|re-?us(?:e|ed|ing|able)|demolition(?! (?:and|&|\/) (?:site )?clear)|second.?hand|strengthen\w*|underpin\w*|dismantl\w*|strip(?:ping)? out|tak(?:e|ing) (?:down|out|off|up)|convert\w*|insurance|damag\w*|mainten\w*|redecorat\w*|repaint\w*|occupied|mak(?:e|ing) good|touch(?:ing)?.?up|striking|cleaning|rehabilitat\w*|refurbish\w*)\b/
/** What is built in another way than ours is. */
const OTHERWISE =
  /\b(?:pil(?:es?|ing)(?! caps?)|swimming|pools?|bore\s?-?holes?|tremie|under\s?water|plum|cyclopean|no.?fines|dry.?stack\w*|stabili[sz]ed|hydraform|dewater\w*|(?:gypsum|lime|spray|acoustic|bar(?:ium|ite)) plaster\w*|ready.?mix\w*)\b/
const PRECAST = /\b(?:pre-?\s?cast)\b/

/** That the work is done, and not only the goods brought. */
const DONE =
  /\b(?:fix\w*|install\w*|la(?:y|id|ying)|plac(?:ed?|ing)|build(?!ing)\w*|built|erect\w*|construct\w*|hang\w*|hung|appl(?:y|ied)|cast\w*|pour\w*|spread\w*|bed(?:ded|ding)|planted|connect\w*|compact\w*|ramm\w*|nail\w*)\b/
/** What a clause asks of the contractor is no heading: "materials shall be to B.S.". */
const CLAUSE =
  /\b(?:shall|must|should|is to|are to|to comply|(?:rates|prices) to|contractor (?:is|will))\b|^(?=.{80}).*\b(?:to be|includ\w*)\b/

/** What a row says of an item that is not to be built new. */
const NOT_NEW = /\bexisting\b|(?:^|; )(?:done|complete|completed|cancelled|deleted|old|nil|n\/a)(?:$|;)/

const GENERAL = [HANDS, MEANS, UNSURE, STANDING, OTHERWISE]

/** What stands above a line and is of other work than ours, or of none. */
export function doubtsAbove(words: LineWords, item: WorkItemId): string[] {
  const headings = [words.place, ...words.above.split(' / ')].filter((said) => !CLAUSE.test(said))
  const isDone = DONE.test(words.own ?? words.text)
  const isCast = listedItem(item).section === 'concrete'
  const said = headings.flatMap((heading) => [
    ...(isDone || DONE.test(heading) ? [] : (heading.match(GOODS)?.slice(0, 1) ?? [])),
    ...GENERAL.flatMap((doubt) => heading.match(doubt)?.[0] ?? []),
    ...(isCast ? (heading.match(PRECAST)?.slice(0, 1) ?? []) : []),
  ])
  const isOfNoTrade =
    words.above !== '' &&
    !DONE.test(words.above) &&
    mixOf(words.above) === undefined &&
    !wordStems(words.above).some((word) => TRADE_WORDS.has(word))
  said.push(...(words.place.match(NOT_NEW)?.slice(0, 1) ?? []))
  if (isOfNoTrade && !isDone) said.push(words.nearest)
  return [...said, ...dearer(words.nearest, item)]
}
