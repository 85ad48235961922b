import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

type TotalBarProps = {
  label: string
  total: string
  /** Below both on a wide screen, where the bar then stays at the upper edge. */
  children?: ReactNode
}

/**
 * On a narrow screen what comes out, at the lower edge while the figures behind it are changed. It ends with the box that it stands in;
 * readers hear the total where it stands itself.
 */
export function TotalBar({ label, total, children }: TotalBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar)
  return (
    <div
      ref={bar}
      aria-hidden="true"
      className={`total-bar max-lg:-mx-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-surface px-4 py-3 print:hidden ${children ? 'total-bar-above' : 'lg:hidden'}`}
    >
      <span className="line-clamp-2 flex-[1_1_8rem] text-sm text-quiet">{label}</span>
      <span className="shrink-0 text-lg font-bold tabular-nums lg:text-2xl">{total}</span>
      {children && <div className="mt-2 w-full max-lg:hidden">{children}</div>}
    </div>
  )
}

/**
 * Keeps what sticks to the lower edge above a phone's keyboard, which covers the page without making it smaller. A page that is zoomed
 * is left alone.
 */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
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
