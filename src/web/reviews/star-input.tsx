import { type Ref, useId, useState } from 'react'
import { RATING } from '#domain/reviews/review-rules.ts'
import { STAR } from '#web/ui/stars.tsx'

type StarInput = {
  value: number
  onChange: (stars: number) => void
  name: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const STARS = Array.from({ length: RATING.max }, (_, index) => index + 1)
const inWords = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

/**
 * Pressing the star that is set clears, hovering previews, 0 to 5 (docs/product.md 7). Radio buttons of the platform, so that arrow keys choose and
 * a screen reader counts; none is one of them.
 */
export function StarInput({ value, onChange, name, error, ref }: StarInput) {
  const [preview, setPreview] = useState<number>()
  const note = useId()
  const shown = preview ?? value
  // The pointer is still over the star: the preview would hide that it is cleared.
  const clear = () => {
    setPreview(undefined)
    onChange(0)
  }
  return (
    <fieldset aria-describedby={error ? note : undefined}>
      <legend className="mb-1 text-sm font-semibold">Your rating</legend>
      <div className="-ms-1.5 flex flex-wrap items-center">
        <label
          className={`order-last inline-flex min-h-11 cursor-pointer items-center rounded-control px-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-signal ${value > 0 ? 'link' : 'text-quiet'}`}
        >
          <input
            ref={value === 0 ? ref : undefined}
            type="radio"
            className="sr-only scroll-mt-10"
            name={name}
            checked={value === 0}
            onChange={() => onChange(0)}
          />
          {value > 0 ? 'Clear' : 'No stars yet'}
        </label>
        {STARS.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-signal"
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setPreview(star)}
            onPointerLeave={() => setPreview(undefined)}
          >
            <input
              ref={value === star ? ref : undefined}
              type="radio"
              className="sr-only scroll-mt-10"
              name={name}
              aria-label={inWords(star)}
              checked={value === star}
              onChange={() => onChange(star)}
              // A radio button that is set stays set, of itself.
              onClick={() => value === star && clear()}
              onKeyDown={(event) => {
                if (event.key !== ' ' || value !== star) return
                event.preventDefault()
                clear()
              }}
            />
            <svg viewBox="0 0 20 20" className="size-8" aria-hidden="true">
              <path
                d={STAR}
                data-filled={star <= shown || undefined}
                className="fill-surface stroke-edge data-filled:fill-signal data-filled:stroke-signal"
              />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p id={note} className="text-sm font-semibold text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
