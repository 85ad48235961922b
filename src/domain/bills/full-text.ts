/** What an item says in full, of which a bill writes the difference to the one before. */

const DITTO =
  /^\W*(?:\(?[a-z0-9]{1,3}\)\s*)?(?:ditto|-?\s*do\s*-|do\.|["”〃]{1,2}(?=\s|$))\s*(?:but|;|,|:|-|–)?\s*/i
const LEADING_DASH = /^[-–—•*]\s*/
const AS_BEFORE = /\bas (?:last|above|before)\b/i

/** "225mm", "1.50m", "12 mm diameter": a figure, its unit and the word of what it measures. */
const SIZE =
  /(\d+(?:\.\d+)?)\s*(mm|cm|m|"|inch(?:es)?|gauge|kg)\b\s*(thick|wide|high|deep|diameter|dia|girth|long)?/gi

export type Spoken = {
  /** What items that begin with a dash have in common. */
  head: string
  text: string
}

/**
 * @param lead what stands above the item and belongs to it
 * @param own what stands in its row
 * @param last the item before, in full
 */
export function fullText(lead: string, own: string, last: Spoken | undefined): Spoken {
  const isDashed = LEADING_DASH.test(own)
  const tail = own.replace(LEADING_DASH, '')
  const written = [lead, tail].filter(Boolean).join(' ')
  if (DITTO.test(tail) && last) {
    const rest = tail.replace(DITTO, '').trim()
    if (isDashed && last.head !== '' && lead === '')
      return { head: last.head, text: phrases(last.head, rest) }
    return { head: last.head, text: rest === '' ? last.text : changed(last.text, rest) }
  }
  if (isDashed && lead === '' && last && last.head !== '')
    return { head: last.head, text: phrases(last.head, tail) }
  if (isDashed && lead === '' && last)
    return { head: headOf(last.text), text: phrases(headOf(last.text), tail) }
  if (AS_BEFORE.test(written) && last && lead === '')
    return { head: last.head, text: phrases(headOf(last.text), written) }
  return { head: isDashed ? lead : '', text: written }
}

const phrases = (head: string, tail: string): string =>
  tail === '' ? head : `${head.replace(/[\s;:,]+$/, '')}; ${tail.replace(/^[\s;:,]+/, '')}`

/** All but the last phrase of a text. */
function headOf(text: string): string {
  for (const sign of [';', ':', ',']) {
    const parts = text.split(sign)
    if (parts.length > 1) return parts.slice(0, -1).join(sign)
  }
  return text
}

/** A text with what another says of it: sizes take the place of sizes, words that of the last phrase. */
function changed(text: string, rest: string): string {
  const sizes = [...rest.matchAll(SIZE)]
  let base = text
  let words = rest
  for (const [whole, , unit = '', measured] of sizes) {
    const same = [...base.matchAll(SIZE)].filter(
      ([, , unitThere, measuredThere]) =>
        unitThere?.toLowerCase() === unit.toLowerCase() &&
        (measured === undefined ||
          measuredThere === undefined ||
          measuredThere.toLowerCase() === measured.toLowerCase()),
    )
    const [first] = same
    if (first === undefined) continue
    const replaced = measured === undefined && first[3] ? `${whole.trim()} ${first[3]}` : whole.trim()
    base = base.replace(first[0], () => replaced + (/\s$/.test(first[0]) ? ' ' : ''))
    words = words.replace(whole, ' ')
  }
  words = words.replace(/\s+/g, ' ').replace(/^[\s;,:-]+|[\s;,:-]+$/g, '')
  if (words === '') return base
  return words === rest.trim() ? phrases(headOf(text), words) : phrases(base, words)
}
