import { figureHeight } from './area-words.ts'
import type { Outline } from './outline.ts'

/** Shows where an area is among its neighbours. @param label the same in words */
export function PlaceMap({ label, outline, area }: { label: string; outline: Outline; area: string }) {
  const { width, height, areas } = outline
  const high = figureHeight(outline) * 1.2
  const place = areas[area]
  const [x, y] = place?.at ?? [0, 0]
  const isLeft = x < width / 2
  return (
    <svg
      viewBox={`-4 ${-4 - 2 * high} ${width + 8} ${height + 8 + 2 * high}`}
      className="size-full"
      role="img"
      aria-label={label}
    >
      {Object.entries(areas).map(([name, { path }]) => (
        <path key={name} className="place-area" d={path} />
      ))}
      {place && (
        <>
          <path className="place-area place-here" d={place.path} />
          <text
            className="map-names map-figures place-name"
            fontSize={high}
            x={x}
            y={y - 1.4 * high}
            textAnchor={isLeft ? 'start' : 'end'}
          >
            {area}
          </text>
        </>
      )}
    </svg>
  )
}
