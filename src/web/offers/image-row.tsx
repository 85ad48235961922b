import { ArrowDown, ArrowUp, RotateCcw, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import { Progress } from '#web/ui/progress.tsx'
import type { ImageUpload, ImageUploads } from './use-image-uploads.ts'

type ImageRowProps = {
  upload: ImageUpload
  /** From 0. */
  index: number
  count: number
  images: ImageUploads
  onDragStart: () => void
  onDragEnd: () => void
  onDragEnter: () => void
  onRemoved: () => void
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One image: what it shows, how far it is, and what can be done with it. */
export function ImageRow({ upload, index, count, images, onRemoved, ...dragging }: ImageRowProps) {
  const { id, name, arrived, reason, percent, preview } = upload
  const called = `Picture ${index + 1}`
  const onItsWay = !arrived && reason === undefined
  // What has failed may be no image at all.
  const src = arrived ? thumbnailOf(arrived.image.url) : onItsWay && preview
  return (
    <li
      draggable
      className="card flex items-center gap-3 p-2"
      onDragOver={(event) => !event.dataTransfer.types.includes('Files') && event.preventDefault()}
      {...dragging}
    >
      <span className="drawing-grid relative block aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control border border-line bg-paper">
        {src && (
          <img
            src={src}
            alt={called}
            width={80}
            height={60}
            draggable={false}
            className="size-full object-cover"
          />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="truncate text-sm">
          <span className="font-semibold">{index === 0 ? 'Cover' : called}</span>
          {name && <span className="text-quiet"> {name}</span>}
        </p>
        {onItsWay && (
          <p className="flex items-center gap-2 text-sm tabular-nums">
            <Progress label={`Uploading ${called.toLowerCase()}`} value={percent} />
            {percent} %
          </p>
        )}
        {reason && <p className="text-sm font-semibold text-alarm">{reason}</p>}
        <div className="-ms-2 flex flex-wrap">
          <Tool
            label={`Move ${called.toLowerCase()} up`}
            off={index === 0}
            onPress={() => images.move(id, index - 1)}
          >
            <ArrowUp {...icon} />
          </Tool>
          <Tool
            label={`Move ${called.toLowerCase()} down`}
            off={index === count - 1}
            onPress={() => images.move(id, index + 1)}
          >
            <ArrowDown {...icon} />
          </Tool>
          {reason !== undefined && (
            <Tool label={`Try ${called.toLowerCase()} again`} onPress={() => images.retry(id)}>
              <RotateCcw {...icon} />
            </Tool>
          )}
          <Tool
            label={onItsWay ? `Cancel ${called.toLowerCase()}` : `Remove ${called.toLowerCase()}`}
            onPress={() => {
              onRemoved()
              images.remove(id)
            }}
          >
            {onItsWay ? <X {...icon} /> : <Trash2 {...icon} />}
          </Tool>
        </div>
      </div>
    </li>
  )
}

type Press = { label: string; off?: boolean; onPress: () => void; children: ReactNode }

/** One that can do nothing stays where it is, so that the focus does. */
function Tool({ label, off = false, onPress, children }: Press) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      className="grid size-11 place-items-center rounded-control hover:bg-paper aria-disabled:opacity-40"
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  )
}
