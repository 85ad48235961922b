import { type FormEvent, useState } from 'react'
import { InputField } from '#web/ui/form-fields.tsx'
import { parseFigure } from '#web/ui/typed-figure.ts'
import { formatQuantity } from './bill-words.ts'

type OwnFigureProps = {
  label: string
  /** What its button says. */
  use: string
  hint?: string | undefined
  is: number | null
  onFigure: (figure: number) => void
  /** Takes it back alone; `back` says what counts then. */
  onBack?: () => void
  back?: string
}

/** A figure of one's own in place of another. */
export function OwnFigure({ label, use, hint, is, onFigure, onBack, back = 'The file’s' }: OwnFigureProps) {
  const [typed, setTyped] = useState(is === null ? '' : formatQuantity(is))
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const figure = parseFigure(typed)
    setWrong(figure === undefined)
    if (figure !== undefined) onFigure(figure)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <div className="min-w-0 grow basis-40">
        <InputField
          label={label}
          hint={hint}
          error={wrong ? 'A number, 0 or more' : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="submit" className="button button-quiet mt-[1.6rem]">
        {use}
      </button>
      {onBack && is !== null && (
        <button
          type="button"
          className="button button-quiet mt-[1.6rem]"
          onClick={() => {
            setTyped('')
            onBack()
          }}
        >
          {back}
        </button>
      )}
    </form>
  )
}
