import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'

/** Questions, each with what answers it. */
export function Stages({ steps }: { steps: NonNullable<Matter<'page'>['steps']> }) {
  return (
    <ol className="stages">
      {steps.map(({ question, title, to }) => (
        <li key={title}>
          {question}
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ol>
  )
}
