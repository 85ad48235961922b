import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'

/** One after another: the question, and what answers it. */
export function Stages({ steps }: { steps: NonNullable<Matter<'page'>['steps']> }) {
  return (
    <ol className="stages">
      {steps.map(({ when, title, to }) => (
        <li key={title}>
          <Link to={to}>{title}</Link>
          {when}
        </li>
      ))}
    </ol>
  )
}
