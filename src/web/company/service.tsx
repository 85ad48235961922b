import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'
import { ContentImage } from './content-image.tsx'

export type ServiceTexts = { services: Matter<'landing'>['services'] }

/** Training or Installation: a description with a link. */
export function Service({
  service: { title, text, image, imageText, label, to, hash },
}: {
  service: ServiceTexts['services'][number]
}) {
  return (
    <>
      <ContentImage image={image} alt={imageText} share="half" />
      <div className="grid justify-items-start gap-3">
        <h3 className="text-xl lg:text-2xl">{title}</h3>
        <p className="max-w-[52ch] text-quiet lg:text-lg">{text}</p>
        <Link to={to} {...(hash && { hash })} className="button button-quiet">
          {label}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </>
  )
}
