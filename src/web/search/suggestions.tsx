import { useEffect, useState } from 'react'
import type { SuggestionList } from './suggestion-list.tsx'

type Focused = { box: HTMLInputElement; List: typeof SuggestionList; open: boolean; time: number }

/** Below whichever search box has the focus. The code of the list comes with the first focus; until then a box is a plain field. */
export function Suggestions() {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    let tabbed = false
    let time = 0
    const attach = async (box: EventTarget | null) => {
      if (!(box instanceof HTMLInputElement) || !box.dataset.suggest) return
      const before = box.value
      const opens = !tabbed
      // Without its code, a box is what it is without scripts; the next focus asks again.
      const { SuggestionList: List } = (await import('./suggestion-list.tsx').catch(() => undefined)) ?? {}
      if (!List || document.activeElement !== box) return
      time += 1
      setFocused({ box, List, time, open: opens || box.value !== before })
    }
    const listeners = {
      // Who passes through with the Tab key is shown nothing.
      keydown: ({ key }: KeyboardEvent) => (tabbed = key === 'Tab'),
      pointerdown: () => (tabbed = false),
      focusin: ({ target }: FocusEvent) => void attach(target),
    }
    void attach(document.activeElement)
    const ending = new AbortController()
    for (const [event, listener] of Object.entries(listeners))
      document.addEventListener(event, listener as EventListener, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  return (
    focused && (
      <focused.List
        key={focused.time}
        box={focused.box}
        open={focused.open}
        onClose={() => setFocused(undefined)}
      />
    )
  )
}
