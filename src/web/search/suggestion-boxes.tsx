import { useEffect, useState } from 'react'
import { SuggestionList } from './suggestion-list.tsx'

type Focused = { box: HTMLInputElement; open: boolean; time: number }

/** Below whichever search box has the focus. */
export function SuggestionBoxes() {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    const attach = () => {
      const box = document.activeElement
      if (!(box instanceof HTMLInputElement) || box.dataset.suggest === undefined) return
      // Who passes through with the Tab key is shown nothing; who pressed it, opened it, or has typed already, is.
      const open = box.matches(':hover, :popover-open *') || box.value !== box.defaultValue
      setFocused((before) => ({ box, open, time: (before?.time ?? 0) + 1 }))
    }
    attach()
    document.addEventListener('focusin', attach)
    return () => document.removeEventListener('focusin', attach)
  }, [])
  return (
    focused && (
      <SuggestionList
        key={focused.time}
        box={focused.box}
        open={focused.open}
        onClose={() => setFocused(undefined)}
      />
    )
  )
}
