import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type IndexEvidence,
  type JoinedSellers,
  JoinedSellersInput,
} from '#domain/prices/index-review-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { useSentForm } from '#web/sent-form.ts'
import { ChoiceField, TextAreaField } from '#web/ui/form-fields.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'

type Seller = IndexEvidence['controllers'][number]['sellers'][number]
type Pair = JoinedSellers['pairs'][number]

const joinedSellersQuery = queryOptions({
  queryKey: ['admin', 'price index', 'joined'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().admin['price-index'].joined.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

function useJoining(defaultValues: JoinedSellersInput, said: string) {
  const queryClient = useQueryClient()
  return useSentForm({
    schema: JoinedSellersInput,
    defaultValues,
    send: async (json) => {
      await answerOf(api().admin['price-index'].joined.$post({ json }))
      toast(said)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'price index'] })
    },
  })
}

/** Of the sellers behind a value two that are one: they have one vote from the next Monday on. */
export function JoinSellers({ sellers }: { sellers: readonly Seller[] }) {
  const { field, submit, sending } = useJoining(
    { seller: sellers[0]?.id ?? '', into: '', join: true, reason: '' },
    'They share one vote from next Monday',
  )
  if (sellers.length < 2) return null
  const options: [string, string][] = sellers.map(({ id, name }) => [id, name])
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold">
        <span className="link">Two of them are the same seller</span>
      </summary>
      <form onSubmit={submit} noValidate className="grid max-w-prose gap-3">
        <ChoiceField label="This seller" options={options} {...field('seller')} />
        <ChoiceField
          label="is the same as"
          options={options}
          emptyOption="Choose"
          hint="One vote for both, from next Monday. You can separate them again below."
          {...field('into')}
        />
        <TextAreaField label="Reason, for the log" rows={2} {...field('reason')} />
        <SubmitButton sending={sending} sendingText="Sending...">
          Join them
        </SubmitButton>
      </form>
    </details>
  )
}

/** Whom moderators have joined, each pair to be separated again. */
export function JoinedSellersList() {
  const { data, error, refetch } = useQuery(joinedSellersQuery)
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!data || data.pairs.length === 0) return null
  return (
    <section aria-labelledby="joined-sellers" className="mt-4 grid gap-2">
      <h2 id="joined-sellers" className="text-lg">
        Joined by moderators
      </h2>
      <ul className="grid gap-2">
        {data.pairs.map((pair) => (
          <JoinedPair key={`${pair.seller.id} ${pair.into.id}`} pair={pair} />
        ))}
      </ul>
    </section>
  )
}

function JoinedPair({ pair: { seller, into } }: { pair: Pair }) {
  const { field, submit, sending } = useJoining(
    { seller: seller.id, into: into.id, join: false, reason: '' },
    'They each have a vote from next Monday',
  )
  return (
    <li className="card p-4">
      <p className="wrap-anywhere">
        <bdi>{seller.name}</bdi> and <bdi>{into.name}</bdi>
      </p>
      <details>
        <summary className="flex min-h-11 items-center font-semibold">
          <span className="link">Separate them</span>
        </summary>
        <form onSubmit={submit} noValidate className="grid max-w-prose gap-3">
          <TextAreaField label="Reason, for the log" rows={2} {...field('reason')} />
          <SubmitButton sending={sending} sendingText="Sending...">
            Separate
          </SubmitButton>
        </form>
      </details>
    </li>
  )
}
