import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { capital } from '#domain/capital.ts'
import { formatDay } from '#domain/dates.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { type HeldValues, IndexReviewInput } from '#domain/prices/index-review-schema.ts'
import { inWeek, naira, percent } from '#domain/prices/index-words.ts'
import { answerOf, api } from '#web/api-client.ts'
import { useSentForm } from '#web/sent-form.ts'
import { TextAreaField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { EmptyPage } from './empty-page.tsx'
import { JoinedSellersList, JoinSellers } from './joined-sellers.tsx'
import { heldValuesQuery } from './moderation-api.ts'

type Held = HeldValues['values'][number]

const evidenceQuery = ({ week, material, region }: Held) =>
  queryOptions({
    queryKey: ['admin', 'price index', 'evidence', week, material, region],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().admin['price-index'].evidence.$get(
            { query: { week, material, state: region } },
            { init: { signal } },
          ),
        )
      ).json(),
    staleTime: 0,
  })

/** Values of the price index that wait for a moderator, each with the votes behind it. */
export function IndexView({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(heldValuesQuery(page))
  const [opened, setOpened] = useState<string>()
  const keyOf = ({ week, material, region }: Held) => `${week} ${material} ${region}`
  return (
    <section aria-label="Price index" className="grid gap-4">
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data?.values.length === 0 && (
        <EmptyPage total={data.pagination.total} view="index">
          <EmptyNotice hint="Prices that moved by more than 10 %, or because of one seller, appear here.">
            Nothing to review
          </EmptyNotice>
        </EmptyPage>
      )}
      {data?.values.map((held) => (
        <article key={keyOf(held)} className="card grid gap-3 p-4">
          <h2 className="text-lg">
            {capital(held.name)} in {held.region}, {inWeek(held.week)}
          </h2>
          <p className="tabular-nums">
            {naira(held.price)} {perUnit(held.unit)}, {percent(held.change)} in the week, {held.sellers}{' '}
            sellers
            {held.dropped > 0 && `, ${held.dropped} too far from the others`}
            {held.isDecidedByOne && '; one of them decides if it rises or falls'}
            {held.isWithheldBefore && '; withheld in an earlier week'}
          </p>
          {opened === keyOf(held) ? (
            <Evidence held={held} />
          ) : (
            <button
              type="button"
              className="button button-quiet w-fit"
              onClick={() => setOpened(keyOf(held))}
            >
              See the votes
            </button>
          )}
        </article>
      ))}
      {data && data.values.length > 0 && <PaginationLinks {...data.pagination} search={{ view: 'index' }} />}
      <JoinedSellersList />
    </section>
  )
}

function Evidence({ held }: { held: Held }) {
  const { data, error, isPending, refetch } = useQuery(evidenceQuery(held))
  if (isPending) return <Loading />
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section className="overflow-x-auto" aria-label="Votes" tabIndex={0}>
        <table className="w-full text-sm tabular-nums [&_td]:py-1 [&_td]:pe-3 [&_th]:py-1 [&_th]:pe-3 [&_th]:text-start">
          <thead className="text-quiet">
            <tr>
              <th scope="col">Seller</th>
              <th scope="col">Offers</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
              <th scope="col">Change</th>
              <th scope="col">Noticed</th>
              <th scope="col">Asked in 90 days</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {data.controllers.map(
              ({ sellers, offers, before, after, change, twins, isYoung, verifiedSince, series }) => (
                <tr key={`${sellers.map(({ id }) => id).join()} ${verifiedSince} ${before} ${after}`}>
                  <th scope="row" className="font-normal">
                    {sellers.map(({ name }) => name).join(', ') || 'Has left'}
                  </th>
                  <td>{offers}</td>
                  <td>{before === null ? '–' : naira(before)}</td>
                  <td>{after === null ? '–' : naira(after)}</td>
                  <td className="whitespace-nowrap">{percent(change)}</td>
                  <td>
                    {[
                      isYoung && `verified only since ${verifiedSince ? formatDay(verifiedSince) : 'lately'}`,
                      twins > 0 && `${twins} ${twins === 1 ? 'other now asks' : 'others now ask'} the same`,
                    ]
                      .filter(Boolean)
                      .join(', ') || '–'}
                  </td>
                  <td className="min-w-64">
                    {series.map(({ at, price }) => `${naira(price)} (${formatDay(at)})`).join(', ') || '–'}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
      <Decision held={held} publish />
      <Decision held={held} publish={false} />
      <JoinSellers sellers={data.controllers.flatMap(({ sellers }) => sellers)} />
    </>
  )
}

function Decision({ held: { week, material, region }, publish }: { held: Held; publish: boolean }) {
  const queryClient = useQueryClient()
  const { field, submit, sending } = useSentForm({
    schema: IndexReviewInput,
    defaultValues: { week, material, region, publish, reason: '' },
    send: async (json) => {
      await answerOf(api().admin['price-index'].$post({ json }))
      toast(publish ? 'It will be published within a minute' : 'It is withheld')
      await queryClient.invalidateQueries({ queryKey: ['admin', 'price index'] })
    },
  })
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold">
        <span className="link">{publish ? 'Publish it' : 'Withhold it'}</span>
      </summary>
      <form onSubmit={submit} noValidate className="grid max-w-prose gap-3">
        <TextAreaField label="Reason (shown to the public)" rows={2} {...field('reason')} />
        <SubmitButton sending={sending} sendingText="Sending..." danger={!publish}>
          {publish ? 'Publish' : 'Withhold'}
        </SubmitButton>
      </form>
    </details>
  )
}
