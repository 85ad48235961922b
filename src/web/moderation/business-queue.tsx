import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/dates.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { BUSINESS_DECISIONS } from '#domain/verification/verification-rules.ts'
import type { SharedNumber } from '#domain/verification/verification-schema.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { checkedBusinessesQuery } from './admin-api.ts'
import { BusinessCard } from './business-card.tsx'
import { useBusinessDecision } from './business-decision.tsx'
import { EmptyPage } from './empty-page.tsx'
import { businessQueueQuery } from './moderation-api.ts'
import { NextPage } from './next-page.tsx'

/** The businesses that wait to be checked, the oldest first. */
export function BusinessQueue({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(businessQueueQuery(page))
  const { ask, dialog } = useBusinessDecision()
  return (
    <section aria-label="Shops to verify" className="grid gap-4">
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.sharedNumbers.length > 0 && <SharedNumbers numbers={data.sharedNumbers} />}
      {data && data.businesses.length === 0 && (
        <EmptyPage total={data.pagination.total} view="shops">
          <EmptyNotice hint="Businesses that sellers send for checking appear here.">
            No shops waiting
          </EmptyNotice>
        </EmptyPage>
      )}
      {data?.businesses.map((business) => (
        <BusinessCard key={business.owner._id} business={business} choices={BUSINESS_DECISIONS} onAsk={ask} />
      ))}
      {data && data.businesses.length > 0 && (
        <PaginationLinks {...data.pagination} search={{ view: 'shops' }} />
      )}
      {dialog}
    </section>
  )
}

/** The businesses whose check is good, the newest first: each can be refused. */
export function CheckedBusinesses({ after }: { after: string | undefined }) {
  const { data, error, isPending, refetch } = useQuery(checkedBusinessesQuery(after))
  const { ask, dialog } = useBusinessDecision()
  return (
    <section aria-label="Checked shops" className="grid gap-4">
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data?.businesses.length === 0 && (
        <EmptyNotice hint="Shops you approve appear here.">
          {after ? 'Nothing left here' : 'No checked shops'}
        </EmptyNotice>
      )}
      {data?.businesses.map((business) => (
        <BusinessCard key={business.owner._id} business={business} choices={['refuse']} approved onAsk={ask}>
          <p className="text-sm wrap-anywhere">
            Checked {formatDay(business.checkedAt)}
            {business.checkedBy && ` by ${business.checkedBy}`}
            {business.expiresAt && `, good until ${formatDay(business.expiresAt)}`}
          </p>
        </BusinessCard>
      ))}
      {data && <NextPage view="checked" after={after} next={data.next} />}
      {dialog}
    </section>
  )
}

function SharedNumbers({ numbers }: { numbers: readonly SharedNumber[] }) {
  return (
    <section aria-label="Numbers of several accounts" className="card grid gap-2 p-4">
      <h2 className="text-lg">Numbers confirmed by several accounts</h2>
      <ul>
        {numbers.map(({ mobileNumber, people }) => (
          <li key={mobileNumber} className="wrap-anywhere">
            <PhoneText number={mobileNumber} />:{' '}
            {people.map((person, index) => (
              <span key={person._id}>
                {index > 0 && ', '}
                <a href={shopPath(person)} className="link">
                  {person.username}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
