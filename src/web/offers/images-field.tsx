import { ImagePlus } from 'lucide-react'
import { type RefCallback, useEffect, useRef, useState } from 'react'
import { FieldGroup } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast.ts'
import { ImageRow } from './image-row.tsx'
import { useGivenFiles } from './use-given-files.ts'
import type { ImageUploads } from './use-image-uploads.ts'

type Field = {
  label: string
  images: ImageUploads
  /** What is said where the choice ends without an image. */
  noneChosen?: string
  /** Whether images that are pasted or dropped are meant for it. */
  active: boolean
  error: string | undefined
  /** What the focus goes to when something is wrong with them. */
  focusRef: RefCallback<HTMLElement>
}

/** Images by choice, by drop or by paste, each on its way at once; their order is changed by buttons or by dragging. */
export function ImagesField({ label, images, noneChosen, active, error, focusRef }: Field) {
  const { uploads, max, announcement, add, move } = images
  const chooser = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<string>()
  const draggedOver = useGivenFiles(active, add)
  useEffect(() => {
    const box = chooser.current
    const onCancel = () => noneChosen && toast(noneChosen, { type: 'error' })
    box?.addEventListener('cancel', onCancel)
    return () => box?.removeEventListener('cancel', onCancel)
  }, [noneChosen])

  return (
    <FieldGroup
      label={label}
      hint={`SVG, PNG, JPG, JPEG up to 2 MB. We make large photographs smaller. The first is the cover (max ${max}).`}
      error={error}
    >
      {uploads.length > 0 && (
        <ol className="mb-3 grid gap-2 xl:grid-cols-2" aria-label={label}>
          {uploads.map((upload, index) => (
            <ImageRow
              key={upload.id}
              upload={upload}
              index={index}
              count={uploads.length}
              images={images}
              onDragStart={() => setDragged(upload.id)}
              onDragEnd={() => setDragged(undefined)}
              onDragEnter={() => dragged && move(dragged, index)}
              onRemoved={() => chooser.current?.focus()}
            />
          ))}
        </ol>
      )}
      <label
        className={`flex min-h-24 cursor-pointer flex-wrap items-center justify-center gap-x-3 rounded-control border border-dashed px-4 py-3 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal ${error ? 'border-alarm' : 'border-edge'} ${draggedOver ? 'outline-3 outline-offset-2 outline-signal' : ''}`}
      >
        <ImagePlus aria-hidden="true" strokeWidth={1.75} size={24} />
        <span>
          <span className="link font-semibold">Choose pictures</span>
          <span className="text-quiet max-md:hidden">, or drop or paste them here</span>
        </span>
        <input
          ref={(box) => {
            chooser.current = box
            focusRef(box)
          }}
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FieldGroup>
  )
}
