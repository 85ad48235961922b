/** A name of which no line ends between a figure, its unit and the pack that it measures: "50 kg bag"; nor within "per m2". */
export const unbroken = (name: string): string =>
  name.replaceAll(
    /(?<=\d) (?=(?:kg|g|mm²?|cm|m[²³23]?|ft|inch|litres?|tonnes?|GB|kVA|kW|HP|W|A|V)(?!\w))|(?<=\d (?:kg|m|litres?)) (?=(?:bag|length|roll|keg|drum)s?\b)|(?<=\bper) (?=\w+$)/g,
    '\u00a0',
  )
