import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { DashboardForm } from '#web/layout/dashboard-page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { BusinessCheck } from './business-check.tsx'
import { PhoneConfirmation } from './phone-confirmation.tsx'
import { verificationQuery } from './verification-api.ts'

/** The two steps to the badge: the phone by a code, the business by a person. */
export function Verification() {
  const { data, error, isPending, refetch } = useQuery(verificationQuery)
  const isVerified = data?.phone.confirmedAt && data.business.checkedAt
  return (
    <DashboardForm
      id="verified"
      title="Become a verified seller"
      note={
        isVerified ? (
          <span className="inline-flex items-center gap-2 font-semibold text-site">
            <BadgeCheck size={20} strokeWidth={1.75} aria-hidden="true" />
            Your shop is verified.
          </span>
        ) : (
          'Buyers see your “Verified” badge and find you when they filter for verified sellers. You need a confirmed phone and a business we have checked.'
        )
      }
    >
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && (
        <>
          <PhoneConfirmation phone={data.phone} />
          <BusinessCheck business={data.business} documents={data.documents} />
        </>
      )}
    </DashboardForm>
  )
}
