import { CATEGORIES, UNITS } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { LISTING_TYPES, RENT_PERIODS, ROOMS } from '#domain/listings/listing-rules.ts'
import { STATES } from '#domain/places.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { IMPORT_FIELDS } from './import-kinds.ts'

type Word = ImportPreview['words'][number]

type Words = {
  kind: ImportName
  preview: ImportPreview
  importOptions: ImportOptions
  onChange: (importOptions: ImportOptions) => void
}

const PLACEMENTS = CATEGORIES.flatMap(({ category, subCategories }) =>
  subCategories.map((subCategory) => `${category} / ${subCategory}`),
)
const COUNTS = Array.from({ length: ROOMS.max }, (_, index) => String(index + ROOMS.min))

/** What a word can mean, by the field that it stands in. */
const MEANINGS: Record<string, readonly string[]> = {
  categories: PLACEMENTS,
  unit: UNITS,
  location: STATES,
  state: STATES,
  type: LISTING_TYPES,
  rentPeriod: RENT_PERIODS,
  bedrooms: COUNTS,
  bathrooms: COUNTS,
}

/** What words of the file mean, each asked once for all of its rows: the doubtful open, what is sure to look at. */
export function WordMap({ kind, preview: { words }, importOptions, onChange }: Words) {
  const doubtful = words.filter(({ sure }) => !sure)
  const sure = words.filter((word) => word.sure)
  const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]))
  const answer = ({ field, word }: Word, meaning: string) => {
    const { values = {} } = importOptions
    const { [word]: _, ...others } = values[field] ?? {}
    const answers = meaning === '' ? others : { ...others, [word]: meaning }
    onChange({ ...importOptions, values: { ...values, [field]: answers } })
  }
  const list = (shown: readonly Word[]) => (
    <ul className="grid gap-3 py-2 sm:grid-cols-2">
      {shown.map((word) => (
        <li key={`${word.field} ${word.word}`} className="min-w-0 wrap-anywhere">
          <OneWord
            word={word}
            label={labels.get(word.field) ?? word.field}
            onAnswer={(meaning) => answer(word, meaning)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {doubtful.length > 0 && (
        <section aria-labelledby="doubtful-words" className="grid gap-1 py-2">
          <h3 id="doubtful-words" className="font-semibold">
            What do these mean?
          </h3>
          <p className="text-quiet">Each answer applies to all its rows and to your next list.</p>
          {list(doubtful)}
        </section>
      )}
      {sure.length > 0 && (
        <details className="border-y border-line">
          <summary className="min-h-11 py-2.5 font-semibold">How we read your words ({sure.length})</summary>
          {list(sure)}
        </details>
      )}
    </>
  )
}

type OneWordProps = { word: Word; label: string; onAnswer: (meaning: string) => void }

function OneWord({ word: { field, word, meaning, sure, rows }, label, onAnswer }: OneWordProps) {
  const count = `${formatFigure(rows)} ${rows === 1 ? 'row' : 'rows'}`
  const suggestion = sure ? undefined : (meaning ?? undefined)
  return (
    <div className="grid gap-1">
      <ChoiceField
        label={word === '' ? `${label} for ${count} without one` : `${label} “${word}” (${count})`}
        emptyOption={sure ? '-as we read it-' : '-choose-'}
        options={MEANINGS[field] ?? []}
        value={sure ? (meaning ?? '') : ''}
        onChange={({ target }) => onAnswer(target.value)}
      />
      {suggestion && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => onAnswer(suggestion)}
        >
          {suggestion}: yes
        </button>
      )}
    </div>
  )
}
