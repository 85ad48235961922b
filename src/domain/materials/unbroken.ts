/**
 * A name as it is set: with the signs for "m2" and "30 x 60", and no line of it ends between a figure, its unit and the pack that it measures
 * ("50 kg bag"), nor within "per m²".
 */
export const unbroken = (name: string): string =>
  name
    .replaceAll(/(?<=\bm)[23](?!\w)/g, (power) => (power === '2' ? '²' : '³'))
    .replaceAll(/(?<=\d) ?x ?(?=\d)/g, ' × ')
    .replaceAll(
      /(?<=\d) (?=(?:kg|g|mm²?|cm|m[²³23]?|ft|inch|litres?|tonnes?|GB|kVA|kW|HP|W|A|V)(?!\w))|(?<=\d (?:kg|m|litres?)) (?=(?:bag|bucket|length|roll|keg|drum)s?\b)|(?<=\bper) (?=[\w²³]+$)/g,
      '\u00a0',
    )
