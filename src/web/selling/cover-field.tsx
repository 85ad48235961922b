import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import type { Image } from '#domain/images/image-schema.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { uploadImage } from '#web/images/upload-image.ts'
import { toastFailure } from '#web/sent-form.ts'
import { FieldGroup } from '#web/ui/form-fields.tsx'
import { Progress } from '#web/ui/progress.tsx'

type CoverFieldProps = { cover: Image | null; onCover: (cover: Image | null) => void }

/** The picture above a shop's page, and of links to it. */
export function CoverField({ cover, onCover }: CoverFieldProps) {
  const [percent, setPercent] = useState<number>()
  const [reason, setReason] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const choose = async (file: File | undefined) => {
    if (!file || running.current) return
    const stop = new AbortController()
    running.current = stop
    setReason(undefined)
    setPercent(0)
    try {
      const sent = await uploadImage(file, { purpose: 'cover', signal: stop.signal, onProgress: setPercent })
      onCover(sent.image)
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof AppError) setReason(error.fields.find(({ path }) => path === 'image')?.message)
      toastFailure(error)
    } finally {
      running.current = undefined
      setPercent(undefined)
    }
  }
  return (
    <FieldGroup
      label="Cover picture"
      hint="Wide, of the shop or what it sells: above your page, and on links to it. JPG, PNG or SVG up to 2 MB."
      error={reason}
    >
      <div className="grid gap-3">
        {cover && (
          <ResponsiveImage
            image={cover}
            alt="Your cover picture"
            sizes="(min-width: 48rem) 40rem, 100vw"
            className="aspect-[2/1] rounded-card md:aspect-[4/1]"
          />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <label className="button button-quiet cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
            <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {cover ? 'Change the cover' : 'Add a cover'}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={({ target }) => {
                void choose(target.files?.[0])
                // The same file can be chosen again.
                target.value = ''
              }}
            />
          </label>
          {percent !== undefined && <Progress label="Upload of the cover" value={percent} />}
          {cover && (
            <button type="button" className="link min-h-11" onClick={() => onCover(null)}>
              Take the cover away
            </button>
          )}
        </div>
      </div>
    </FieldGroup>
  )
}
