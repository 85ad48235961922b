import type { ReactNode } from 'react'

type Point = {
  title: string
  text: string
  /** The target of links. */
  id?: string | undefined
}

/** Short texts with headings, side by side. @param level of their headings @param above a picture for each @param more a link for each */
export function Points<Each extends Point>({
  points,
  level = 3,
  above,
  isRow = false,
  isSwiped = false,
  more,
}: {
  points: readonly Each[]
  level?: 2 | 3
  above?: ((point: Each) => ReactNode) | undefined
  /** On a phone the picture stands on the left. */
  isRow?: boolean
  /** On a phone they stand beside each other, wider than the screen. */
  isSwiped?: boolean
  more?: (point: Each) => ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <ul className={isSwiped ? 'columns-fit swiped' : 'columns-fit'}>
      {points.map((point) => (
        <li key={point.title} id={point.id} className={isRow ? 'point-row' : 'point'}>
          {above && <div className="w-full">{above(point)}</div>}
          <Heading className="text-lg">{point.title}</Heading>
          <p>{point.text}</p>
          {more?.(point)}
        </li>
      ))}
    </ul>
  )
}
