import { notePress, takePresses } from './pressed-hearts.ts'
import type { Saveable } from './price-seen.ts'
import { flip, savedOffer, useSaved } from './saved-marks.ts'

/**
 * The heart. Before the scripts have come its colour is the device's (`savedScript`), then its own; what a press means comes with the first,
 * or before it (`keep-saved.ts`).
 */
export function SaveButton({ className, ...saveable }: Saveable & { className?: string }) {
  const { kind, offer } = saveable
  const key = `${kind}/${offer._id}`
  const saved = useSaved(key)
  const press = async () => {
    flip(key)
    notePress(saveable)
    try {
      ;(await import('./toggle-saved.ts')).keepPresses()
    } catch {
      takePresses()
      flip(key)
    }
  }
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${offer.name}`}
      {...(saved === undefined
        ? { 'data-saves': key }
        : { 'data-lead': 'saved', 'data-offer': savedOffer(key) })}
      className={className ? `heart ${className}` : 'heart'}
      onClick={press}
    />
  )
}
