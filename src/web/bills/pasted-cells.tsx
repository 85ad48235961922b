import { useEffect, useState } from 'react'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { TextAreaField } from '#web/ui/form-fields.tsx'

const DRAFT = 'pasted-bill'

/** Cells of a sheet, as a file. What is pasted survives a reload of the tab. */
export function PastedCells({ onPasted }: { onPasted: (file: File) => void }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const stored = readStored('tab', DRAFT)
    if (typeof stored === 'object' && stored && 'text' in stored) setText(String(stored.text))
  }, [])
  const change = (typed: string) => {
    setText(typed)
    storeValue('tab', DRAFT, typed ? { text: typed } : undefined)
  }
  return (
    <details data-lasting className="needs-scripts border-t border-line pt-2">
      <summary className="min-h-11 py-2.5 font-semibold">Paste cells instead</summary>
      <div className="grid gap-3 pt-2">
        <TextAreaField
          label="Cells of the bill"
          hint="Select them in Excel with their headings, copy, and paste them here."
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <button
          type="button"
          className="button button-quiet justify-self-start"
          disabled={text.trim() === ''}
          onClick={() => onPasted(new File([text], 'Pasted cells', { type: 'text/tab-separated-values' }))}
        >
          Read what I pasted
        </button>
      </div>
    </details>
  )
}
