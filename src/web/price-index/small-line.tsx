import { SMALL, SmallPath } from './small-path.tsx'

const { width: WIDTH, height: HEIGHT } = SMALL

/** Where a price has gone, beside the figures that say it: nothing that is not in them. */
export const SmallLine = ({ values }: { values: readonly (number | null)[] }) => (
  <SmallPath path={smallPath(values)} />
)

/** @returns its steps, as `SmallPath` draws them */
export function smallPath(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const yOf = (value: number) =>
    Math.round(2 + (highest > lowest ? (highest - value) / (highest - lowest) : 0.5) * (HEIGHT - 4))
  const step = WIDTH / Math.max(1, values.length)
  return values
    .map((value, at) => {
      if (value === null) return ''
      const isJoined = (values[at - 1] ?? null) !== null
      return `${isJoined ? 'V' : `M${Math.round(at * step)} `}${yOf(value)}H${Math.round((at + 1) * step)}`
    })
    .join('')
}
