import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { numberFrom } from '#web/offers/typed-form.ts'

type SheetBar = {
  /** What there is to know now: what is not saved yet, or what was done. */
  status: string
  failure: string | undefined
  /** Absent where nothing can be taken back. */
  onUndo: (() => void) | undefined
  sending: boolean
  /** What the press does, as its button says. */
  save: { text: string; run: () => void }
  /** Saves what was changed and leaves the rest; absent where that is the same. */
  saveOnly: { text: string; run: () => void } | undefined
  /** What can be done with the chosen rows; nothing while none is. */
  chosen: { raise: (percent: number) => void; stock: (inStock: boolean) => void } | undefined
}

/** Below the sheet, always in sight: what is to be saved, and what can be done. */
export function SheetBar({ status, failure, onUndo, sending, save, saveOnly, chosen }: SheetBar) {
  const button = 'button grow px-3 sm:grow-0'
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:mx-0">
      {failure && (
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
      )}
      {chosen && <ForChosen {...chosen} />}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto min-h-6 font-semibold tabular-nums">
          {status}
        </p>
        {onUndo && (
          <BarButton className="link min-h-11 px-2 font-semibold" onPress={onUndo}>
            Undo
          </BarButton>
        )}
        <div className={`flex gap-2 ${saveOnly || onUndo ? 'max-sm:w-full' : ''}`}>
          {saveOnly && (
            <BarButton
              className={`${button} button-quiet`}
              aria-disabled={sending}
              data-working={sending}
              onPress={saveOnly.run}
            >
              {saveOnly.text}
            </BarButton>
          )}
          <BarButton
            className={`${button} button-action`}
            aria-disabled={sending}
            data-working={sending}
            onPress={save.run}
          >
            {save.text}
          </BarButton>
        </div>
      </div>
    </div>
  )
}

/**
 * Pressing it leaves the price that was typed only once the press has counted: a wrong price then says so in its row, which moves
 * the bar, and the button would be gone from under the pointer.
 */
function BarButton({ onPress, ...button }: ComponentProps<'button'> & { onPress?: () => void }) {
  return (
    <button
      type="button"
      {...button}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        currentTarget.focus()
        onPress?.()
      }}
    />
  )
}

/** A price that falls to nothing is none. */
const PERCENT = { min: 0.1, max: 90 }

function ForChosen({ raise, stock }: NonNullable<SheetBar['chosen']>) {
  const id = useId()
  const [text, setText] = useState('5')
  const typed = numberFrom(text)
  const percent =
    typeof typed === 'number' && typed >= PERCENT.min && typed <= PERCENT.max ? typed : undefined
  const shown = percent ?? '…'
  const change = (sign: 1 | -1) => percent !== undefined && raise(sign * percent)
  const button = 'button button-quiet px-3 disabled:opacity-55'
  return (
    <form
      aria-label="For the chosen"
      className="flex flex-wrap items-center gap-2 border-b border-line pb-2 max-sm:grid max-sm:grid-cols-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        change(1)
      }}
    >
      <label htmlFor={id} className="sr-only">
        Per cent
      </label>
      <span className="flex items-center gap-1 max-sm:col-span-2">
        <input
          id={id}
          className="control w-16 shrink-0 text-end tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={percent === undefined ? true : undefined}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span aria-hidden="true" className="me-1">
          %
        </span>
        <BarButton type="submit" className={`${button} max-sm:grow`} disabled={percent === undefined}>
          +{shown} %<span className="sr-only"> on these</span>
        </BarButton>
        <BarButton
          className={`${button} max-sm:grow`}
          disabled={percent === undefined}
          onPress={() => change(-1)}
        >
          −{shown} %<span className="sr-only"> on these</span>
        </BarButton>
      </span>
      <BarButton className={`${button} sm:ms-4`} onPress={() => stock(false)}>
        Out of stock
      </BarButton>
      <BarButton className={button} onPress={() => stock(true)}>
        Back in stock
      </BarButton>
    </form>
  )
}
