import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AlertInput } from '#domain/alerts/alert-input.ts'
import { type AlertWay, MOVE_PERCENTS, SEARCH_NAME_MAX } from '#domain/alerts/alert-rules.ts'
import { type KnownDetails, nameOfSearch } from '#domain/alerts/search-name.ts'
import { capital } from '#domain/capital.ts'
import { AppError } from '#domain/errors.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { provedAddress } from './address-proof.ts'
import { createAlert } from './alert-api.ts'
import { useWays } from './alert-ways.tsx'
import { ForgetAddress } from './forget-address.tsx'
import { subscribeToPush } from './push-subscription.ts'

type SaveSearchDialogProps = Pick<AlertInput, 'kind' | 'search'> & {
  thing: string | undefined
  details: KnownDetails | undefined
  things: [string, string][] | undefined
  open: boolean
  onClose: () => void
}

/** What the search is called, how its author wants to be told, and where, for who is not signed in. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { kind, search, thing, details, things, open, onClose } = props
  const { user } = useCurrentUser()
  const { key, ways } = useWays()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<AppError>()
  const needsAddress = !user?.emailVerified
  const isPrice = kind === 'prices'
  const outcome = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.elements.namedItem(failure?.fields[0]?.path ?? '')
    if (field instanceof HTMLElement) field.focus()
  }, [failure])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const typed = new FormData(event.currentTarget)
    const way = typed.get('way') as AlertWay
    setSending(true)
    setFailure(undefined)
    try {
      const push = way === 'push' && key ? await subscribeToPush(key) : undefined
      const email = typed.get('email')
      const name = String(typed.get('name') ?? '')
      const chosen = ['specification', 'percent'].flatMap((field) => {
        const value = typed.get(field)
        return value === null ? [] : [[field, String(value)]]
      })
      const said = await createAlert(
        {
          kind,
          search: { ...search, ...Object.fromEntries(chosen) },
          name,
          way,
          ...(push && { push }),
          ...(email !== null && { email: String(email) }),
        },
        isPrice ? 'Your request to be told of a price' : name ? `Your search “${name}”` : 'Your search',
      )
      // Before the form goes, with the focus in it.
      outcome.current?.focus()
      setSaved(said)
      await queryClient.invalidateQueries({ queryKey: ['saved-searches'] })
    } catch (error) {
      if (!(error instanceof AppError)) reportError(error)
      setFailure(
        error instanceof AppError
          ? error
          : new AppError('unavailable', 'An error occured, please try again.'),
      )
    }
    setSending(false)
  }
  const wrong = (path: string) => failure?.fields.find((each) => each.path === path)?.message
  return (
    <Dialog
      title={isPrice ? 'Tell me when the price moves' : 'Save this search'}
      open={open}
      onClose={onClose}
    >
      <p
        ref={outcome}
        tabIndex={-1}
        role="status"
        className={saved ? 'mb-4 font-semibold outline-none' : 'sr-only'}
      >
        {saved}
      </p>
      {saved ? (
        !needsAddress && (
          <Link to="/profile" hash="saved-searches" className="button button-quiet">
            Your saved searches
          </Link>
        )
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
          {isPrice ? (
            <>
              {things ? (
                <ChoiceField
                  label={`Material, in ${search.state ?? 'Nigeria'}`}
                  name="specification"
                  options={things}
                />
              ) : (
                <p className="font-semibold">
                  {capital(thing ?? '')} in {search.state ?? 'Nigeria'}
                </p>
              )}
              <ChoiceField
                label="When it has moved by"
                name="percent"
                options={MOVE_PERCENTS.map((each) => [each, `${each} % or more`])}
                defaultValue="5"
                hint="Up or down from this week’s price, then from the last price we told you."
              />
            </>
          ) : (
            <InputField
              label="Name"
              name="name"
              maxLength={SEARCH_NAME_MAX}
              defaultValue={nameOfSearch({ kind, search }, thing, details)}
              error={wrong('name')}
            />
          )}
          <ChoiceField
            label={isPrice ? 'Tell me' : 'Tell me what is new'}
            name="way"
            options={ways}
            hint="Only when there is something new. One click in any mail stops them."
          />
          {needsAddress && (
            <InputField
              label="Your e-mail address"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="name@example.com"
              defaultValue={user?.email ?? provedAddress()}
              error={wrong('email')}
            />
          )}
          {needsAddress && !user && <ForgetAddress />}
          {failure && !wrong('email') && !wrong('name') && (
            <p role="alert" className="text-sm font-semibold text-alarm">
              {failure.message}
            </p>
          )}
          <button
            type="submit"
            aria-disabled={sending}
            data-working={sending}
            className="button button-action"
          >
            {sending ? 'Saving...' : 'Save'}
          </button>
        </form>
      )}
    </Dialog>
  )
}
