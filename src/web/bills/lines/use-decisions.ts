import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { saidBesides } from '#domain/bills/pricing/line-decision.ts'
import type { LineDecision, PricedBillLine } from '#domain/bills/pricing/pricing-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { type BillAccess, decideLine, type LinePage, linesQuery, type PricedLine } from '../bill-api.ts'

/** `before` is what was said of the line until then. */
type Said = { key: string; decision: LineDecision | null; before: LineDecision | null }

/** What somebody says besides of a line; null takes everything back. */
export type More = Partial<LineDecision> | null

export type Decisions = ReturnType<typeof useDecisions>

/** What the owner says of lines, one after the other, and takes back in turn. It stands beside a line at once. */
export function useDecisions({ id, link }: BillAccess) {
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<readonly Said[]>([])
  const lines = useMemo(() => {
    const { queryKey } = linesQuery({ id, link })
    return {
      find: (key: string): PricedLine | undefined =>
        queryClient
          .getQueryData<InfiniteData<LinePage>>(queryKey)
          ?.pages.flatMap((page) => page.lines)
          .find(({ line }) => line.key === key),
      show: (priced: PricedBillLine) =>
        queryClient.setQueryData<InfiniteData<LinePage>>(queryKey, (all) => all && withLine(all, priced)),
    }
  }, [queryClient, id, link])

  const { mutate } = useMutation({
    mutationFn: ({ key, decision }: Pick<Said, 'key' | 'decision'>) => decideLine(id, key, decision),
    // A decision that overtakes another would be overwritten by it.
    scope: { id: `decisions of ${id}` },
    onMutate: ({ key, decision }) => {
      const before = lines.find(key)?.priced
      if (before) lines.show({ ...before, decision, waits: true })
      return before
    },
    onSuccess: lines.show,
    onError: (error, failed, before) => {
      if (before) lines.show(before)
      setSaid((all) => all.filter((each) => each !== failed))
      toastFailure(error)
    },
  })
  // The same each time: a grid of thousands of lines is handed them.
  const say = useMemo(() => {
    const decide = (key: string, more: More) => {
      const before = lines.find(key)?.priced.decision ?? null
      const next: Said = { key, decision: more && saidBesides(before, more), before }
      setSaid((all) => [...all, next])
      mutate(next)
    }
    const confirm = (key: string) => {
      const match = lines.find(key)?.priced.match
      if (match?.as && match.level === 'likely') decide(key, { as: match.as, rate: null })
    }
    return { decide, confirm }
  }, [lines, mutate])
  const undo = () => {
    const last = said.at(-1)
    if (!last) return
    setSaid(said.slice(0, -1))
    mutate({ key: last.key, decision: last.before })
  }
  return { ...say, undo: said.length > 0 ? undo : undefined }
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
