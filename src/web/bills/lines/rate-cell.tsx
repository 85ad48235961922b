import { useEffect, useRef, useState } from 'react'
import { parseFigure } from '#web/ui/typed-figure.ts'

type RateCellProps = { first: string; unit: string; onTyped: (rate: number | undefined) => void }

/** An own rate as it is typed into its cell: Enter and leaving take it, Escape does not. @param first what was typed to come here */
export function RateCell({ first, unit, onTyped }: RateCellProps) {
  const [typed, setTyped] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const rate = parseFigure(typed)
  const isWrong = typed.trim() !== '' && rate === undefined
  // Whoever presses Enter leaves the field by it, too.
  const isDone = useRef(false)
  const finish = (taken: number | undefined) => {
    if (isDone.current) return
    isDone.current = true
    onTyped(taken)
  }
  return (
    <>
      <input
        ref={field}
        aria-label={`Your own rate, NGN for 1 ${unit}`}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        className="control min-h-9 px-2 py-1 text-end tabular-nums"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => !isWrong && finish(rate)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') finish(undefined)
          if (key === 'Enter' && !isWrong) finish(rate)
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
