import type { Material } from '#domain/materials/material.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import { specificationOf } from '#domain/materials/specification.ts'
import { MARKET_MATERIAL_IDS, MARKET_MATERIALS } from '#domain/rates/market-materials.ts'
import { resource as resourceOf } from '#domain/rates/resources.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { listedItem, type WorkItemId } from '#domain/rates/work-sections.ts'
import type { BillLine } from '../bill-schema.ts'
import { IN_ROW } from '../line-of-row.ts'
import { inFull } from './abbreviations.ts'
import { doubtsAbove } from './headings.ts'
import { leftOver, secondSizes } from './left-over.ts'
import { type LineWords, lineWords, plain } from './line-words.ts'
import type { LineMatch, PricedAs } from './match-schema.ts'
import { isBought, otherWork, specials } from './other-work.ts'
import type { Read, Rule } from './rule.ts'
import { RULES } from './rules.ts'
import { type Slip, spelled } from './spelling.ts'
import { strangeOfMaterial, strangeWords } from './strange-words.ts'
import { unitFit } from './unit-fit.ts'
import { wordStems } from './word-stems.ts'

/** "Gloss paint to burglary bars": what is painted is not what is asked for. */
const PAINT_ON =
  /^(?:prepare|apply|knot|prime|paint)\b.*\b(?:paint|coats?)\b|^(?:\S+ ){0,4}paint(?:ing)? (?:to|on)\b/
const PAINTS: ReadonlySet<WorkItemId> = new Set([
  'painting',
  'painting-gloss',
  'textured-coating',
  'wood-preservative',
])
const PAINT_RULES = RULES.filter(({ item }) => PAINTS.has(item))

export type LineToMatch = Pick<BillLine, 'text' | 'preamble' | 'section' | 'unit' | 'kind'> &
  Partial<Pick<BillLine, 'written'>>

const ask = (why: string[], guesses: PricedAs[] = []): LineMatch => {
  const [as = null, ...others] = guesses
  return { level: 'ask', as, others: others.slice(0, 4), why }
}

/** What a line of a bill is, and how sure that is. Pure: nobody's decisions are in it. */
export function matchLine(line: LineToMatch): LineMatch {
  const slips: Slip[] = []
  const right = (said: string) => {
    const read = spelled(inFull(said))
    slips.push(...read.slips.filter(({ written }) => slips.every((slip) => slip.written !== written)))
    return read.text
  }
  const match = matchSpelled({
    ...line,
    text: right(line.text),
    preamble: right(line.preamble),
    section: line.section.map(right),
    ...(line.written !== undefined && { written: right(line.written) }),
  })
  if (slips.length === 0 || match.as === null) return match
  const why = [...match.why, ...slips.map(({ written, meant }) => `“${written}” read as “${meant}”`)]
  return { ...match, why, level: match.level === 'sure' && !slips.every(isPlain) ? 'likely' : match.level }
}

/** A long word with one slip has no other meaning. */
const isPlain = ({ away, written }: Slip) => away === 1 && written.length >= PLAIN_MIN
const PLAIN_MIN = 7

function matchSpelled(line: LineToMatch): LineMatch {
  if (line.kind === 'lump') return ask(['One sum: it has no quantity to price'])
  if (line.kind === 'provisional') return ask(['A provisional sum stays as it is'])
  if (line.kind === 'percentage') return ask(['A percentage of other sums'])
  const words = lineWords(line)
  if (isSchedule(line)) return materialMatch(line) ?? ask(['Only to buy, and no material of ours'])
  const bought = isBought(words.text) ? materialMatch(line) : undefined
  if (bought) return bought
  const rules = PAINT_ON.test(words.text) ? PAINT_RULES : RULES
  const found = rules.flatMap((rule) => candidate(rule, words, line) ?? [])
  if (found.length === 0)
    return byHeading(line) ?? materialMatch(line) ?? ask(['We have no work item like it'])
  const fitting = found.filter((each) => each.as !== undefined)
  if (fitting.length === 0 && line.unit.known !== null && PACKS.has(line.unit.known)) {
    const packed = materialMatch(line)
    if (packed) return packed
  }
  if (fitting.length === 0)
    return ask([
      `${titleOf(found[0]?.item)} is measured in ${unitOf(found[0]?.item)}, this is in ${line.unit.written || 'no unit'}`,
    ])
  const best = fitting.toSorted(
    (one, two) => Number(two.isOwn) - Number(one.isOwn) || one.missing.length - two.missing.length,
  )
  const [first, second] = best
  if (!first?.as) return ask(['We have no work item like it'])
  const others = best.slice(1, 5).flatMap(({ as }) => as ?? [])
  const why = [`Says ${first.said.join(', ')}: ${titleOf(first.item)}`, ...first.why]
  const other = otherWork(words, first.item)
  if (other) return ask([...why, `“${other}” is different work from ours`], [first.as, ...others])
  const likely = (because: string): LineMatch => ({
    level: 'likely',
    as: first.as ?? null,
    others,
    why: [...why, because],
  })
  if (first.missing.length > 0) return likely(`Does not say ${first.missing.join(', ')}`)
  const odd = specials(words, first.item)
  if (odd.length > 0) return likely(`Ours is not for “${odd.join('”, “')}”`)
  const above = doubtsAbove(words, first.item)
  if (above.length > 0) return likely(`“${above.join('”, “')}” stands above it`)
  const strange = strangeWords(words, first.item)
  if (strange.length > 0) return likely(notKnown(strange))
  const left = leftOver(words, line.text, first.as)
  if (left.length > 0) return likely(`Does not account for “${left.join('”, “')}”`)
  if (second && second.missing.length === 0 && second.item !== first.item)
    return likely(`Could also be ${titleOf(second.item)}`)
  return { level: 'sure', as: first.as, others: [], why }
}

const notKnown = (words: readonly string[]) => `Such lines do not say “${words.join('…”, “')}…” otherwise`

/** A size says where it is, too; more words are of another thing. */
const SIZE_WORDS_MAX = 6

/** What a size alone is: "110 mm diameter" below "uPVC soil pipes". Nearly certain at the most, as other things may stand between them. */
function byHeading(line: LineToMatch): LineMatch | undefined {
  const heading = line.preamble.split('\n').at(-1)?.trim()
  if (!heading || heading.startsWith(IN_ROW) || wordStems(line.text).length > SIZE_WORDS_MAX) return undefined
  const match = matchSpelled({ ...line, text: `${heading}; ${line.text}`, preamble: '' })
  if (match.as?.kind !== 'work' || match.level === 'ask') return undefined
  return { ...match, level: 'likely', why: [...match.why, 'The words above say what it is'] }
}

const titleOf = (item: WorkItemId | undefined) => (item ? listedItem(item).title : 'Nothing')
const unitOf = (item: WorkItemId | undefined) => (item ? listedItem(item).unit : 'nothing')

/** What a ditto says itself takes the place of what it repeats. */
function readBy({ read }: Rule, words: LineWords, all: string): Read {
  const { own } = words
  const text = own ? `${own}; ${words.text}` : words.text
  const whole = read?.({ ...words, text, all }) ?? {}
  const itself = own ? read?.({ ...words, text: own, above: '', place: '', nearest: '', all }) : undefined
  return {
    ...whole,
    ...(itself?.item && { item: itself.item }),
    choices: { ...whole.choices, ...itself?.choices },
    factors: { ...whole.factors, ...itself?.factors },
  }
}

function candidate(rule: Rule, words: LineWords, line: LineToMatch) {
  const { text, above, place } = words
  const all = `${text} / ${place} / ${above}`
  const says = text.match(rule.says)
  if (!says || rule.not?.test(text) || rule.notAbove?.test(above)) return undefined
  const beside = rule.with ? (text.match(rule.with) ?? above.match(rule.with)) : undefined
  if (rule.with && !beside) return undefined
  const { item = rule.item, choices, factors, missing = [] } = readBy(rule, words, all)
  const fit = unitFit(line.unit.known, listedItem(item).unit, words)
  // What somebody says of a factor that the item does not have is not said of it.
  const known = Object.fromEntries(
    Object.entries(factors ?? {}).filter(([id]) => id in workItem(item).factors),
  )
  const as = fit && {
    kind: 'work' as const,
    item,
    choices: choices ?? {},
    factors: known,
    perUnit: fit.perUnit,
  }
  return {
    item,
    as,
    /** Whether what a ditto says itself is of this item, and not what it repeats alone. */
    isOwn: words.own !== undefined && rule.says.test(words.own),
    missing: [
      ...missing,
      ...(fit && !fit.said ? ['its width for sure'] : []),
      ...(line.unit.known === 'set' && item.startsWith('door-') ? ['what is in its set'] : []),
    ],
    said: [...new Set([says[0], beside?.[0] ?? says[0]])].map((word) => `“${word.trim()}”`),
    why: fit?.why ? [fit.why] : [],
  }
}

const BY_SPECIFICATION = new Map(
  MARKET_MATERIAL_IDS.map((id) => [MARKET_MATERIALS[id].specification as string, id]),
)

/** Units that things are bought in. */
const PACKS: ReadonlySet<string> = new Set([
  'bag',
  'length',
  'sheet',
  'roll',
  'carton',
  'trip',
  'bucket',
  'bundle',
])

const SCHEDULE =
  /^\W*materials?\b(?!.*\b(?:workmanship|labour|fixing|shall|must|to be (?:of|used)|comply)\b)|\b(?:schedule|list) of (?:\w+ )?materials\b|\bmaterials? (?:schedule|list)\b|\b(?:supply|supplies|purchases?|materials?) only\b/i
const isSchedule = ({ section, preamble }: LineToMatch) =>
  [...section, ...preamble.split('\n')].some((said) => SCHEDULE.test(said))

const MEASURED: ReadonlySet<string> = new Set(['m', 'm2', 'm3'])

/** What a line says that a material may be of, and ours is not: softwood. */
const otherKinds = (text: string, { parameters }: Material, ours: string): string[] =>
  parameters
    .flatMap(({ values = [] }) => values)
    .filter((value) => typeof value === 'string' && new RegExp(`\\b${value}\\b`).test(plain(text)))
    .filter((value) => !plain(ours).includes(`${value}`))
    .map(String)

/** What is bought and not built: the lines of a schedule of materials. */
function materialMatch(line: LineToMatch): LineMatch | undefined {
  const unit =
    ({ bag: 'bags', t: 'tonnes', m: 'm', m2: 'm2', m3: 'm3' } as const)[line.unit.known as 'bag'] ?? 'nr'
  if (line.unit.known === null || line.unit.known === 'item') return undefined
  const { material, parameters, comparable, evidence } = readOffer({ name: line.text, unit })
  if (!material || material.type === 'Labour') return undefined
  const resource = BY_SPECIFICATION.get(specificationOf(material, parameters)?.id ?? '')
  if (!resource) return undefined
  const holds = MARKET_MATERIALS[resource].holds
  if (!comparable) return ask([`${material.name}: how much is in one ${line.unit.written}?`])
  const as: PricedAs = { kind: 'material', resource, perUnit: comparable.quantity / holds }
  const names = [resourceOf(resource).name, material.name, ...material.names]
  const kinds = otherKinds(line.text, material, resourceOf(resource).name)
  const sizes = secondSizes(line.text, [...names, ...evidence.map(({ text }) => text)])
  const strange = strangeOfMaterial(line.text, names)
  // What is measured may be work below a heading that bought before.
  const isListed = line.unit.known === 'bag' || (isSchedule(line) && !MEASURED.has(line.unit.known))
  return {
    level: isListed && strange.length === 0 && sizes.length === 0 && kinds.length === 0 ? 'sure' : 'likely',
    as,
    others: [],
    why: [
      `${material.name}, to buy`,
      ...(sizes.length > 0 ? [`Says a second size: ${sizes.join(', ')}`] : []),
      ...(kinds.length > 0 ? [`Ours is not of ${kinds.join(', ')}`] : []),
      ...(strange.length > 0 ? [notKnown(strange)] : []),
    ],
  }
}
