import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { formatPhone } from '#domain/phone.ts'
import { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import type { BusinessDecision } from '#domain/verification/verification-rules.ts'
import type {
  BusinessDocument,
  SharedNumber,
  WaitingBusiness,
} from '#domain/verification/verification-schema.ts'
import { toastFailure, useSentForm } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/form-fields.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { EmptyPage } from './empty-page.tsx'
import { businessQueueQuery, decideBusiness, readDocument } from './moderation-api.ts'

const DECISIONS: Record<BusinessDecision, { label: string; outcome: string; done: string }> = {
  approve: {
    label: 'Approve',
    outcome: 'The business counts as checked for a year. The seller is told by mail.',
    done: 'Approved',
  },
  ask: {
    label: 'Ask',
    outcome: 'The seller gets your question by mail, and can send it again.',
    done: 'Asked',
  },
  refuse: {
    label: 'Refuse',
    outcome: 'The seller is told why, by mail, and can send it again.',
    done: 'Refused',
  },
}
const ORDER = ['approve', 'ask', 'refuse'] as const

type Intent = { decision: BusinessDecision; userId: string; username: string; version: string }

/** The businesses that wait to be checked, the oldest first. */
export function BusinessQueue({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(businessQueueQuery(page))
  const [intent, setIntent] = useState<Intent>()
  return (
    <section aria-label="Shops to verify" className="grid gap-4">
      {isPending && <p role="status">Loading...</p>}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.sharedNumbers.length > 0 && <SharedNumbers numbers={data.sharedNumbers} />}
      {data && data.businesses.length === 0 && (
        <EmptyPage total={data.pagination.total} view="shops">
          <EmptyNotice hint="What sellers send to have their business checked comes here.">
            No shop waits
          </EmptyNotice>
        </EmptyPage>
      )}
      {data?.businesses.map((business) => (
        <Business key={business.owner._id} business={business} onAsk={setIntent} />
      ))}
      {data && data.businesses.length > 0 && (
        <PaginationLinks {...data.pagination} search={{ view: 'shops' }} />
      )}
      {intent && (
        <DecisionDialog
          key={`${intent.decision} ${intent.userId}`}
          intent={intent}
          onClose={() => setIntent(undefined)}
        />
      )}
    </section>
  )
}

function SharedNumbers({ numbers }: { numbers: readonly SharedNumber[] }) {
  return (
    <section aria-label="Numbers of several accounts" className="card grid gap-2 p-4">
      <h2 className="text-lg">Numbers that several accounts have confirmed</h2>
      <ul>
        {numbers.map(({ mobileNumber, people }) => (
          <li key={mobileNumber} className="wrap-anywhere">
            {formatPhone(mobileNumber)}:{' '}
            {people.map(({ _id, username }, index) => (
              <span key={_id}>
                {index > 0 && ', '}
                <a href={`/sellerShop/${_id}`} className="link">
                  {username}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Business({
  business: { owner, documents, sentAt, answer, version, ...sent },
  onAsk,
}: {
  business: WaitingBusiness
  onAsk: (intent: Intent) => void
}) {
  const { _id: userId, username } = owner
  const facts = [
    ['CAC number', sent.cacNumber],
    ['Business name', sent.businessName],
    ['Works', sent.works],
    ['References', sent.referees],
    ['Place', sent.place],
    ['Store address', owner.storeAddress],
    ['Asked before', answer],
  ] as const
  return (
    <article aria-label={`Shop: ${username}`} className="card grid grid-cols-1 gap-3 overflow-clip p-4">
      <div>
        <h2 className="text-lg wrap-anywhere">
          <a href={`/sellerShop/${userId}`} className="link">
            <bdi>{username}</bdi>
          </a>
        </h2>
        <p className="text-sm text-quiet wrap-anywhere">
          {owner.email}, here since {formatDay(owner.createdAt)}, sent{' '}
          <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
        </p>
        <p className="text-sm text-quiet">
          {owner.mobileNumber ? formatPhone(owner.mobileNumber) : 'No number'}
          {owner.phoneConfirmedAt ? `, confirmed ${formatDay(owner.phoneConfirmedAt)}` : ', not confirmed'}
        </p>
      </div>
      <dl className="grid gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-sm font-semibold">{name}</dt>
                <dd>
                  <LongText>{value}</LongText>
                </dd>
              </div>
            ),
        )}
      </dl>
      {documents.length > 0 && (
        <ul aria-label="Documents" className="flex flex-wrap gap-x-4">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentButton document={document} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {ORDER.map((decision) => (
          <button
            key={decision}
            type="button"
            className="button button-quiet"
            aria-haspopup="dialog"
            aria-label={`${DECISIONS[decision].label}: ${username}`}
            onClick={() => onAsk({ decision, userId, username, version })}
          >
            {DECISIONS[decision].label}
          </button>
        ))}
      </div>
    </article>
  )
}

function DocumentButton({ document: { id, name } }: { document: BusinessDocument }) {
  const save = async () => {
    try {
      saveFile(await readDocument(id), name)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <button type="button" className="link min-h-11 wrap-anywhere" onClick={() => void save()}>
      {name}
    </button>
  )
}

function DecisionDialog({ intent, onClose }: { intent: Intent; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { decision, userId, username, version } = intent
  const { label, outcome, done } = DECISIONS[decision]
  const { field, submit, sending } = useSentForm({
    schema: BusinessDecisionInput,
    defaultValues: { reason: '', decision, userId, version },
    send: async (input) => {
      try {
        await decideBusiness(input)
        toast(done)
        onClose()
      } finally {
        // What cannot be decided has changed meanwhile: the queue says how.
        await queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'me' })
      }
    },
  })
  return (
    <Dialog title={label} open onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{username}</p>
        <p>{outcome}</p>
        <TextAreaField
          label={decision === 'ask' ? 'Question' : decision === 'approve' ? 'Note (not needed)' : 'Reason'}
          rows={3}
          {...field('reason')}
        />
        <SubmitButton sending={sending} sendingText="Sending..." danger={decision === 'refuse'}>
          {label}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
