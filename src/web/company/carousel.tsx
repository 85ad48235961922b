import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

/**
 * Slides side by side, scrolled and snapped by the browser: they can be swiped, moved by the arrow keys, and work without scripts.
 * The buttons wrap around at both ends.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const track = useRef<HTMLUListElement>(null)
  const turn = (by: 1 | -1) => {
    const list = track.current
    if (!list) return
    const { children, scrollLeft, scrollWidth, clientWidth } = list
    const last = children.length - 1
    const at = Math.round((last * scrollLeft) / (scrollWidth - clientWidth || 1))
    const target = children[(at + by + children.length) % children.length]
    if (target instanceof HTMLElement) list.scrollTo({ left: target.offsetLeft })
  }
  const onArrowKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }
  const button = (by: 1 | -1, name: string, Icon: typeof ChevronLeft) => (
    <button type="button" className="button button-quiet px-3" aria-label={name} onClick={() => turn(by)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
  return (
    <section aria-label={label} aria-roledescription="carousel" onKeyDown={onArrowKey}>
      <ul
        ref={track}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 [scrollbar-width:none] md:mx-0 md:scroll-px-0 md:px-0"
      >
        {children}
      </ul>
      <div className="needs-scripts mt-4 flex gap-2">
        {button(-1, 'Previous', ChevronLeft)}
        {button(1, 'Next', ChevronRight)}
      </div>
    </section>
  )
}
