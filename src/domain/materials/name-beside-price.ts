import { type Sold, soldBy } from './pack-words.ts'
import { unbroken } from './unbroken.ts'

/** The name of an offer beside its price, without the unit that stands there: "Sharp sand" of "Sharp sand, per tonne". */
export function nameBesidePrice({ name, ...sold }: Sold & { name: string }): string {
  const set = unbroken(name)
  const [ending = '', unit] = /,? per\u00a0([\w²³]+)$/.exec(set) ?? []
  return unit === soldBy(sold) ? set.slice(0, -ending.length) : set
}
