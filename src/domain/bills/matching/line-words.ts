import type { BillLine } from '../bill-schema.ts'
import { differenceOf } from '../full-text.ts'
import { IN_ROW } from '../line-of-row.ts'
import { inFull } from './abbreviations.ts'
import { memoize } from './memoize.ts'

/** What a line says and what is said above it, in one spelling: rules read these and no other text. */
export type LineWords = {
  /** The line's own description, with the beginning of its sentence where that stands above it. */
  text: string
  /** What a line that begins with "ditto" says itself. */
  own?: string | undefined
  /** Preamble and sections, the nearest first. */
  above: string
  /** What its row says besides, such as where in the building it is. */
  place: string
  /** The nearest of these. */
  nearest: string
}

type Said = Pick<BillLine, 'text' | 'preamble' | 'section'> & Partial<Pick<BillLine, 'written'>>

export function lineWords({ text, preamble, section, written = '' }: Said): LineWords {
  const headings = preamble.split('\n')
  const located = headings.find((said) => said.startsWith(IN_ROW))
  const above = [...headings.filter((said) => said !== located).toReversed(), ...section.toReversed()].filter(
    Boolean,
  )
  const nearest = above[0]?.trim() ?? ''
  const begun = BEGINS.test(nearest) ? `${nearest} ` : ''
  const own = differenceOf(written)
  return {
    own: own && itself(own),
    text: itself(begun + text),
    above: above.map(itself).join(' / '),
    place: plain(located?.slice(IN_ROW.length) ?? ''),
    nearest: plain(nearest),
  }
}

/** "Sawn formwork to:" goes on with what stands below it. */
const BEGINS = /\b(?:to|in|on|for|of)\s*[:;-]*$/i

/** What a line leaves to others, and how it is placed, is not what it is. */
const ASIDES = [
  // What a preamble asks of the contractor in general.
  /\bthe contractor (?:shall|is|will|must)\b[^.;]*[.;]/g,
  /\b(?:rates?|prices?) (?:shall |are |is )?to include for all conditions\b[^.;]*[.;]/g,
  /\bexcluding\b(?:[^;:./]|\.(?=\d))*/g,
  /\bnot (?:to be )?(?:filled|reinforced|rendered|plastered|painted|treated)\b/g,
  /\b(?:filled|poured|placed|cast) into (?:\w+ )?form\s?work\b(?: and (?:\w+ )?(?:packed|vibrated|rammed) (?:a)?round (?:the )?(?:reinforcement|bars)(?: \([^)]*\))?)?/g,
]
const itself = memoize((text) =>
  ASIDES.reduce((said, aside) => said.replaceAll(aside, ''), plain(text)).trim(),
)

/** Small letters; fractions, primes, inches and multiplication signs as one kind of each. */
export const plain = memoize((text) =>
  inFull(oneSpelling(text))
    .replace(/\b(\d{2,4})\s+(?=(?:thick|wide|high|girth|dia(?:meter)?)\b)/g, '$1mm ')
    .replace(BARE, (figure) => (SIZES.has(Number(figure)) ? `${figure}mm` : figure)),
)

/** Figures that stand alone: "Screed 50", "225 hollow block". What is counted has its word, and a grade its own. */
const BARE =
  /(?<![\w.,:/+-])(?<![x:/+] )(?<!\b(?:grade|class|designation|type|item|ref|nos?|nr|page|bill|clause|section|drawing|room|block|m|c)\.? )\d{2,3}(?=$|[\s,;)])(?! ?(?:x|mm|cm|m\b|m[23²³]|nr|nos?\b|kg|%|[avwlg]\b|amps?|watts?|gauge|mic|deg|years?|yrs|days?|min|hours?|sq|pairs?|ways?|gangs?|cores?|lit|pcs|persons?|points?|courses|panes|trees|doors|windows|poles|holes|trips|bags|pieces))/g
/** Usual ones in millimetres. */
const SIZES: ReadonlySet<number> = new Set([
  10, 12, 15, 16, 19, 20, 25, 30, 32, 38, 40, 50, 60, 65, 75, 80, 100, 110, 125, 150, 200, 225, 230, 250, 300,
])

const SIZES_IN_WORDS: Readonly<Record<string, number>> = {
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  sixteen: 16,
  twenty: 20,
  'twenty-five': 25,
}

const oneSpelling = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(
      /\b(six|eight|ten|twelve|sixteen|twenty(?:-five)?)[\s-](?=mm\b|millimet)/g,
      (_, size) => `${SIZES_IN_WORDS[size]}`,
    )
    .replace(/(\d)\s*1\/2/g, '$1.5')
    .replace(/[”“"]|''|\binch(?:es)?\b|(?<=\d\s?)in\.|(?<=\d)in\b/g, 'inch')
    .replace(/(\d)\s*(?:[x×*]|by(?=[\s\d]))\s*(?=\d)/g, '$1x')
    .replace(/(\d)\s*(mm|cm|inch|ft)\s*[x×*]\s*(?=\d)/g, '$1$2x')
    .replace(/millimet(?:re|er)s?/g, 'mm')
    .replace(/(\d)\s+(mm|inch)\b/g, '$1$2')
    .replace(/\s+/g, ' ')
    .replaceAll(' & ', ' and ')
    .trim()

const INCHES: Readonly<Record<string, number>> = {
  0.5: 12,
  0.625: 15,
  0.75: 20,
  1: 25,
  1.5: 38,
  2: 50,
  3: 75,
  4: 100,
  5: 125,
  6: 150,
  9: 225,
}

/** "225mm thick", "9inch", "230mm": millimetres, with the spellings of one thing as one. */
export function thicknessOf(text: string): number | undefined {
  const mm = text.match(/\b(\d{2,3})mm(?!\s*(?:x|aggregate|wide|high|girth|dia|centres))/)
  if (mm) return mm[1] === '230' ? 225 : Number(mm[1])
  const inches = inchesIn(text)[0]
  if (inches !== undefined) return INCHES[inches]
  return undefined
}

/** Every "so many mm" in the order of the text. */
export const millimetres = (text: string): number[] =>
  [...text.matchAll(/\b(\d+(?:\.\d+)?)mm\b(?!\s*aggregate)/g)].map(([, value]) => Number(value))

/** "900 x 2100mm", "1200mm x 1200mm", "2inch x 4inch" in millimetres. */
export function sidesOf(text: string): readonly [number, number] | undefined {
  const found = text.match(/\b(\d+(?:\.\d+)?)(mm|cm|inch|m)?x(\d+(?:\.\d+)?)\s*(mm|cm|inch|m)?(?:x\d|\b)/)
  if (!found) return undefined
  const unit = found[4] ?? found[2] ?? (Number(found[1]) < 13 && Number(found[3]) < 13 ? undefined : 'mm')
  const factor = { mm: 1, cm: 10, inch: 25, m: 1000 }[unit ?? ''] ?? Number.NaN
  const [one, other] = [Number(found[1]) * factor, Number(found[3]) * factor]
  return one > 0 && other > 0 ? [one, other] : undefined
}

/** "1/2inch", "1.5inch", "4inch": inches as they are written, in the order of the text. */
export const inchesIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d./x])(\d+(?:\.\d+)?)(?:\/(\d+))?inch(?!x)/g)].map(
    ([, value, of]) => Number(value) / Number(of ?? 1),
  )

const BARS_IN_INCHES: Readonly<Record<number, number>> = {
  0.25: 6,
  0.375: 10,
  0.5: 12,
  0.625: 16,
  0.75: 20,
  1: 25,
}

/** "y12", "t20", "12mm" of a bar. */
export function diameterOf(text: string): number | undefined {
  const named = text.match(/\b[ytr](6|8|10|12|16|20|25|32)\b/)
  if (named) return Number(named[1])
  const inches = inchesIn(text).map((value) => BARS_IN_INCHES[value])
  return [...millimetres(text), ...inches].find(
    (value) => value && [6, 8, 10, 12, 16, 20, 25, 32].includes(value),
  )
}

/** "1:2:4" wherever parts stand between colons, also as "1 cement : 4 sand : 8 aggregate". */
export function mixOf(text: string): string | undefined {
  const found = text.match(
    /\b1\s*(?:cement)?\s*:\s*(\d+(?:\.\d+)?)\s*(?:sand|fine aggregate)?\s*:\s*(\d+(?:\.\d+)?)/,
  )
  return found ? `1:${Number(found[1])}:${Number(found[2])}` : undefined
}

/** "grade 25", "C25", "25N/mm2", "M-20", "C25/30": the strength of the cylinder or what is called so. */
export function gradeOf(text: string): number | undefined {
  const found = text.match(
    /\bgrade\s*:?\s*[cm]?\s*-?(\d{2})\b|\b[cm]-?(\d{2})(?:\/\d{2})?\b|\b(\d{2})\s*n\/\s*mm/,
  )
  const value = found?.slice(1).find(Boolean)
  return value ? Number(value) : undefined
}

/** Five feet are taken for 1.5 m, as drawings of both do. */
const DEPTHS: Readonly<Record<string, number>> = { mm: 1, ft: 300, feet: 300 }

/** The "maximum depth", or else the largest "not exceeding" or "n deep", in millimetres. */
export function depthOf(text: string): number | undefined {
  const depths = [
    ...text.matchAll(
      /(maximum depth|exceeding|depth|upto|up to|lift)\s*(?:of|not exceeding)?\s*(\d+(?:\.\d+)?)\s*(mm|m|mtr|metres?|meters?)\b(?! (?:in width|wide))/g,
    ),
    ...text.matchAll(/()(\d+(?:\.\d+)?)\s*(mm|m) (?:deep|(?:maximum |total )?depth)\b/g),
    ...text.matchAll(/(exceeding|depth)\s*(?:of|not exceeding)?\s*(\d+(?:\.\d+)?)\s*(ft|feet)\b/g),
  ].map(([, said, value, unit = '']) => ({ said, depth: Number(value) * (DEPTHS[unit] ?? 1000) }))
  const most = depths.filter(({ said }) => said === 'maximum depth')
  const all = (most.length > 0 ? most : depths).map(({ depth }) => depth)
  return all.length > 0 ? Math.max(...all) : undefined
}
