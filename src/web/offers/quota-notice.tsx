import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { OFFERS_ONLINE } from '#domain/offers/offer-quota.ts'
import type { OfferQuota } from '#domain/offers/offer-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { useCompany } from '#web/layout/root-context.ts'
import { formatTotal } from '#web/lists/total.ts'
import { useConfirmAddress } from '#web/session/confirm-address.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'

/** How many offers somebody has, and may have online. Below the key of the own offers: whatever changes those changes it. */
export const quotaQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own', 'quota', userId],
    queryFn: async ({ signal }): Promise<OfferQuota> =>
      (await answerOf(api().user.quota[':userId'].$get({ param: { userId } }, { init: { signal } }))).json(),
    staleTime: 0,
  })

/** What waits and why, and what there is to do about it; nothing where nothing waits. */
export function QuotaNotice() {
  const owner = useOwner()
  const { email } = useCompany()
  const { data: quota, refetch } = useQuery(quotaQuery(owner._id))
  const { confirmAddress, dialog } = useConfirmAddress()
  const confirm = async () => {
    if (await confirmAddress(owner.email)) void refetch()
  }
  if (!owner.emailVerified && quota && quota.online + quota.waiting > 0)
    return (
      <Notice title="Confirm your address">
        <p>
          {quota.waiting > 0
            ? 'Your offers go online as soon as you confirm your e-mail address.'
            : `Please confirm your e-mail address${quota.confirmBy ? `. Your offers stay online until ${formatDay(quota.confirmBy)}; after that they wait` : ''}.`}
        </p>
        <button
          type="button"
          className="button button-action justify-self-start"
          onClick={() => void confirm()}
        >
          Confirm my address
        </button>
        {dialog}
      </Notice>
    )
  if (!quota || quota.quota === null || quota.waiting === 0) return dialog
  return (
    <Notice
      title={`${formatTotal({ total: quota.waiting, totalCapped: quota.waitingCapped })} of your offers ${quota.waiting === 1 ? 'is' : 'are'} waiting`}
    >
      <p className="tabular-nums">
        You can have {formatFigure(quota.quota)} offers online, products and homes together. The rest go
        online by themselves, oldest first, when you delete others or once we have{' '}
        {quota.quota === OFFERS_ONLINE.first ? 'confirmed your phone number' : 'checked your business'}.
      </p>
      <p>
        {quota.quota === OFFERS_ONLINE.first
          ? `With a confirmed phone you can have ${formatFigure(OFFERS_ONLINE.phoneConfirmed)}, with a checked business any number. `
          : 'With a checked business there is no limit. '}
        {email && (
          <>
            Write to{' '}
            <a href={`mailto:${email}`} className="link font-semibold">
              {email}
            </a>{' '}
            from your account’s address.
          </>
        )}
      </p>
      {dialog}
    </Notice>
  )
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card grid gap-3 border-signal p-4">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
)
