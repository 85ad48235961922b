/** What an item says in full, of which a bill writes the difference to the one before. */

const DITTO =
  /^\W*(?:\(?[a-z0-9]{1,3}\)\s*)?(?:d(?:itto|dt|tto|to)\b|-?\s*do\s*-|do\.|["”〃]{1,2}(?=\s|$))\s*(?:but|;|,|:|-|–)?\s*/i
/** "150mm ditto", "16mm dia. ditto": what differs stands before it. */
const SIZED_DITTO =
  /^\W*((?:[a-z]{0,2}\d+(?!\d)(?:\.\d+(?!\d))?\s*(?:mm|cm|m|"|in\.|inch(?:es)?|gauge|kg)?\s*(?:x\s*)?){1,3}\s*(?:thick|wide|high|deep|diameter|dia\.?|girth|long)?)\s*-?\s*(?:ditto|ddt|do\.?)\b\.?\s*/i
/** "Emulsion ditto to ceilings", "12-way ditto": what differs stands on both sides. */
const MID_DITTO = /\s*([;,]?)[\s-]*\b(?:ditto|ddt)\b[\s;,.]*/gi
/** "1200 x 2100mm", "110mm diameter": what is so large stands before it. */
const SIZE_ALONE =
  /^\W*(?:size\W*)?\d+(?:\.\d+)?\s*(?:mm|cm|m)?(?:\s*[x×]\s*\d+(?:\.\d+)?\s*(?:mm|cm|m)?)*\s*(?:thick|wide|high|deep|diameter|dia|girth|long|bars?)?\W*$/i
const LEADING_DASH = /^[-–—•*]\s*/
const AS_BEFORE = /\bas (?:last|above|before)\b/i

/** "225mm", "1.50m", "12 mm diameter", "225 thick": a figure, its unit and the word of what it measures, of which one is there. */
const SIZE =
  /((?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)?[¼½¾⅛⅜⅝⅞]|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[\s-]*(?:(mm2|mm²|mm|cm|m|"|inch(?:es)?|gauge|kg|gang|way|core|lit(?:re|er)s?|ltrs?|l|w|a|amps?|hp)(?!\w)|(?=(?:thick|wide|high|deep|diameter|dia|girth|long)\b))\s*(thick|wide|high|deep|diameter|dia|girth|long)?/gi

export type Spoken = {
  /** What items that begin with a dash, or say a size alone, have in common. */
  head: string
  text: string
}

/**
 * @param lead what stands above the item and belongs to it
 * @param own what stands in its row
 * @param last the item before, in full
 */
export function fullText(lead: string, own: string, last: Spoken | undefined): Spoken {
  if (lead !== '' && own !== '' && DITTO.test(lead)) return fullText('', `${lead} ${own}`, last)
  const isDashed = LEADING_DASH.test(own) || SIZE_ALONE.test(own)
  const tail = own.replace(LEADING_DASH, '')
  const written = [lead, tail].filter(Boolean).join(' ')
  const rest = differenceOf(tail)
  if (rest !== undefined && last) {
    if (isDashed && last.head !== '' && lead === '')
      return { head: last.head, text: phrases(last.head, rest) }
    const text = between(last.text, tail) ?? (rest === '' ? last.text : changed(last.text, rest))
    return { head: last.head, text }
  }
  if (isDashed && lead === '' && last && last.head !== '')
    return { head: last.head, text: phrases(last.head, tail) }
  if (LEADING_DASH.test(own) && lead === '' && last)
    return { head: headOf(last.text), text: phrases(headOf(last.text), tail) }
  if (AS_BEFORE.test(written) && last && lead === '')
    return { head: last.head, text: phrases(headOf(last.text), written) }
  return { head: isDashed ? lead : '', text: written }
}

/** "Ditto; pits; ditto": what differs stands between the beginning and the end. */
function between(text: string, tail: string): string | undefined {
  const [, middle = ''] = /^\W*ditto\s*;\s*(.+?)\s*;\s*ditto\W*$/i.exec(tail) ?? []
  const parts = text.split(/\s*;\s*/)
  return middle && parts.length > 2 ? [...parts.slice(0, -2), middle, parts.at(-1)].join('; ') : undefined
}

/** What an item says otherwise than the one before it. Undefined where it says nothing of that. */
export function differenceOf(written: string): string | undefined {
  const turned = written.replace(SIZED_DITTO, 'ditto $1 ')
  const rest = turned
    .replace(DITTO, '')
    .replace(MID_DITTO, (_, sign) => `${sign} `)
    .trim()
  return rest === turned.trim() ? undefined : rest.replace(/[;,\s]+$/, '')
}

/** A place in a building, which another takes the place of: "in beams", "to walls". */
const PLACE = /^(in|to|for|over|under|on|at)\s+\p{L}/iu

function phrases(head: string, tail: string): string {
  if (tail === '') return head
  const [, word] = PLACE.exec(tail) ?? []
  const at = word ? head.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `) : -1
  // What stands behind the place is said of it: a figure there may be of anything.
  const isPlace = at > 0 && !/[\d;:]/.test(head.slice(at))
  return isPlace
    ? `${head.slice(0, at)} ${tail}`
    : `${head.replace(/[\s;:,]+$/, '')}; ${tail.replace(/^[\s;:,]+/, '')}`
}

/** All but the last phrase of a text. */
function headOf(text: string): string {
  // The colons of a mix, and the commas of a thousand, part nothing.
  for (const sign of [';', /(?<!\d\s?):|:(?!\s?\d)/, /,(?!\d{3})/]) {
    const end = [...text.matchAll(new RegExp(sign, 'g'))].at(-1)?.index
    if (end !== undefined) return text.slice(0, end)
  }
  return text
}

const unitOf = (unit = '') => unit.toLowerCase().replace(/^l(?:it(?:re|er)|tr)s?$/, 'l')

/** "dia." is a diameter. */
const isSameMeasure = (one: string, other: string) =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase()

const BAR = /\b[YTR]\d{1,2}\b/i

/** Sizes that are one: of a section ("50 x 100mm"), of a bar ("Y16"), of a fabric ("A142"). */
const WHOLE_SIZES = [
  /\b\d+(?:\.\d+)?\s*(?:mm)?\s*[x×]\s*\d+(?:\.\d+)?(?:\s*[x×]\s*\d+(?:\.\d+)?)?(?:\s*mm)?\b(?!\.\d)/i,
  BAR,
  /\b[ABCD]-?\d{3}\b/,
]

const BAR_SIZE = /\b\d{1,2}\s*mm\b/i

/** "150 hollow" below "225 hollow": bare figures at the beginning are one measure. */
const LEADING_FIGURE = /^\d{2,4}(?=\s+\p{L})/u
/** "Exceeding 1.50m, not exceeding 2.00m": the end of a range is what counts. */
const RANGE =
  /\bexceeding\s+\d+(?:\.\d+)?\s*(?:mm|m)\b[\s,;]*(?:(?:and|but)\s+)?(?:not\s+exceeding|n\.?\s?e\.?)\s+/gi
const LEFT_OF_RANGE = /\b(?:not\s+)?exceeding\b(?!\s*\d)/gi

const BETWEEN = /\b\d+(?:\.\d+)?\s*(?:mm|m)?\s*(?:-|–|to)\s*\d+(?:\.\d+)?\s*(?:mm|m)\b/i
const ABOVE = /\b(?:exceeding|over|above)\s+\d+(?:\.\d+)?\s*(?:mm|m)\b(?!.*\bnot\s+exceeding)/i

/** A text with what another says of it: sizes take the place of sizes, words that of the last phrase. */
function changed(text: string, rest: string): string {
  let base = text
  let words = rest.replace(RANGE, 'not exceeding ')
  // "Girth exceeding 3.00m" takes the place of "girth 600mm - 1.50m", and so does another range.
  const range = BETWEEN.exec(base)?.[0]
  const instead =
    BETWEEN.exec(words)?.[0] ?? (/\bnot exceeding/i.test(words) ? undefined : ABOVE.exec(words)?.[0])
  if (range && instead) {
    base = base.replace(range, () => instead)
    words = words.replace(instead, ' ')
  }
  for (const pattern of WHOLE_SIZES) {
    const [here, there] = [pattern.exec(words)?.[0], pattern.exec(base)?.[0]]
    if (!here || !there) continue
    base = base.replace(there, () => here)
    words = words.replace(here, ' ')
  }
  // "12mm" below "T20" is another bar.
  const [bar, size] = [BAR.exec(base)?.[0], BAR_SIZE.exec(words)]
  if (bar && size) {
    base = base.replace(bar, () => size[0])
    words = words.replace(size[0], ' ')
  }
  const sizes = [...words.matchAll(SIZE)]
  for (const [whole, , unit = '', measured] of sizes) {
    const same = [...base.matchAll(SIZE)].filter(
      ([, , unitThere, measuredThere]) =>
        unitOf(unitThere) === unitOf(unit) &&
        (measured === undefined || measuredThere === undefined || isSameMeasure(measured, measuredThere)),
    )
    const [first] = same
    if (first === undefined) continue
    const replaced = measured === undefined && first[3] ? `${whole.trim()} ${first[3]}` : whole.trim()
    base = base.replace(first[0], () => replaced + (/\s$/.test(first[0]) ? ' ' : ''))
    words = words.replace(whole, ' ')
  }
  const [figure, other] = [LEADING_FIGURE.exec(base)?.[0], LEADING_FIGURE.exec(words)?.[0]]
  if (figure && other) {
    base = base.replace(figure, () => other)
    words = words.replace(other, '')
  }
  words = words
    .replace(LEFT_OF_RANGE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s;,.:-]+|[\s;,:-]+$/g, '')
  if (words === '') return base
  // "Timbers; wall plates; 50 x 100mm": the size at the end is said of what stands before it.
  const end = base.lastIndexOf(';')
  if (base !== text && base.indexOf(';') < end && SIZE_ALONE.test(base.slice(end + 1)))
    return `${phrases(headOf(headOf(base)), words)}${base.slice(end)}`
  return base === text ? phrases(headOf(text), words) : phrases(base, words)
}
