import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'
import { Section } from './section.tsx'
import { StoryFigure } from './story-figures.tsx'

/** From a measured plan to a seller's answer: what the company does, in the order in which a job needs it. */
export function Story({ steps }: { steps: Matter<'landing'>['story'] }) {
  return (
    <Section title="From the drawing to the delivery">
      <ol className="columns-fit [--column:14rem]">
        {steps.map(({ title, text, figure, label, to, hash }, index) => (
          <li
            key={title}
            className="flex flex-col items-start max-sm:border-t max-sm:border-line max-sm:pt-6"
          >
            <StoryFigure figure={figure} />
            <h3 className="mt-4 text-lg">
              <span className="me-2 text-action tabular-nums">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1 grow text-quiet">{text}</p>
            <Link
              to={to}
              {...(hash && { hash })}
              className="link mt-1 inline-flex min-h-11 items-center font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
