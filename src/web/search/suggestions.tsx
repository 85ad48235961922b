import { type ComponentType, useEffect, useState } from 'react'
import { SUGGEST } from './suggests.ts'

type Loaded = { Boxes: ComponentType<{ first: HTMLInputElement }>; first: HTMLInputElement }

/** Suggestions for every search box. Their code comes with the first focus of one; until then a box is a plain field. */
export function Suggestions() {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (loaded) return
    const load = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      import('./suggestion-boxes.tsx').then(
        ({ SuggestionBoxes }) => setLoaded({ Boxes: SuggestionBoxes, first: target }),
        // Without the code, a box is what it is without scripts; the next focus and the next letter ask again.
        () => undefined,
      )
    }
    document.addEventListener(SUGGEST, load)
    return () => document.removeEventListener(SUGGEST, load)
  }, [loaded])
  return loaded && <loaded.Boxes first={loaded.first} />
}
