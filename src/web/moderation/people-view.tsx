import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import type { Person } from '#domain/moderation/admin-schema.ts'
import { PEOPLE_SEARCH, parsePeopleSearch } from '#domain/moderation/moderation-rules.ts'
import { formatPhone } from '#domain/phone.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { InputField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { peopleQuery } from './admin-api.ts'
import { type BusinessIntent, useBusinessDecision } from './business-decision.tsx'
import type { Intent } from './moderation-dialog.tsx'
import { useModeration } from './moderation-dialog.tsx'
import { ACTIONS } from './moderation-texts.ts'
import { NextPage } from './next-page.tsx'

/** Everybody with an account, the newest first, or those who are searched for. */
export function PeopleView({ search, after }: { search: string | undefined; after: string | undefined }) {
  const understood = search === undefined ? undefined : parsePeopleSearch(search)
  const isWrong = search !== undefined && understood === undefined
  return (
    <section aria-label="People" className="grid gap-4">
      <SearchForm key={search} search={search} isWrong={isWrong} />
      {!isWrong && <PeopleList search={understood} after={after} />}
    </section>
  )
}

function SearchForm({ search, isWrong }: { search: string | undefined; isWrong: boolean }) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('search')).trim()
    void navigate({ to: '/admin', search: { view: 'people', search: typed || undefined } })
  }
  return (
    <search>
      <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_auto] items-start gap-3">
        <InputField
          label="Search people"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={PEOPLE_SEARCH.max}
          autoComplete="off"
          hint="Part of a name, e-mail address or phone number"
          error={isWrong ? `Type at least ${PEOPLE_SEARCH.min} letters or digits in a row` : undefined}
        />
        <button type="submit" className="button button-action mt-6">
          Search
        </button>
      </form>
    </search>
  )
}

type ListProps = { search: string | undefined; after: string | undefined }

function PeopleList({ search, after }: ListProps) {
  const { data, error, isPending, refetch } = useQuery(peopleQuery({ search, after }))
  const account = useModeration()
  const business = useBusinessDecision()
  if (isPending) return <Loading />
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  return (
    <>
      {data.people.length === 0 && (
        <EmptyNotice
          hint={search && 'Try another spelling, or part of it.'}
          action={
            <Link to="/admin" search={{ view: 'people' }} className="button button-quiet">
              Everybody
            </Link>
          }
        >
          {search ? `Nobody found for “${search}”` : 'Nobody left here'}
        </EmptyNotice>
      )}
      {data.people.length > 0 && (
        <ul className="divide-y divide-line border-y border-edge">
          {data.people.map((person) => (
            <PersonRow key={person._id} person={person} onAsk={account.ask} onRefuse={business.ask} />
          ))}
        </ul>
      )}
      <NextPage view="people" search={search} after={after} next={data.next} />
      {account.dialog}
      {business.dialog}
    </>
  )
}

type RowProps = {
  person: Person
  onAsk: (intent: Intent) => void
  onRefuse: (intent: BusinessIntent) => void
}

function PersonRow({ person, onAsk, onRefuse }: RowProps) {
  const { _id: id, username, suspendedReason } = person
  const action = suspendedReason === null ? 'suspend' : 'unsuspend'
  return (
    <li
      aria-label={username}
      className="grid grid-cols-1 gap-x-6 gap-y-1 overflow-clip py-3 md:grid-cols-2 xl:grid-cols-[4fr_6fr_9rem_8.5rem]"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {suspendedReason === null ? (
            <Link to={shopPath(person)} className="link">
              <bdi>{username}</bdi>
            </Link>
          ) : (
            <bdi>{username}</bdi>
          )}
        </p>
        <p className="text-sm text-quiet tabular-nums">
          {offersText(person)}, joined {formatDay(person.createdAt)}
        </p>
        {person.storeAddress && <p className="text-sm text-quiet wrap-anywhere">{person.storeAddress}</p>}
      </div>
      <Reached person={person} />
      <Checked person={person} />
      <div className="grid min-w-0 content-start gap-2 max-xl:md:col-start-1 max-xl:md:row-start-2">
        {suspendedReason !== null && (
          <div>
            <p className="font-semibold text-alarm">Suspended</p>
            <LongText>{suspendedReason}</LongText>
          </div>
        )}
        <div className="flex flex-wrap gap-x-4 md:-my-2.5 xl:justify-end">
          {person.admin ? (
            <p className="text-sm text-quiet">Admins cannot be suspended</p>
          ) : (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center text-sm text-quiet hover:text-alarm"
              aria-haspopup="dialog"
              aria-label={`${ACTIONS[action].label}: ${username}`}
              onClick={() => onAsk({ action, subject: 'user', id, title: username })}
            >
              {ACTIONS[action].label}
            </button>
          )}
          {person.businessApproved && (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center text-sm text-quiet hover:text-alarm"
              aria-haspopup="dialog"
              aria-label={`Refuse the business: ${username}`}
              onClick={() => onRefuse({ decision: 'refuse', userId: id, username, approved: true })}
            >
              Refuse the business
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

function offersText({ offers, offersCapped }: Person): string {
  if (offers === 0) return 'No offers'
  return `${formatFigure(offers)}${offersCapped ? '+' : ''} ${offers === 1 ? 'offer' : 'offers'}`
}

/** Where they are reached, and whether they have shown that it is theirs. */
function Reached({ person }: { person: Person }) {
  const { email, emailVerified, mobileNumber, phoneConfirmedAt } = person
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <p>
        {email} <State is={emailVerified}>{emailVerified ? 'confirmed' : 'not confirmed'}</State>
      </p>
      <p className="tabular-nums">
        {mobileNumber ? (
          <>
            {formatPhone(mobileNumber)}{' '}
            <State is={phoneConfirmedAt !== null}>
              {phoneConfirmedAt ? `confirmed ${formatDay(phoneConfirmedAt)}` : 'not confirmed'}
            </State>
          </>
        ) : (
          <span className="text-quiet">No phone number</span>
        )}
      </p>
    </div>
  )
}

/** A second factor is for admins: that others have none is nothing to say. */
function Checked({ person: { businessCheckedAt, secondFactor, admin } }: { person: Person }) {
  return (
    <div className="text-sm max-xl:md:col-start-2">
      <p className={businessCheckedAt ? '' : 'text-quiet'}>
        {businessCheckedAt
          ? `Business checked ${unbroken(formatDay(businessCheckedAt))}`
          : 'Business not checked'}
      </p>
      {(secondFactor || admin) && <p>Second factor {secondFactor ? 'on' : 'off'}</p>}
    </div>
  )
}

const State = ({ is, children }: { is: boolean; children: string }) => (
  <span className={is ? 'text-site' : 'text-quiet'}>({children})</span>
)
