const WIDTH = 96
const HEIGHT = 24

/** Where a price has gone, beside the figures that say it: nothing that is not in them. */
export function SmallLine({ values }: { values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const yOf = (value: number) =>
    Math.round(2 + (highest > lowest ? (highest - value) / (highest - lowest) : 0.5) * (HEIGHT - 4))
  const step = WIDTH / Math.max(1, values.length)
  const path = values
    .map((value, at) => {
      if (value === null) return ''
      const isJoined = (values[at - 1] ?? null) !== null
      return `${isJoined ? 'V' : `M${Math.round(at * step)} `}${yOf(value)}H${Math.round((at + 1) * step)}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="block"
    >
      <path d={path} className="fill-none stroke-ink" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
