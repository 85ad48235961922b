import { ImagePlus } from 'lucide-react'
import type { Image } from '#domain/images/image-schema.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { UploadProgress, useSingleUpload } from '#web/images/single-upload.tsx'
import { FieldGroup } from '#web/ui/form-fields.tsx'

type CoverFieldProps = { cover: Image | null; onCover: (cover: Image | null) => void }

const COVER_SHAPE = 'aspect-[2/1] rounded-card md:aspect-[4/1]'

/** The picture above a shop's page, and of links to it. */
export function CoverField({ cover, onCover }: CoverFieldProps) {
  const { input, upload, reason } = useSingleUpload({
    purpose: 'cover',
    onUploaded: ({ image }) => onCover(image),
  })
  return (
    <FieldGroup
      label="Cover picture"
      hint="A wide picture of your shop or goods, for the top of your page and links to it. JPG, PNG or SVG up to 2 MB. We make large photographs smaller."
      error={reason}
    >
      <div className="grid gap-3">
        {upload?.preview ? (
          <img src={upload.preview} alt="" className={`${COVER_SHAPE} w-full object-cover`} />
        ) : (
          cover && (
            <ResponsiveImage
              image={cover}
              alt="Your cover picture"
              sizes="(min-width: 48rem) 40rem, 100vw"
              className={COVER_SHAPE}
            />
          )
        )}
        <div className="flex flex-wrap items-center gap-4">
          <label className="button button-quiet cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
            <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {cover ? 'Change the cover' : 'Add a cover'}
            <input {...input} />
          </label>
          {upload && <UploadProgress label="Uploading the cover" upload={upload} />}
          {cover && !upload && (
            <button type="button" className="link min-h-11" onClick={() => onCover(null)}>
              Remove the cover
            </button>
          )}
        </div>
      </div>
    </FieldGroup>
  )
}
