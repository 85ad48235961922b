import { useEffect, useRef } from 'react'

type BoxEvents = {
  onType: () => void
  onPress: () => void
  /** Its form is sent: by the browser, unless whose it is has taken that over. */
  onSearch: (event: SubmitEvent) => void
  /** The focus has left the box and what stands below it. */
  onLeave: () => void
  onKey: (event: KeyboardEvent) => void
}

/** Listens to a field that is rendered elsewhere. What is composed with an input method is not heard until it is written. */
export function useBoxEvents(box: HTMLInputElement, events: BoxEvents): void {
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    box.addEventListener('input', () => latest.current.onType(), { signal })
    box.addEventListener('click', () => latest.current.onPress(), { signal })
    box.addEventListener('keydown', (event) => event.isComposing || latest.current.onKey(event), { signal })
    // After React, which listens to the whole document, too.
    document.addEventListener(
      'submit',
      (event) => event.target === box.form && latest.current.onSearch(event),
      {
        signal,
      },
    )
    const field = box.parentElement
    field?.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        (relatedTarget instanceof Node && field.contains(relatedTarget)) || latest.current.onLeave(),
      { signal },
    )
    // It may have left while this was rendered.
    if (document.activeElement !== box) latest.current.onLeave()
    return () => ending.abort()
  }, [box])
}
