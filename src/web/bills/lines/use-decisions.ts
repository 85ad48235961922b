import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LineDecision, PricedBillLine } from '#domain/bills/pricing/pricing-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { type BillDoor, decideLine, linesQuery, type PricedLine } from '../bill-api.ts'

type Decided = { key: string; decision: LineDecision | null }

/** What the owner says of lines, one after the other, and takes back in turn. */
export function useDecisions(door: BillDoor, lines: readonly PricedLine[] | undefined) {
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<readonly Decided[]>([])
  const { queryKey } = linesQuery(door)
  const deciding = useMutation({
    mutationFn: ({ key, decision }: Decided) => decideLine(door.id, key, decision),
    // A decision that overtakes another would be overwritten by it.
    scope: { id: `decisions of ${door.id}` },
    onSuccess: (priced: PricedBillLine) =>
      queryClient.setQueryData(queryKey, (all: PricedLine[] | undefined) =>
        all?.map((each) => (each.line.key === priced.key ? { ...each, priced } : each)),
      ),
    onError: toastFailure,
  })
  const decide = (key: string, decision: LineDecision | null) => {
    setSaid((before) => [...before.filter((each) => each.key !== key), { key, decision }])
    deciding.mutate({ key, decision })
  }
  const undo = () => {
    const last = said.at(-1)
    if (!last) return
    setSaid(said.slice(0, -1))
    deciding.mutate({ key: last.key, decision: null })
  }
  const latest = useRef(lines)
  latest.current = lines
  const confirm = (key: string) => {
    const match = latest.current?.find(({ line }) => line.key === key)?.priced.match
    if (match?.as && match.level === 'likely') decide(key, { as: match.as, rate: null })
  }
  return { decide, undo, confirm, count: said.length }
}
