import { workItem } from '#domain/rates/work-items.ts'
import { listedItem, type WorkItemId } from '#domain/rates/work-sections.ts'
import { anyWord } from '../any-word.ts'
import { type LineWords, plain } from './line-words.ts'

/** Work on what stands, by others, or other than usual: no rate of ours is for it. */
const OTHER_WORK = anyWord`
  take down, taking down, demolish, demolition, dismantl\w*
  break(?:ing)? (?:down|up(?! (?:hard )?rock)), cut(?:ting)? openings?, hack(?:ing)? off, make good
  making good, repairs?, repair(?:ed|ing), replac(?:e|ing|ement)
  re-?(?:paint|decorat|fix|lay|hang|instat)(?:e|es|ed|ing|ion|ement)?
  (?<!\b(?:in|on|new and) )existing, temporary(?! (?:spoil|heap|stock))
  to be (?:removed|demolished|re-?used|taken down), omit, circular, curved, ditto
  extra over for(?! ridge), (?<!(?:built|fixed) (?:in)?to (?:the )?)reveals?, carriage
  (?:labour|fix(?:ing)?|supply|lay(?:ing)?) only, labour (?:for|to|in|cost), workmanship, supplied by
  provided by (?:client|employer|others), by others, mirror, risers?`
/** Of the ground what is there is removed by all that is done. */
const REMOVAL =
  /\b(?:remov(?:e|al|ing)(?! of form)|tak(?:e|ing) out|scrap(?:e|ing) off|strip(?:ping)? (?:off|out))\b/
/** What a heading says of all lines below it. */
const OTHER_HEADINGS = anyWord`
  alterations?, demolitions?(?! (?:and|&|\/) (?:site )?clear), extra over, rates? only, free issue
  not (?:in|part of)(?: (?:the|this))? (?:contract|bill), by others, nominated, repairs?, maintenance
  (?<!new and )existing, dayworks?, omissions?, deduct(?:ion)?s?, alternatives?
  (?:provisional|prime cost|p\.?c\.?) sums?, (?:labour|supply|fix(?:ing)?) only, labour rates?
  supply of (?:all )?materials
  (?:client|employer|owner).s (?:direct )?(?:purchases?|supply|supplies|materials?), workmanship
  by (?:the )?(?:client|employer|others)`
/** At the beginning of a heading, which says it of all lines below. */
const OTHER_HEADING = new RegExp(`(?:^| / )[^/]{0,25}${OTHER_HEADINGS.source}`)

/** The words that make a line other work than our items, of which it then asks. */
export function otherWork({ text, above }: LineWords, item: WorkItemId | undefined): string | undefined {
  const isGround = item !== undefined && listedItem(item).section === 'excavating'
  return (text.match(OTHER_WORK) ??
    (isGround ? null : text.match(REMOVAL)) ??
    above.match(OTHER_HEADING))?.[0]
}

const BOUGHT = /\b(?:supply|supplied|materials?) (?:to \w+ )?only\b|\bdelivered to\b|\bfixing not required\b/
/** Whether a line says that nothing is done with what it asks for. */
export const isBought = (text: string): boolean => BOUGHT.test(text)

/** What makes a thing dearer or cheaper than the usual one. */
const SPECIAL = new RegExp(
  anyWord`
  sulphate.?resist\w*, water\s?-?proof\w*, weather\s?-?proof\w*, fire.?(?:rated|resist\w*|check|proof)
  (?:half|one|two|1|2|\d0)[- ](?:hour|hr|min(?:ute)?)s?, lead.?lined, sound.?proof\w*
  bullet.?proof\w*, flame.?proof\w*, explosion.?proof\w*, post.?tension\w*, pre\s?-?stress\w*, pumped
  light\s?-?weight, aerated, foam(?:ed)? concrete, fibre.reinforced, anti.?slip, non.?slip
  slip.?resist\w*, acid.?(?:proof|resist\w*), heavy.?duty, tapered, tapering, batter(?:ed|ing), raking
  domed?, arch(?:ed|es), fair.?faced?, epoxy\w*, galvani[sz]ed, cast.?iron, hdpe, grp, fibre.?glass
  marble, teak, mahogany, iroko, formica, laminat\w+, double.?glaz\w+, tempered, toughened
  motori[sz]ed, automatic, sensor, remote, emergency, solar, stainless, left in
  (?:two|three|double|2|3) layers?, narrow widths?, (?:to|on) plaster ?board, raised (?:access )?floor
  floor.?(?:mounted|box), unequal, pairs? of (?:\w+ )?doors?, ^pairs? (?:\w+ )?doors?
  (?:ground ?)?water (?:level|table), below (?:ground ?)?water, running sand, (?:in|under) water
  water.?logged, swamp\w*, marsh\w*, (?:two|three|four|2|3|4) (?:chamber|compartment)s?
  moisture.?resist\w*, usb, dropped, coved, prefabricat\w*, patent, proprietary, engineering bricks?
  second (?:quality|grade), brass, in plastic, plastic (?:inspection )?(?:chamber|manhole)
  polypropylene, designed mix, small quantities, (?:two|2).?way, intermediate, extra over
  (?:in|on) existing, fan (?:regulators?|blades?), (?:first|second|1st|2nd|final) fix
  laid (?:on (?:flat|edge)|dry), double.?(?:swing|action), (?<=\bwc\b.*)wall.?hung`,
  'g',
)
/** "Exceeding 4.50 m high": props that are no longer the usual ones. */
const HIGH =
  /\b(?:strut|prop|height|high)\w*\b[^;]*(?:(?<!not )exceeding|over|above) (?:3\.[5-9]\d?|[4-9](?:\.\d+)?|\d\d(?:\.\d+)?) ?m\b|(?<!exceeding )(?<![\d.])(?:[4-9](?:\.\d+)?|\d\d(?:\.\d+)?) ?m (?:high|above|over)\b/
/** What a line has in it besides. */
const WITH = /\b(?:includ\w+|incl\.?|inclusive of|complete with|together with|as well as|c\/w)([^;.]*)/g
const PARTS = new RegExp(
  anyWord`
  formwork, shutter\w*, reinforcement, bars, rods, plaster\w*, render\w*, paint\w*, til(?:es|ing)
  screed\w*, excavat(?:e|ion|ing)\b, iron\s?mongery, locks?, frames?, architraves?, varnish\w*
  insulation, wiring, cables?, conduits?, switch\w*, blinding, hardcore, purlins?, nogg?ings?
  truss\w*, stand, pump, earth(?:ing)?, solignum`,
  'g',
)
/** The same behind "and" or "with", but not as what it is done to. */
const AND = new RegExp(
  `\\b(?:with|and|plus|also|&) (?:(?!(?:to|on|of|for|from|over|under|in|receive)\\b)\\S+ ){0,2}(${PARTS.source})`,
  'g',
)

/** What is fixed by itself: two of them in one line are two works. */
const FIXTURES = new RegExp(
  anyWord`
  wc, w\.c, water closet, whb, basins?, sinks?, showers?, baths?(?! ?rooms?), bath ?tubs?, urinals?
  bidets?, water heaters?, fans?, extinguishers?, hose reels?`,
  'g',
)
/** What a fixture is called besides. */
const NAMED: Readonly<Partial<Record<WorkItemId, RegExp>>> = { wc: /^w|closet/, 'wash-basin': /whb|basin/ }

/** "(frame, lock and hinges)": a list of parts. */
const LISTS = /\(([^()\d]*(?:,|&|\+|\/|\band\b)[^()\d]*(?:,|&|\+|\/|\band\b)[^()\d]*)\)/g

/** The words of a line that the usual rate of an item is not for. */
export function specials({ text }: LineWords, item: WorkItemId): string[] {
  const besides = [...text.matchAll(WITH)].flatMap(([, what = '']) => what.match(PARTS) ?? [])
  besides.push(...[...text.matchAll(AND)].flatMap(([, part]) => part ?? []))
  besides.push(
    ...[...text.matchAll(LISTS)].flatMap(([, list = '']) =>
      list.split(/,|&|\+|\/|\band\b/).map((part) => part.trim()),
    ),
  )
  besides.push(...(text.match(FIXTURES) ?? []).filter((fixture) => !NAMED[item]?.test(fixture)))
  return [...new Set([...unlike(besides.filter(Boolean), item), ...dearer(text, item)])]
}

/** What makes a thing dearer or cheaper than an item is. */
export const dearer = (text: string, item: WorkItemId): string[] => [
  ...unlike(text.match(SPECIAL) ?? [], item),
  ...(text.match(HIGH)?.slice(0, 1) ?? []),
]

/** Words that an item does not say of itself. */
const unlike = (words: readonly string[], item: WorkItemId): string[] =>
  words.filter((word) => !ownText(item).includes(joined(stem(word))))

const ownTexts = new Map<WorkItemId, string>()

/** What an item says of itself, without blanks. */
function ownText(item: WorkItemId): string {
  const known = ownTexts.get(item)
  if (known !== undefined) return known
  const { description, choices } = workItem(item)
  const labels = Object.values(choices).flatMap(({ options }) =>
    Object.values(options).map(({ label }) => label),
  )
  const said = [listedItem(item).title, description, ...labels].join(' ')
  const own = joined(
    plain(said).replaceAll('excavate', 'excavation excavate').replaceAll('render', 'render plaster'),
  )
  ownTexts.set(item, own)
  return own
}

/** "Frames", "plastering", "water-proof": as an item may say it otherwise. */
const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '')
const joined = (text: string) => text.replaceAll(/[\s-]/g, '')
