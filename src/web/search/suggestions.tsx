import { type ComponentType, useEffect, useState } from 'react'

/** Suggestions for every search box. Their code comes with the first focus of one; until then a box is a plain field. */
export function Suggestions() {
  const [Boxes, setBoxes] = useState<ComponentType>()
  useEffect(() => {
    // Without the code, a box is what it is without scripts; the next focus asks again.
    // Nothing may stand beside a box that React has not taken over yet, or it makes the box anew: the next letter asks again, too.
    const load = () =>
      !('$_TSR' in window) &&
      document.activeElement?.matches('[data-suggest]') &&
      import('./suggestion-boxes.tsx').then(
        ({ SuggestionBoxes }) => setBoxes(() => SuggestionBoxes),
        () => undefined,
      )
    load()
    const events = ['focusin', 'input'] as const
    for (const event of events) document.addEventListener(event, load)
    return () => {
      for (const event of events) document.removeEventListener(event, load)
    }
  }, [])
  return Boxes && <Boxes />
}
