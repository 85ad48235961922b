import { type ComponentType, useEffect, useState } from 'react'

/** Suggestions for every search box. Their code comes with the first focus of one; until then a box is a plain field. */
export function Suggestions() {
  const [Boxes, setBoxes] = useState<ComponentType>()
  useEffect(() => {
    // Without the code, a box is what it is without scripts; the next focus asks again.
    const load = () =>
      document.activeElement?.matches('[data-suggest]') &&
      import('./suggestion-boxes.tsx').then(
        ({ SuggestionBoxes }) => setBoxes(() => SuggestionBoxes),
        () => undefined,
      )
    load()
    document.addEventListener('focusin', load)
    return () => document.removeEventListener('focusin', load)
  }, [])
  return Boxes && <Boxes />
}
