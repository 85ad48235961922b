import { type Sold, soldByStored } from '#domain/materials/pack-words.ts'
import { unbroken } from '#domain/materials/unbroken.ts'

/** The name of an offer beside its price: with the sign for "30 x 60", and without the unit that stands there ("Sharp sand, per tonne"). */
export function nameBesidePrice({ name, ...sold }: Sold & { name: string }): string {
  const set = unbroken(name).replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, '\u00a0×\u00a0')
  const per = ` per\u00a0${soldByStored(sold)}`
  return set.endsWith(per) ? set.slice(0, -per.length).replace(/,$/, '') : set
}
