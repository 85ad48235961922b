import { sizeOf } from './area-words.ts'
import { roomsOf } from './ground.ts'
import type { Outline } from './outline.ts'
import { type Frame, frameOf } from './place-frame.ts'

/** How high letters are, as a part of what is shown. */
const LETTER_HEIGHT = 0.06

/** Shows where an area is among its neighbours, and names those that have room for it. @param label the same in words */
export function PlaceMap({ label, outline, area }: { label: string; outline: Outline; area: string }) {
  const frame = frameOf(outline, area)
  const high = LETTER_HEIGHT * frame.side
  return (
    <figure className="size-full">
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.side} ${frame.side}`}
        className="size-full"
        role="img"
        aria-label={label}
      >
        {Object.entries(outline.areas).map(([name, { path }]) => (
          <path key={name} className={name === area ? 'place-area place-here' : 'place-area'} d={path} />
        ))}
        <g className="map-names" fontSize={high}>
          {Object.keys(outline.areas).map((name) => {
            const spot = name !== area && spotOf(outline, name, frame, high)
            return (
              spot && (
                <text key={name} className="map-name-alone" x={spot.x} y={spot.y}>
                  {name}
                </text>
              )
            )
          })}
        </g>
      </svg>
      <figcaption className="place-name" aria-hidden="true">
        {area}
      </figcaption>
    </figure>
  )
}

/** Where in the part that is shown an area has room for its name. */
function spotOf(outline: Outline, name: string, { x, y, side }: Frame, high: number) {
  const [wide, tall] = sizeOf({ lines: [name] }, high)
  return roomsOf(outline, name, tall).find(
    (spot) =>
      spot.room >= wide + high / 2 &&
      Math.abs(spot.x - x - side / 2) < (side - wide - high) / 2 &&
      Math.abs(spot.y - y - side / 2) < (side - tall - high) / 2,
  )
}
