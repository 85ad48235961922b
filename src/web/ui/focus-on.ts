/** Gives the focus to what takes none by itself, and brings it into view, clear of the header. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}
