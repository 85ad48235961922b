import type { ReactNode } from 'react'

type Point = { title: string; text: string }

/** Short texts with headings, side by side. @param level of their headings @param above a picture for each @param more a link for each */
export function Points<Each extends Point>({
  points,
  level = 3,
  above,
  more,
}: {
  points: readonly Each[]
  level?: 2 | 3
  above?: (point: Each) => ReactNode
  more?: (point: Each) => ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <ul className="columns-fit">
      {points.map((point) => (
        <li
          key={point.title}
          className={`flex flex-col items-start gap-2 ${above ? '' : 'border-t-2 border-ink pt-4'}`}
        >
          {above?.(point)}
          <Heading className="text-lg">{point.title}</Heading>
          <p className="grow text-quiet">{point.text}</p>
          {more?.(point)}
        </li>
      ))}
    </ul>
  )
}
