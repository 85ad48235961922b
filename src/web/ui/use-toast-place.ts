import { type RefObject, useEffect, useState } from 'react'
import { freePlace } from './toast-place.ts'

/** What is pressed, and what is written in as well. */
const BUTTONS = 'button, .button, summary, [type=submit]'
const CONTROLS = `${BUTTONS}, a, input, select, textarea`

/** The header stands above all, and so much is left at the bottom. */
const HEADER = 72
const EDGE = 16

/**
 * Where the toasts of this viewport stand: they cover no control, or at least no button, of the page or of the dialog over it.
 * @param count how many there are
 * @returns pixels from the bottom of the window
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, count: number): number {
  const [bottom, setBottom] = useState(EDGE)
  useEffect(() => {
    const element = viewport.current
    if (!element || count === 0) return
    let frame = 0
    const place = () => {
      const { left, right, height } = element.getBoundingClientRect()
      const between = { top: HEADER, bottom: window.innerHeight - EDGE }
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
      const spans = (selector: string) =>
        [...(dialog ?? document).querySelectorAll(selector)]
          .filter(
            (control) => !element.contains(control) && control.checkVisibility({ visibilityProperty: true }),
          )
          .map((control) => control.getBoundingClientRect())
          .filter((box) => box.width > 0 && box.left < right && box.right > left)
      const free =
        freePlace(height, spans(CONTROLS), between) ?? freePlace(height, spans(BUTTONS), between) ?? 0
      setBottom(EDGE + free)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    later()
    const sizes = new ResizeObserver(later)
    for (const each of [element, document.body]) sizes.observe(each)
    window.addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', later, { capture: true })
    }
  }, [viewport, count])
  return bottom
}
