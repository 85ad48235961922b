import { useEffect, useRef } from 'react'

type BoxEvents = {
  onType: () => void
  onPress: () => void
  /** Its form is sent. */
  onSearch: () => void
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
    box.form?.addEventListener('submit', () => latest.current.onSearch(), { signal })
    const field = box.parentElement
    field?.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        (relatedTarget instanceof Node && field.contains(relatedTarget)) || latest.current.onLeave(),
      { signal },
    )
    return () => ending.abort()
  }, [box])
}
