import { useEffect, useRef } from 'react'
import { parseFigure } from '#web/ui/typed-figure.ts'

type FigureCellProps = {
  label: string
  typed: string
  onType: (typed: string) => void
  /** Undefined: it stays what it was. */
  onDone: (figure: number | undefined) => void
}

/** A figure as it is typed into its cell: Enter and leaving take it, Escape does not. */
export function FigureCell({ label, typed, onType, onDone }: FigureCellProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const figure = parseFigure(typed)
  const isWrong = typed.trim() !== '' && figure === undefined
  // Whoever presses Enter leaves the field by it, too.
  const isDone = useRef(false)
  const finish = (taken: number | undefined) => {
    if (isDone.current) return
    isDone.current = true
    onDone(taken)
  }
  return (
    <>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        className="control min-h-9 px-2 py-1 text-end tabular-nums"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => !isWrong && finish(figure)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') finish(undefined)
          if (key === 'Enter' && !isWrong) finish(figure)
        }}
      />
      {isWrong && (
        <p role="alert" className="text-sm font-semibold text-alarm">
          A number, 0 or more
        </p>
      )}
    </>
  )
}
