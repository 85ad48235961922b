import { useState } from 'react'
import { listOfPaste } from '#domain/import/pasted-list.ts'
import { TextAreaField } from '#web/ui/form-fields.tsx'

/** Two columns from a sheet, or the lines of a message: a file of what is pasted. */
export function PastedList({ onPasted }: { onPasted: (file: File) => void }) {
  const [text, setText] = useState('')
  return (
    <div className="grid gap-2">
      <TextAreaField
        label="Or paste your list here"
        hint="One item per line, with its price. Copy two columns from your sheet, or a list from a message."
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="button button-quiet justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => onPasted(new File([listOfPaste(text)], 'pasted.csv', { type: 'text/csv' }))}
      >
        Read what I pasted
      </button>
    </div>
  )
}
