import type { Image } from '#domain/images/image-schema.ts'
import { Picture } from './picture.tsx'

type CardPicture = {
  image: Image | undefined
  /** What stands for it where there is none. */
  drawing: string
  /** What it shows. */
  name: string
  eager: boolean
}

/** In one column, in two, and in three or four. */
const SIZES = '(min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw'

/** The cover of what a card offers. `eager` where it is on the screen at once. */
export function CardPicture({ image, drawing, name, eager }: CardPicture) {
  const frame = 'aspect-4/3 w-full border-b border-line'
  const loading = eager ? 'eager' : 'lazy'
  if (image) return <Picture image={image} alt={name} sizes={SIZES} className={frame} loading={loading} />
  return (
    <img
      src={drawing}
      alt=""
      width={400}
      height={300}
      loading={loading}
      className={`${frame} object-cover`}
    />
  )
}
