import { useEffect, useRef } from 'react'
import type { Change } from './merge-changes.ts'

type RestoredDraft = { restored: boolean; waits?: boolean; lost: number; startOver: () => void }

/** What was typed before is back. */
export function DraftNotice({
  draft: { restored, waits = false, lost, startOver },
}: {
  draft: RestoredDraft
}) {
  if (!restored && !waits) return null
  return (
    <div role="status" className="card flex flex-wrap items-center justify-between gap-x-3 bg-wash p-3">
      <p className="min-w-0 grow basis-60">
        {waits
          ? 'It is waiting at the foot of the page. If you change anything, send it again.'
          : 'We kept what you typed. It is not saved yet.'}
        {lost > 0 && ' Its pictures are more than a day old: please choose them again.'}
      </p>
      <button type="button" className="button button-quiet" onClick={startOver}>
        Start over
      </button>
    </div>
  )
}

type Changed<Text> = {
  changes: readonly Change<Text>[]
  labels: Record<keyof Text, string>
  /** What it is: "product". */
  noun: string
  /** A value in words where it is more than a text; of other fields nothing. */
  wordsOf?: (name: string, value: unknown) => string | undefined
  onChoose: (field: string, taken: 'mine' | 'theirs') => void
}

/** What was changed elsewhere while somebody was at it here, field by field, each with the choice. */
export function ChangedElsewhere<Text>({ changes, labels, noun, wordsOf, onChoose }: Changed<Text>) {
  const words = (name: string, value: unknown) => wordsOf?.(name, value) ?? inWords(name, value)
  const panel = useRef<HTMLElement>(null)
  const count = changes.length
  useEffect(() => {
    if (count > 0) panel.current?.focus()
  }, [count])
  if (count === 0) return null
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="changed-elsewhere"
      className="card grid gap-3 border-signal p-4"
    >
      <h2 id="changed-elsewhere" className="text-lg">
        This {noun} was changed elsewhere
      </h2>
      <p>Choose which to keep, then send it again. Nothing you typed is lost.</p>
      <ul className="grid gap-3">
        {changes.map(({ name, mine, theirs, taken }) => (
          <li key={name}>
            <fieldset>
              <legend className="text-sm font-semibold">{labels[name]}</legend>
              <Side
                name={name}
                label="Yours"
                words={words(name, mine)}
                taken={taken === 'mine'}
                onTake={() => onChoose(name, 'mine')}
              />
              <Side
                name={name}
                label="Elsewhere"
                words={words(name, theirs)}
                taken={taken === 'theirs'}
                onTake={() => onChoose(name, 'theirs')}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneSide = { name: string; label: string; words: string; taken: boolean; onTake: () => void }

function Side({ name, label, words, taken, onTake }: OneSide) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-2 py-2">
      <input
        type="radio"
        name={`changed-${name}`}
        checked={taken}
        onChange={onTake}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-quiet">{label}: </span>
        <span className="line-clamp-4 whitespace-pre-line">{words}</span>
      </span>
    </label>
  )
}

function inWords(name: string, value: unknown): string {
  if (name === 'imageUrls' && Array.isArray(value))
    return value.length === 1 ? '1 picture' : `${value.length} pictures`
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value) || 'Nothing'
}
