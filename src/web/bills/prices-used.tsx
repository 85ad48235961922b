import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { BillPricing, PricedResource, PriceInput } from '#domain/bills/pricing/pricing-schema.ts'
import { formatDay } from '#domain/dates.ts'
import { resource as resourceOf } from '#domain/rates/resources.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { toastFailure } from '#web/failure-toast.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { type BillAccess, linesQuery, priceBill, pricingQuery } from './bill-api.ts'
import { naira } from './bill-words.ts'
import { OwnPrice } from './own-price.tsx'

/** What a bill was priced with: what each material, a day of work and of plant costs, and one's own price or none in its place. */
export function PricesUsed({ access, pricing }: { access: BillAccess; pricing: BillPricing }) {
  const { input, resources } = pricing
  const [isOpen, setOpen] = useState(false)
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const pricingIt = useMutation({
    mutationFn: (changed: Partial<PriceInput>) => priceBill(access.id, { ...input, ...changed }),
    onSuccess: (priced) => {
      queryClient.setQueryData(pricingQuery(access).queryKey, priced)
      return queryClient.invalidateQueries({ queryKey: linesQuery(access).queryKey })
    },
    onError: toastFailure,
  })
  const have = (id: PricedResource['resource']) => {
    const others = input.have.filter((each) => each !== id)
    pricingIt.mutate({ have: others.length < input.have.length ? others : [...others, id] })
  }
  return (
    <details
      data-lasting
      className="border-y border-line print:hidden"
      aria-busy={pricingIt.isPending}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 text-lg font-semibold">Prices used ({resources.length})</summary>
      {!user && !access.link && <p className="pb-3 text-quiet">Sign in to use your own prices.</p>}
      <ul>
        {(isOpen ? resources : []).map((each) => (
          <li
            key={each.resource}
            className="grid gap-x-6 gap-y-2 border-t border-line py-3 lg:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <p className="font-semibold tabular-nums">
                {each.name}: {naira(each.price)} per {each.unit}
              </p>
              <p className="text-sm text-quiet">
                {originText(each)}
                {each.specification && (
                  <>
                    {' · '}
                    <ComparisonLink
                      specification={each.specification}
                      state={input.state ?? ''}
                      className="link"
                    >
                      Compare<span className="sr-only"> offers of {each.name}</span>
                    </ComparisonLink>
                  </>
                )}
              </p>
            </div>
            {!access.link && (
              <div className="flex flex-wrap items-end gap-2">
                {resourceOf(each.resource).kind === 'Material' && (
                  <button
                    type="button"
                    aria-pressed={input.have.includes(each.resource)}
                    aria-label={`Already have it: ${each.name}`}
                    className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
                    onClick={() => !pricingIt.isPending && have(each.resource)}
                  >
                    <PackageCheck size={20} strokeWidth={1.75} aria-hidden="true" />
                    Already have it
                  </button>
                )}
                <OwnPrice
                  kind="price"
                  subject={each.resource}
                  label={`Your own price, NGN per ${each.unit}`}
                  onChanged={() => pricingIt.mutate({})}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where a price is from. */
export function originText({ origin, location, sellers, newest, approximately }: PricedResource): string {
  if (origin === 'have') return 'You already have it'
  if (origin === 'own') return 'Your own price'
  if (origin === 'starting') return 'ADLM’s starting price: too few sellers have it'
  const when = newest ? `, last confirmed ${formatDay(newest)}` : ''
  const about = approximately ? `, ${approximately}` : ''
  const who = sellers === 1 ? 'Price of 1 seller' : `Median of ${sellers} sellers`
  return `${who} in ${location ?? 'Nigeria'}${when}${about}`
}
