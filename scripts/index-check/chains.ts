import { changeOf, yearChangeOf } from '#domain/prices/index-method/change.ts'
import { DEVIATION_MIN, FENCE, MAD_SCALE } from '#domain/prices/index-method/method.ts'
import { YEAR_WEEKS } from '#domain/prices/index-method/methods.ts'
import { median } from '#domain/prices/index-method/statistics.ts'
import type { Vote } from '#domain/prices/index-method/votes.ts'

/** A way to measure a year: matched links of so many weeks, one after the other. A year is 52 weeks. */
export type Chain = { name: string; linkWeeks: 1 | 4 | 13 | 52; changeOf: ChangeOf }
type ChangeOf = (before: readonly Vote[], after: readonly Vote[]) => number | undefined

/** The method's own: the median of matched changes, from three controllers on. */
const medianChange: ChangeOf = (before, after) => changeOf(before, after)?.change

/** The same, from five on, as the change of a year is published. */
const longChange: ChangeOf = (before, after) => yearChangeOf([after, before])

/** The geometric mean of matched relatives (Jevons), behind the fence that levels have. */
function meanChange(before: readonly Vote[], after: readonly Vote[]): number | undefined {
  const former = new Map(before.map(({ controller, price }) => [controller, price]))
  const matched = after.flatMap(({ controller, price }) => {
    const was = former.get(controller)
    return was === undefined ? [] : [Math.log(price / was)]
  })
  if (matched.length === 0) return undefined
  const middle = median(matched)
  const deviation = Math.max(
    MAD_SCALE * median(matched.map((each) => Math.abs(each - middle))),
    DEVIATION_MIN,
  )
  const within = matched.filter((each) => Math.abs(each - middle) <= FENCE * deviation)
  return within.reduce((sum, each) => sum + each, 0) / within.length
}

export const CHAINS: readonly Chain[] = [
  { name: 'medians, weekly', linkWeeks: 1, changeOf: medianChange },
  { name: 'means, weekly', linkWeeks: 1, changeOf: meanChange },
  { name: 'medians, 4 weeks', linkWeeks: 4, changeOf: medianChange },
  { name: 'medians, 13 weeks', linkWeeks: 13, changeOf: longChange },
  { name: 'one link, the year', linkWeeks: 52, changeOf: longChange },
]

/** What a chain says of a year. @param weeks the votes of its 53 weeks @returns undefined where a link has too few to compare */
export function yearBy(
  { linkWeeks, changeOf }: Chain,
  weeks: readonly (readonly Vote[])[],
): number | undefined {
  let sum = 0
  for (let week = 0; week < YEAR_WEEKS; week += linkWeeks) {
    const link = changeOf(weeks[week] ?? [], weeks[week + linkWeeks] ?? [])
    if (link === undefined) return undefined
    sum += link
  }
  return Math.exp(sum) - 1
}

/** Of the weeks of a year, those whose change would have another sign without one of the sellers. */
export function hangsOnOne({ changeOf }: Chain, weeks: readonly (readonly Vote[])[]): number {
  let count = 0
  for (let week = 0; week < YEAR_WEEKS; week += 1) {
    const [before, after] = [weeks[week] ?? [], weeks[week + 1] ?? []]
    const sign = Math.sign(changeOf(before, after) ?? 0)
    const isOne = after.some(
      ({ controller }) =>
        Math.sign(
          changeOf(
            before,
            after.filter((each) => each.controller !== controller),
          ) ?? 0,
        ) !== sign,
    )
    if (sign !== 0 && isOne) count += 1
  }
  return count
}
