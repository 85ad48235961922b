/** What an item says in full, of which a bill writes the difference to the one before. */

const DITTO =
  /^\W*(?:\(?[a-z0-9]{1,3}\)\s*)?(?:ditto|-?\s*do\s*-|do\.|["”〃]{1,2}(?=\s|$))\s*(?:but|;|,|:|-|–)?\s*/i
/** "150mm ditto", "16mm dia. ditto": what differs stands before it. */
const SIZED_DITTO =
  /^\W*((?:[a-z]{0,2}\d+(?:\.\d+)?\s*(?:mm|cm|m|"|inch(?:es)?|gauge|kg)?\s*(?:x\s*)?){1,3}\s*(?:thick|wide|high|deep|diameter|dia\.?|girth|long)?)\s*-?\s*(?:ditto|do\.?)\b\.?\s*/i
/** "1200 x 2100mm", "110mm diameter": what is so large stands before it. */
const SIZE_ALONE =
  /^\W*(?:size\W*)?\d+(?:\.\d+)?\s*(?:mm|cm|m)?(?:\s*[x×]\s*\d+(?:\.\d+)?\s*(?:mm|cm|m)?)*\s*(?:thick|wide|high|deep|diameter|dia|girth|long|bars?)?\W*$/i
const LEADING_DASH = /^[-–—•*]\s*/
const AS_BEFORE = /\bas (?:last|above|before)\b/i

/** "225mm", "1.50m", "12 mm diameter", "225 thick": a figure, its unit and the word of what it measures, of which one is there. */
const SIZE =
  /(\d+(?:\.\d+)?)\s*(?:(mm|cm|m|"|inch(?:es)?|gauge|kg)\b|(?=(?:thick|wide|high|deep|diameter|dia|girth|long)\b))\s*(thick|wide|high|deep|diameter|dia|girth|long)?/gi

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
  const tail = own.replace(LEADING_DASH, '').replace(SIZED_DITTO, 'ditto $1 ')
  const written = [lead, tail].filter(Boolean).join(' ')
  if (DITTO.test(tail) && last) {
    const rest = tail.replace(DITTO, '').trim()
    if (isDashed && last.head !== '' && lead === '')
      return { head: last.head, text: phrases(last.head, rest) }
    return { head: last.head, text: rest === '' ? last.text : changed(last.text, rest) }
  }
  if (isDashed && lead === '' && last && last.head !== '')
    return { head: last.head, text: phrases(last.head, tail) }
  if (LEADING_DASH.test(own) && lead === '' && last)
    return { head: headOf(last.text), text: phrases(headOf(last.text), tail) }
  if (AS_BEFORE.test(written) && last && lead === '')
    return { head: last.head, text: phrases(headOf(last.text), written) }
  return { head: isDashed ? lead : '', text: written }
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

/** "dia." is a diameter. */
const isSameMeasure = (one: string, other: string) =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase()

const BAR = /\b[YTR]\d{1,2}\b/i

/** Sizes that are one: of a section ("50 x 100mm"), of a bar ("Y16"), of a fabric ("A142"). */
const WHOLE_SIZES = [
  /\b\d+(?:\.\d+)?\s*(?:mm)?\s*[x×]\s*\d+(?:\.\d+)?(?:\s*[x×]\s*\d+(?:\.\d+)?)?\s*mm\b/i,
  BAR,
  /\b[ABCD]-?\d{3}\b/,
]

const BAR_SIZE = /\b\d{1,2}\s*mm\b/i

/** A text with what another says of it: sizes take the place of sizes, words that of the last phrase. */
function changed(text: string, rest: string): string {
  let base = text
  let words = rest
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
        (unitThere ?? '').toLowerCase() === unit.toLowerCase() &&
        (measured === undefined || measuredThere === undefined || isSameMeasure(measured, measuredThere)),
    )
    const [first] = same
    if (first === undefined) continue
    const replaced = measured === undefined && first[3] ? `${whole.trim()} ${first[3]}` : whole.trim()
    base = base.replace(first[0], () => replaced + (/\s$/.test(first[0]) ? ' ' : ''))
    words = words.replace(whole, ' ')
  }
  words = words.replace(/\s+/g, ' ').replace(/^[\s;,.:-]+|[\s;,:-]+$/g, '')
  if (words === '') return base
  return base === text ? phrases(headOf(text), words) : phrases(base, words)
}
