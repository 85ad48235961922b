import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { AlertChanges } from '#domain/alerts/alert-input.ts'
import { type AlertWay, SEARCH_NAME_MAX } from '#domain/alerts/alert-rules.ts'
import type { SavedSearch, SavedSearches as SavedSearchList } from '#domain/alerts/alert-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { removeSoon, useRemoved } from '#web/offers/removals.ts'
import { invalidateCurrentUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { useSingleMutation } from '#web/single-mutation.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { changeAlert, removeAlert, savedSearchesQuery } from './alert-api.ts'
import { useWays } from './alert-ways.tsx'
import { subscribeToPush } from './push-subscription.ts'

/** The searches that the account has saved, to be opened, renamed, paused, told otherwise and deleted. @param ifAny nothing where there are none */
export function SavedSearches({ ifAny = false }: { ifAny?: boolean }) {
  const { _id: userId } = useOwner()
  const { queryKey } = savedSearchesQuery(userId)
  const { data, error } = useQuery(savedSearchesQuery(userId))
  const queryClient = useQueryClient()
  const removed = useRemoved()
  const heading = useRef<HTMLHeadingElement>(null)
  // Who has just deleted the last one reads on here.
  const [hasDeleted, setHasDeleted] = useState(false)
  if (ifAny && !hasDeleted && !data?.searches.length) return null
  const searches = data?.searches.filter(({ id }) => !removed.has(id)) ?? []
  const remove = ({ id, name }: SavedSearch) => {
    setHasDeleted(true)
    // The call that may have to leave with the page is to find a fresh access token.
    void invalidateCurrentUser(queryClient)
    removeSoon({
      id,
      text: `“${name}” is deleted`,
      send: (keepalive) => removeAlert(id, keepalive),
      onSent: () =>
        queryClient.setQueryData(queryKey, (list) =>
          list ? { ...list, searches: list.searches.filter((each) => each.id !== id) } : list,
        ),
    })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section id="saved-searches" aria-labelledby="saved-searches-title" className="grid scroll-mt-24 gap-3">
      <h2 ref={heading} id="saved-searches-title" tabIndex={-1} className="text-xl outline-none">
        Saved searches
      </h2>
      {error && !data && <p role="alert">{error.message}</p>}
      {data && searches.length === 0 && (
        <p className="text-quiet">None yet. Search, and press “Save this search”: we tell you what is new.</p>
      )}
      {searches.length > 0 && (
        <ul className="card divide-y divide-line">
          {searches.map((search) => (
            <li key={search.id} className="p-4">
              <SavedSearchRow search={search} userId={userId} onRemove={() => remove(search)} />
            </li>
          ))}
        </ul>
      )}
      {data && searches.length >= data.limit - 5 && (
        <p className="text-sm text-quiet">
          {searches.length} of {data.limit} that you can save.
        </p>
      )}
    </section>
  )
}

type Row = { search: SavedSearch; userId: string; onRemove: () => void }

function SavedSearchRow({ search, userId, onRemove }: Row) {
  const { id, name, href, way, paused, waiting, done } = search
  const queryClient = useQueryClient()
  const show = (list: SavedSearchList) => queryClient.setQueryData(savedSearchesQuery(userId).queryKey, list)
  const [isEdited, setEdited] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const { key, ways } = useWays(way)
  const change = useSingleMutation({
    mutationFn: async (changes: AlertChanges) => {
      const push = changes.way === 'push' && key ? { push: await subscribeToPush(key) } : {}
      return changeAlert(id, { ...changes, ...push })
    },
    onSuccess: (list) => {
      show(list)
      // The form that had the focus goes.
      if (isEdited) edit.current?.focus({ preventScroll: true })
      setEdited(false)
    },
    onError: toastFailure,
  })
  const isBusy = change.isPending
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = form.get('way') as AlertWay
    change.mutate({ name: String(form.get('name')).trim(), ...(chosen !== way && { way: chosen }) })
  }
  const state = paused
    ? 'Paused'
    : done
      ? 'We have told you'
      : `${ways.find(([each]) => each === way)?.[1] ?? 'By a notification'}${waiting > 0 ? `; ${waiting} new since` : ''}`
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <a href={href} className="link block font-semibold break-words">
            {name}
          </a>
          <p className="text-sm text-quiet">{state}</p>
        </div>
        <div className="-mr-3 ml-auto flex gap-1">
          <button
            ref={edit}
            type="button"
            className="button"
            aria-label={`Change ${name}`}
            aria-expanded={isEdited}
            onClick={() => setEdited(!isEdited)}
          >
            <Pencil {...icon} />
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
            aria-disabled={isBusy}
            data-working={isBusy}
            onClick={() => change.mutate({ paused: !paused })}
          >
            {paused ? <Play {...icon} /> : <Pause {...icon} />}
          </button>
          <button type="button" className="button" aria-label={`Delete ${name}`} onClick={onRemove}>
            <Trash2 {...icon} />
          </button>
        </div>
      </div>
      {isEdited && (
        <form onSubmit={save} className="mt-4 grid max-w-md gap-4">
          <InputField label="Name" name="name" maxLength={SEARCH_NAME_MAX} defaultValue={name} />
          <ChoiceField label="Tell me what is new" name="way" options={ways} defaultValue={way} />
          <button
            type="submit"
            aria-disabled={isBusy}
            data-working={isBusy}
            className="button button-action justify-self-start"
          >
            {isBusy ? 'Saving...' : 'Save'}
          </button>
        </form>
      )}
    </>
  )
}
