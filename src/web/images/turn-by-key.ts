import type { KeyboardEvent } from 'react'
import type { Slides } from './slides.tsx'

/** The arrow keys lead on, whatever has the focus. */
export function turnByKey(
  event: KeyboardEvent,
  { images, shownIndex, onShownIndex }: Pick<Slides, 'images' | 'shownIndex' | 'onShownIndex'>,
): void {
  // Alt and an arrow are the browser's own Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const last = images.length - 1
  const target = { ArrowLeft: shownIndex - 1, ArrowRight: shownIndex + 1, Home: 0, End: last }[event.key]
  if (target === undefined) return
  event.preventDefault()
  onShownIndex(Math.min(Math.max(target, 0), last))
}
