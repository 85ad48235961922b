import { type Sold, soldByStored } from '#domain/materials/pack-words.ts'
import { unbroken } from '#domain/materials/unbroken.ts'

/** The name of an offer beside its price: with the signs for "m2" and "30 x 60", and without the unit that stands there ("Sharp sand, per tonne"). */
export function nameBesidePrice({ name, ...sold }: Sold & { name: string }): string {
  const set = unbroken(name)
    .replaceAll(/\bm2\b/g, 'm²')
    .replaceAll(/\bm3\b/g, 'm³')
    .replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, '\u00a0×\u00a0')
  const per = ` per\u00a0${soldByStored(sold)}`
  return set.endsWith(per) ? set.slice(0, -per.length).replace(/,$/, '') : set
}
