import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'

/** What came after what, on a dimension line: across where there is room, down on a phone. */
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
