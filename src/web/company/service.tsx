import { Link } from '@tanstack/react-router'
import type { LandingMatter } from '../../content/content-kinds.ts'
import { Picture } from './picture.tsx'

export type Services = { services: LandingMatter['services'] }

/** Training or Installation: what it is, and where to go for it. */
export function Service({
  service: { title, text, picture, pictureText, label, to },
}: {
  service: Services['services'][number]
}) {
  return (
    <>
      <Picture src={picture} alt={pictureText} />
      <div className="grid justify-items-start gap-3">
        <h3 className="text-xl">{title}</h3>
        <p className="text-quiet">{text}</p>
        <Link to={to} className="button button-quiet">
          {label}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </>
  )
}
