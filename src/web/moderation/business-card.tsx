import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { BusinessDecision } from '#domain/verification/verification-rules.ts'
import type { BusinessDocument, WaitingBusiness } from '#domain/verification/verification-schema.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { toastFailure } from '#web/failure-toast.ts'
import { LongText } from '#web/ui/long-text.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { type BusinessIntent, DECISIONS } from './business-decision.tsx'
import { readDocument } from './moderation-api.ts'

/** What a seller has sent, with what can be decided about it. `children` says what was decided before. */
export function BusinessCard({
  business: { owner, documents, sentAt, answer, version, ...sent },
  choices,
  approved = false,
  onAsk,
  children,
}: {
  business: WaitingBusiness
  choices: readonly BusinessDecision[]
  approved?: boolean
  onAsk: (intent: BusinessIntent) => void
  children?: ReactNode
}) {
  const { _id: userId, username } = owner
  const facts = [
    ['CAC number', sent.cacNumber],
    ['Business name', sent.businessName],
    ['Past work', sent.works],
    ['References', sent.referees],
    ['Place', sent.place],
    ['Store address', owner.storeAddress],
    ['Earlier question', answer],
  ] as const
  return (
    <article aria-label={`Shop: ${username}`} className="card grid grid-cols-1 gap-3 overflow-clip p-4">
      <div>
        <h2 className="text-lg wrap-anywhere">
          <a href={shopPath(owner)} className="link">
            <bdi>{username}</bdi>
          </a>
        </h2>
        <p className="text-sm text-quiet wrap-anywhere">
          {owner.email}, joined {formatDay(owner.createdAt)}, sent{' '}
          <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
        </p>
        <p className="text-sm text-quiet">
          {owner.mobileNumber ? <PhoneText number={owner.mobileNumber} /> : 'No number'}
          {owner.phoneConfirmedAt ? `, confirmed ${formatDay(owner.phoneConfirmedAt)}` : ', not confirmed'}
        </p>
        {children}
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
        {choices.map((decision) => (
          <button
            key={decision}
            type="button"
            className="button button-quiet"
            aria-haspopup="dialog"
            aria-label={`${DECISIONS[decision].label}: ${username}`}
            onClick={() => onAsk({ decision, userId, username, version, approved })}
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
