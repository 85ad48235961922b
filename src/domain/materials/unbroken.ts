import { unitSigns } from './unit-signs.ts'

/**
 * A text of which no line ends between a figure, its unit and the pack that it measures ("50 kg bag"), nor between a day and its month, nor within "per m²". It may end after
 * the hyphen of a name: what would join that is a letter that nobody sees, and that whoever copies or compares the name would have. Units have their signs.
 */
export const unbroken = (text: string): string =>
  unitSigns(text).replaceAll(
    /(?<=\d) (?=(?:kg|g|mm²?|cm|m[²³23]?|ft|inch|litres?|tonnes?|girth|GB|kVA|kW|HP|W|A|V|[ap]m|%)(?!\w))|(?<=\d (?:kg|m|litres?)) (?=(?:bag|length|roll|keg|drum)s?\b)|(?<=\b\d\d?) (?=[A-Z][a-z]+ \d{4}\b)|(?<=\bper) (?=[\w²³]+$)/g,
    '\u00a0',
  )
