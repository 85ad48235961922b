import { type RefObject, useEffect } from 'react'

/**
 * Keeps what sticks to the lower edge above a phone's keyboard, which covers the page without making it smaller. A page that is zoomed
 * is left alone.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const lift = () => {
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop
      if (bar.current) bar.current.style.translate = covered > 1 ? `0 ${-covered}px` : ''
    }
    view.addEventListener('resize', lift)
    view.addEventListener('scroll', lift)
    return () => {
      view.removeEventListener('resize', lift)
      view.removeEventListener('scroll', lift)
    }
  }, [bar])
}
