import { type Sold, soldBy } from '#domain/materials/pack-words.ts'

/** The name of an offer where its pack stands beside it: "Dangote cement" of "Dangote cement, 50 kg bag". What is left of it breaks between no figure and its unit. */
export function nameBesidePack({ name, ...sold }: Sold & { name: string }): string {
  const pack = `, ${soldBy(sold)}`
  const short = name.endsWith(pack) ? name.slice(0, -pack.length) : name
  return short.replaceAll(/(?<=\d) (?=(?:kg|g|mm|cm|m|ft|litres?|tonnes?|inch)\b)/g, '\u00a0')
}
