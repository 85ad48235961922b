import { useState } from 'react'
import type { PricedAs } from '#domain/bills/matching/match-schema.ts'
import { WORK_LIST } from '#domain/rates/work-sections.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import type { PricedLine } from '../bill-api.ts'
import { unitSign } from '../bill-words.ts'
import { useNameOf, useWorkItems } from '../names.ts'
import { LEVEL_NAMES } from './match-state.tsx'
import type { More } from './use-decisions.ts'

const FOUND_MAX = 8

type LineDecisionProps = {
  of: PricedLine
  /** Undefined where nothing may be changed. */
  onDecide: ((more: More) => void) | undefined
}

/** What a line is taken for and why; to be confirmed or changed. */
export function LineDecisionForm({ of: { line, priced }, onDecide }: LineDecisionProps) {
  const { level, as, others, why } = priced.match
  const [find, setFind] = useState('')
  const nameOf = useNameOf()
  const candidates = [...(as ? [as] : []), ...others]
  const unit = line.unit.known ?? line.unit.written
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const found =
    words.length === 0 ? [] : WORK_LIST.filter((item) => fits(item, words, unit)).slice(0, FOUND_MAX)
  return (
    <section aria-labelledby="line-match" className="grid gap-3">
      <h3 id="line-match" className="text-base">
        {LEVEL_NAMES[level]}
        {as && level !== 'ask' && `: ${nameOf(as)}`}
      </h3>
      {why.length > 0 && (
        <ul className="list-disc ps-5 text-sm text-quiet">
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {onDecide && (
        <>
          {candidates.length > 0 && (
            <ul aria-label="What it could be" className="grid gap-1">
              {candidates.map((candidate) => (
                <li key={JSON.stringify(candidate)}>
                  <Take
                    as={candidate}
                    isTaken={level === 'own' && candidate === as}
                    onTake={() => onDecide({ as: candidate, rate: null })}
                  />
                </li>
              ))}
            </ul>
          )}
          {as?.kind === 'work' && (
            <Options as={as} onChange={(changed) => onDecide({ as: changed, rate: null })} />
          )}
          <InputField
            label="Another work item"
            hint={`Type a word from its name. We list work items in ${unitSign(unit)} only.`}
            type="search"
            autoComplete="off"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          {words.length > 0 && (
            <ul aria-label="Work items found" className="grid gap-1">
              {found.length === 0 && (
                <li className="text-quiet">No work item in {unitSign(unit)} has that name.</li>
              )}
              {found.map(({ id }) => {
                const candidate: PricedAs = { kind: 'work', item: id, choices: {}, factors: {}, perUnit: 1 }
                return (
                  <li key={id}>
                    <Take
                      as={candidate}
                      isTaken={false}
                      onTake={() => onDecide({ as: candidate, rate: null })}
                    />
                  </li>
                )
              })}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onDecide({ as: null, rate: null, mark: null })}
            >
              Leave it unpriced
            </button>
            {level === 'own' && (
              <button type="button" className="button button-quiet" onClick={() => onDecide(null)}>
                Undo my decision
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** A unit that does not fit never matches. */
const fits = (item: (typeof WORK_LIST)[number], words: readonly string[], unit: string) =>
  item.unit.toLowerCase().replace('²', '2').replace('³', '3') === unit &&
  words.every((word) => item.title.toLowerCase().includes(word))

type Work = PricedAs & { kind: 'work' }

/** Which of its options the line is: a diameter, a place in the building. */
function Options({ as, onChange }: { as: Work; onChange: (changed: Work) => void }) {
  const { choices = {} } = useWorkItems().get(as.item) ?? {}
  return Object.entries(choices).map(([choice, { label, options }]) => (
    <ChoiceField
      key={choice}
      label={label}
      options={Object.entries(options)}
      value={as.choices[choice] ?? Object.keys(options)[0] ?? ''}
      onChange={({ target }) => onChange({ ...as, choices: { ...as.choices, [choice]: target.value } })}
    />
  ))
}

function Take({ as, isTaken, onTake }: { as: PricedAs; isTaken: boolean; onTake: () => void }) {
  const nameOf = useNameOf()
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      className="button button-quiet w-full justify-start text-start font-normal aria-pressed:border-ink aria-pressed:font-semibold"
      onClick={onTake}
    >
      {nameOf(as)}
      {as.perUnit !== 1 && <span className="text-quiet"> × {as.perUnit}</span>}
    </button>
  )
}
