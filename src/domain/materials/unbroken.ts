/**
 * A text of which no line ends between a figure, its unit and the pack that it measures ("50 kg bag"), within "per m2", or after the hyphen
 * of a name or a figure ("Ibeju-Lekki", "4-pole"). Of what is shown alone: the signs that join are in no search and no message.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(
      /(?<=\d) (?=(?:kg|g|mm²?|cm|m[²³23]?|ft|inch|litres?|tonnes?|girth|GB|kVA|kW|HP|W|A|V|[ap]m)(?!\w))|(?<=\d (?:kg|m|litres?)) (?=(?:bag|length|roll|keg|drum)s?\b)|(?<=\bper) (?=\w+$)/g,
      '\u00a0',
    )
    .replaceAll(/(?<=(?<![\w/-])(?:[A-Z][a-z]+|\d+)-)(?=[A-Z]|(?<=\d-)[a-z])/g, '\u2060')
