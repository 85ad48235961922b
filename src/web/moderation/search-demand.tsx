import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { SearchedKind } from '#domain/alerts/alert-rules.ts'
import { formatDay } from '#domain/dates.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { MISSED_DAYS, MISSED_SHOWN_FROM } from '#domain/search/search-demand.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { TextField } from '#web/ui/fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { addedWordsQuery, addWord, missedSearchesQuery, removeWord } from './search-demand-api.ts'

/** What people search in vain, and the words that make the search understand them. */
export function SearchDemand() {
  const word = useRef<HTMLInputElement>(null)
  const teach = (typed: string) => {
    if (!word.current) return
    word.current.value = typed
    word.current.focus()
  }
  return (
    <div className="grid gap-8">
      <section aria-labelledby="missed-heading" className="grid gap-3">
        <h2 id="missed-heading" className="text-lg">
          Searched and not found
        </h2>
        <p className="max-w-2xl text-quiet">
          Words from the last {MISSED_DAYS} days, without numbers, searched on at least {MISSED_SHOWN_FROM}{' '}
          devices or days. They identify nobody.
        </p>
        <Missed onTeach={teach} />
      </section>
      <section aria-labelledby="dictionary-heading" className="grid gap-3">
        <h2 id="dictionary-heading" className="text-lg">
          Words you added
        </h2>
        <AddWord input={word} />
        <Added />
      </section>
    </div>
  )
}

const KINDS: Record<SearchedKind, string> = { products: 'Products', listings: 'Homes' }

function Missed({ onTeach }: { onTeach: (words: string) => void }) {
  const { data, error, isPending, refetch } = useQuery(missedSearchesQuery)
  if (isPending) return <Loading />
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (data.missed.length === 0) return <EmptyNotice>Every search found something</EmptyNotice>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1 [&_th]:text-start [&_th:first-child]:ps-0">
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col">Words</th>
            <th scope="col" className="max-sm:hidden">
              What
            </th>
            <th scope="col" className="max-sm:hidden">
              Where
            </th>
            <th scope="col" className="text-end!">
              Devices
            </th>
            <th scope="col" className="ps-8! max-sm:hidden">
              Last
            </th>
            <th scope="col">
              <span className="sr-only">Dictionary</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {data.missed.map(({ kind, words, place, count, lastDay }) => (
            <tr key={`${kind} ${words} ${place}`}>
              <th scope="row" className="wrap-anywhere">
                {words}
                <span className="block text-sm font-normal text-quiet sm:hidden">
                  {KINDS[kind]}, {place ?? 'Everywhere'}, last on {unbroken(formatDay(lastDay))}
                </span>
              </th>
              <td className="max-sm:hidden">{KINDS[kind]}</td>
              <td className="max-sm:hidden">{place ?? 'Everywhere'}</td>
              <td className="text-end tabular-nums">{count}</td>
              <td className="ps-8! whitespace-nowrap max-sm:hidden">{formatDay(lastDay)}</td>
              <td>
                <button
                  type="button"
                  className="link min-h-11 px-2 font-semibold"
                  onClick={() => onTeach(words)}
                >
                  Add<span className="sr-only"> {words} to the dictionary</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AddWord({ input }: { input: React.RefObject<HTMLInputElement | null> }) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: addWord,
    onSuccess: async (message) => {
      toast(message, { type: 'info' })
      form.current?.reset()
      await queryClient.invalidateQueries(addedWordsQuery)
    },
    onError: toastFailure,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const finds = String(fields.get('finds'))
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
    mutate({ word: String(fields.get('word')), finds })
  }
  return (
    <form ref={form} onSubmit={submit} className="grid items-end gap-3 md:grid-cols-[1fr_2fr_auto]">
      <TextField ref={input} label="People type" name="word" maxLength={60} required />
      <TextField
        label="Also find (separate with commas)"
        name="finds"
        placeholder="surface pump, water pump"
        required
      />
      <button
        type="submit"
        aria-disabled={isPending}
        data-working={isPending}
        className="button button-action"
      >
        Add the word
      </button>
    </form>
  )
}

function Added() {
  const queryClient = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(addedWordsQuery)
  const { mutate } = useMutation({
    mutationFn: removeWord,
    onSuccess: async (message) => {
      toast(message, { type: 'info' })
      await queryClient.invalidateQueries(addedWordsQuery)
    },
    onError: toastFailure,
  })
  if (isPending) return <Loading />
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (data.words.length === 0) return <p className="text-quiet">None yet.</p>
  return (
    <ul className="divide-y divide-line">
      {data.words.map(({ id, word, finds, addedBy }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span>
            <strong>{word}</strong> finds {finds.join(', ')}
            {addedBy && <span className="text-quiet"> ({addedBy})</span>}
          </span>
          <button type="button" className="button button-quiet" onClick={() => mutate(id)}>
            Remove<span className="sr-only"> {word}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
