import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import {
  type ConfirmedPrices,
  PriceChange,
  type PriceSheet,
  type SheetPrice,
} from '#domain/prices/price-sheet-schema.ts'
import { isNoConnection, onWaiting, STAYS, WAITS } from '#web/offline/waiting.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { toast } from '#web/ui/toast.ts'
import { changePrices, confirmPrices, priceSheetQuery, type SheetAccess } from './price-api.ts'
import { draftNameOf, leaveEdits, takeLeftEdits } from './sheet-drafts.ts'
import { ageOf, currentEdits, Edits, reverseOf } from './sheet-edits.ts'
import { outcomeText, planOf } from './sheet-plan.ts'
import { dropWaitingPrices, letPricesWait, partsOf, waitingPriceIds } from './waiting-prices.ts'

/** What takes the last step back: what the server is told, and what is typed again afterwards. */
const Undo = z.object({ changes: z.array(PriceChange), edits: Edits })

/** What was done last, and how it is taken back. */
const Done = z.object({ text: z.string(), undo: z.nullable(Undo) })
type Done = z.infer<typeof Done>

/** What is kept on the device. */
const Stored = z.object({ edits: Edits, done: z.nullable(Done) })

export type SheetFailure = { text: string; cell?: { id: string; key: string } }

/** The sheet of a seller: what the server has, what is typed over it, and how that is saved and taken back. */
export function usePriceSheet(access: SheetAccess) {
  const queryClient = useQueryClient()
  const query = priceSheetQuery(access)
  const draftName = draftNameOf(access)
  const [begun] = useState(() => {
    const { data } = z.safeParse(Stored, readStored('device', draftName))
    return data ?? { edits: {}, done: null }
  })
  const [typed, setTyped] = useState<Edits>(begun.edits)
  const [isDead, setIsDead] = useState(false)
  const [done, setDone] = useState<Done | null>(begun.done)
  const [failure, setFailure] = useState<SheetFailure>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const [restored, setRestored] = useState(Object.keys(begun.edits).length > 0)
  const list = useQuery(query)
  const rows = usePreviousOrder(list.data)
  const edits = useMemo(() => (rows ? currentEdits(typed, rows) : typed), [typed, rows])

  useEffect(() => {
    const isEmpty = Object.keys(edits).length === 0 && !done
    storeValue('device', draftName, isEmpty ? undefined : { edits, done })
    if (isDead) leaveEdits(draftName)
  }, [draftName, edits, done, isDead])

  // What was typed by a link that opens nothing any more goes on here.
  const isOwn = 'userId' in access
  useEffect(() => {
    const left = isOwn && rows ? takeLeftEdits(rows) : {}
    if (Object.keys(left).length === 0) return
    setTyped((current) => ({ ...left, ...current }))
    setRestored(true)
  }, [isOwn, rows])

  const latest = useRef({ edits, rows: rows ?? [] })
  latest.current = { edits, rows: rows ?? [] }

  /** Somebody types: the next change, which ends the undo of what was done before. */
  const edit = useCallback((change: (edits: Edits) => Edits, id: string) => {
    setTyped((current) => change(currentEdits(current, latest.current.rows)))
    dropWaitingPrices(new Set([id]))
    setFailure(undefined)
    setRefused(({ [id]: _, ...others }) => others)
    setDone(null)
  }, [])

  /** One step over several rows that nobody has typed. */
  const editMany = (text: string, change: (edits: Edits) => Edits) => {
    const before = latest.current.edits
    const after = change(before)
    setTyped(after)
    dropWaitingPrices(new Set(Object.keys(after).filter((id) => after[id] !== before[id])))
    setFailure(undefined)
    setDone({ text, undo: { changes: [], edits: before } })
  }

  const setRows = (change: (row: SheetPrice) => SheetPrice) =>
    queryClient.setQueryData(query.queryKey, (data) => data && { ...data, prices: data.prices.map(change) })

  /** Lists and pages of products that were looked at before have another price now. */
  const showToBuyers = () => void queryClient.invalidateQueries({ queryKey: ['products'] })
  const showSaved = (prices: readonly SheetPrice[]) => {
    const byId = new Map(prices.map((row) => [row.id, row]))
    setRows((row) => byId.get(row.id) ?? row)
    setTyped((current) => without(current, byId))
  }
  const showConfirmed = (confirmed: ConfirmedPrices['confirmed']) => {
    const days = new Map(confirmed.map(({ id, priceConfirmedAt }) => [id, priceConfirmedAt]))
    setRows((row) => {
      const priceConfirmedAt = days.get(row.id)
      return priceConfirmedAt ? { ...row, priceConfirmedAt, freshness: 'fresh', reminders: 0 } : row
    })
  }
  const sendPart = async (part: PriceChange[]): Promise<SheetPrice[]> => {
    try {
      return await changePrices(access, part)
    } catch (error) {
      if (error instanceof AppError) setRefused(reasonsOf(error, part))
      throw error
    }
  }

  const run = async (work: () => Promise<void>) => {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    setRefused({})
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AppError)) reportError(error)
      else if (error.code === 'unauthenticated' && !isOwn) setIsDead(true)
      const text = error instanceof AppError ? error.message : 'An error occured, please try again.'
      setFailure({ text: isNoConnection(error) ? STAYS : text })
    } finally {
      setSending(false)
    }
  }

  /**
   * Saves what is typed in some rows and confirms others. What was changed elsewhere meanwhile, and not here, is taken over by a
   * second try; what both have changed is to be decided first.
   */
  const save = (changed: ReadonlySet<string>, confirmed: ReadonlySet<string>) =>
    run(async () => {
      const before = latest.current
      const made = new Map<string, PriceChange>()
      const versions = new Map(before.rows.map(({ id, version }) => [id, version]))
      const right = new Map<string, ConfirmedPrices['confirmed'][number]>()
      const attempt = async ({ rows, edits }: typeof before): Promise<SheetFailure | undefined> => {
        const left = rows.filter(({ id }) => !made.has(id) && !right.has(id))
        const plan = planOf(
          edits,
          left.filter(({ id }) => changed.has(id)),
          left.filter(({ id }) => confirmed.has(id)),
        )
        if (plan.problem) return { text: lookFirst(plan.wrong), cell: plan.problem }
        for (const part of partsOf(plan.changes)) {
          const saved = await sendPart(part)
          showSaved(saved)
          for (const { id, version } of saved) versions.set(id, version)
          for (const change of part) made.set(change.id, change)
        }
        for (const part of partsOf(plan.confirmed)) {
          const answer = await confirmPrices(access, part)
          showConfirmed(answer.confirmed)
          for (const each of answer.confirmed) right.set(each.id, each)
        }
        return undefined
      }
      const attemptAgain = async (error: unknown) => {
        const prices = isOutdated(error) ? (await list.refetch()).data?.prices : undefined
        if (!prices) throw error
        setRefused({})
        return attempt({ rows: prices, edits: currentEdits(before.edits, prices) })
      }
      /** What has not been saved when the line goes. */
      const wait = (error: unknown) => {
        const left = before.rows.filter(({ id }) => !made.has(id) && !right.has(id))
        const plan = planOf(
          before.edits,
          left.filter(({ id }) => changed.has(id)),
          left.filter(({ id }) => confirmed.has(id)),
        )
        if (!isNoConnection(error) || !letPricesWait(access, plan)) throw error
        toast(WAITS)
        return undefined
      }
      try {
        setFailure(await attempt(before).catch(attemptAgain).catch(wait))
      } finally {
        if (made.size + right.size > 0) {
          dropWaitingPrices(new Set([...made.keys(), ...right.keys()]))
          const changes = before.rows.flatMap((row) => {
            const change = made.get(row.id)
            const confirmation = right.get(row.id)
            // What was changed elsewhere since is not taken back.
            const version = versions.get(row.id)
            if (change) return [{ ...reverseOf(row, change), version }]
            return confirmation
              ? [{ id: row.id, ...ageOf(row), priceConfirmedAt: confirmation.before, version }]
              : []
          })
          setDone({ text: outcomeText(made.size, right.size), undo: { changes, edits: before.edits } })
          setRestored(false)
        }
        void list.refetch()
        showToBuyers()
      }
    })

  const undo = () =>
    run(async () => {
      if (!done?.undo) return
      const { changes, edits: typedBefore } = done.undo
      const shown = new Set(latest.current.rows.map(({ id }) => id))
      const there = changes.filter(({ id }) => shown.has(id))
      for (const part of partsOf(there)) showSaved(await sendPart(part))
      if (there.length > 0) showToBuyers()
      setTyped((current) => (there.length > 0 ? { ...typedBefore, ...current } : typedBefore))
      setDone({ text: 'Undone', undo: null })
    })

  const waits = useSyncExternalStore(onWaiting, waitingPriceIds, () => '')
  const waiting = useMemo(() => new Set(isOwn && waits ? waits.split(' ') : []), [isOwn, waits])

  return {
    list,
    rows,
    edits,
    waiting,
    refused,
    sending,
    failure,
    done,
    edit,
    editMany,
    save,
    undo,
    draft: {
      restored: restored && Object.keys(edits).some((id) => !waiting.has(id)),
      lost: 0,
      startOver: () => {
        setTyped({})
        dropWaitingPrices(new Set(Object.keys(edits)))
        setRestored(false)
      },
    },
  }
}

export type PriceSheetState = ReturnType<typeof usePriceSheet>

const lookFirst = (wrong: number) => `${wrong === 1 ? '1 price needs' : `${wrong} prices need`} a look first`

/** Something of it was changed or deleted elsewhere: the next list says what. */
const isOutdated = (error: unknown) =>
  error instanceof AppError && (error.code === 'stale' || error.code === 'not-found')

const without = (edits: Edits, ids: ReadonlyMap<string, unknown>): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.has(id)))

/** What the server says of each of the changes, by the offer's id: `3.regularPrice` is of the fourth. */
function reasonsOf({ fields }: AppError, part: readonly PriceChange[]): Record<string, string> {
  const reasons = fields.flatMap(({ path, message }) => {
    const id = part[Number.parseInt(path.replace(/^\[/, ''), 10)]?.id
    return id === undefined ? [] : [[id, message] as const]
  })
  return Object.fromEntries(reasons)
}

/** Rows stay where they are while the page is open, whatever their new place on the list. */
function usePreviousOrder(data: PriceSheet | undefined): SheetPrice[] | undefined {
  const [order] = useState(() => new Map<string, number>())
  return useMemo(() => {
    if (!data) return undefined
    for (const { id } of data.prices) if (!order.has(id)) order.set(id, order.size)
    return data.prices.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  }, [data, order])
}
