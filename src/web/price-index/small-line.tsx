import { SMALL, SmallPath } from './small-path.tsx'
import { smallPath } from './small-path-steps.ts'

type Values = readonly (number | null)[]

/** Where a price has gone, beside the figures that say it: nothing that is not in them. @param reach the scale that it shares with others */
export function SmallLine({ values, reach }: { values: Values; reach: number }) {
  const known = values.filter((value) => value !== null)
  const room = SMALL.height - 4
  return (
    <SmallPath
      path={smallPath(
        values,
        (value) => Math.round(SMALL.height - (percentAway(value, known) / reach) * room) / 2,
      )}
    />
  )
}

/** How far any of them goes from where it begins, in whole per cent: a scale for all. */
export const reachOf = (lines: readonly Values[]): number =>
  Math.ceil(
    Math.max(
      1,
      ...lines.flatMap((values) => {
        const known = values.filter((value) => value !== null)
        return known.map((value) => Math.abs(percentAway(value, known)))
      }),
    ),
  )

const percentAway = (value: number, known: readonly number[]) => 100 * (value / (known[0] ?? value) - 1)
