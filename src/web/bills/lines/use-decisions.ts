import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillPricing, LineDecision, PricedBillLine } from '#domain/bills/pricing/pricing-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import {
  type BillDoor,
  decideLine,
  type LinePage,
  linesQuery,
  type PricedLine,
  pricingQuery,
} from '../bill-api.ts'

/** `before` is what was said of the line until then, `pricedAt` when the bill had been priced: what is said since is in no price. */
type Said = {
  key: string
  decision: LineDecision | null
  before: LineDecision | null
  pricedAt: string | undefined
}

export type Decisions = ReturnType<typeof useDecisions>

/** What the owner says of lines, one after the other, and takes back in turn. */
export function useDecisions(door: BillDoor) {
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<readonly Said[]>([])
  const { queryKey } = linesQuery(door)
  const pages = (): InfiniteData<LinePage> | undefined => queryClient.getQueryData(queryKey)
  const lineOf = (key: string): PricedLine | undefined =>
    pages()
      ?.pages.flatMap(({ lines }) => lines)
      .find(({ line }) => line.key === key)
  const lastPriced = () => queryClient.getQueryData<BillPricing | null>(pricingQuery(door).queryKey)?.pricedAt

  const { mutate } = useMutation({
    mutationFn: ({ key, decision }: Pick<Said, 'key' | 'decision'>) => decideLine(door.id, key, decision),
    // A decision that overtakes another would be overwritten by it.
    scope: { id: `decisions of ${door.id}` },
    onSuccess: (priced: PricedBillLine) =>
      queryClient.setQueryData(
        queryKey,
        (all: InfiniteData<LinePage> | undefined) => all && withLine(all, priced),
      ),
    onError: (error, failed) => {
      setSaid((all) => all.filter((each) => each !== failed))
      toastFailure(error)
    },
  })
  const decide = (key: string, decision: LineDecision | null) => {
    const earlier = said.findLast((each) => each.key === key)
    const before = earlier ? earlier.decision : storedDecision(lineOf(key))
    const next: Said = { key, decision, before, pricedAt: lastPriced() }
    setSaid([...said, next])
    mutate(next)
  }
  const undo = () => {
    const last = said.at(-1)
    if (!last) return
    setSaid(said.slice(0, -1))
    mutate({ key: last.key, decision: last.before })
  }
  const confirm = (key: string) => {
    const match = lineOf(key)?.priced.match
    if (match?.as && match.level === 'likely') decide(key, { as: match.as, rate: null })
  }
  const pricedAt = lastPriced()
  const waiting = new Map(
    said.filter((each) => each.pricedAt === pricedAt).map(({ key, decision }) => [key, decision]),
  )
  return {
    decide,
    undo: said.length > 0 ? undo : undefined,
    confirm,
    /** What is said and in no price yet, by the line. */
    waiting: waiting as ReadonlyMap<string, LineDecision | null>,
  }
}

/** What was said of a line at another time, as far as it shows. */
function storedDecision(line: PricedLine | undefined): LineDecision | null {
  if (line?.priced.match.level !== 'own') return null
  const { match, price } = line.priced
  return { as: match.as, rate: price?.by === 'own-rate' ? price.rate : null }
}

const withLine = (all: InfiniteData<LinePage>, priced: PricedBillLine): InfiniteData<LinePage> => ({
  ...all,
  pages: all.pages.map((page) =>
    page.lines.some(({ line }) => line.key === priced.key)
      ? {
          ...page,
          lines: page.lines.map((each) => (each.line.key === priced.key ? { ...each, priced } : each)),
        }
      : page,
  ),
})
