import { useEffect, useState } from 'react'
import { SuggestionList } from './suggestion-list.tsx'
import { SUGGEST } from './suggests.ts'

type Focused = { box: HTMLInputElement; open: boolean; time: number }

/** Below whichever search box asks for them. @param first the one that asked when this had yet to be loaded */
export function SuggestionBoxes({ first }: { first: HTMLInputElement }) {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    const attach = (box: EventTarget | null) => {
      if (!(box instanceof HTMLInputElement) || document.activeElement !== box) return
      // Who passes through with the Tab key is shown nothing; who pressed it, opened it, or has typed already, is.
      const open = box.matches(':hover, :popover-open *') || box.value !== box.defaultValue
      setFocused((before) => (before?.box === box ? before : { box, open, time: (before?.time ?? 0) + 1 }))
    }
    attach(first)
    const onSuggest = ({ target }: Event) => attach(target)
    document.addEventListener(SUGGEST, onSuggest)
    return () => document.removeEventListener(SUGGEST, onSuggest)
  }, [first])
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
