import { type Sold, soldBy } from '#domain/materials/pack-words.ts'
import { nameBesidePrice } from '#web/prices/name-beside-price.ts'

/** The name of an offer where its pack stands beside it: "Dangote cement" of "Dangote cement, 50 kg bag". */
export function nameBesidePack({ name, ...sold }: Sold & { name: string }): string {
  const pack = `, ${soldBy(sold)}`
  const short = name.endsWith(pack) ? name.slice(0, -pack.length) : name
  return nameBesidePrice({ ...sold, name: short })
}
