import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import {
  PRICES_PER_CALL,
  PriceChange,
  type PriceSheet,
  type SheetPrice,
} from '#domain/prices/price-sheet-schema.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { changePrices, confirmPrices, priceSheetQuery, type SheetDoor } from './price-api.ts'
import { changedRow, confirmedAt, currentEdits, Edits, reverseOf } from './sheet-edits.ts'
import { outcomeText, planOf } from './sheet-plan.ts'

/** What takes the last step back: what the server is told, and what is typed again afterwards. */
const Undo = z.object({ changes: z.array(PriceChange), edits: Edits })

/** What was done last, and how it is taken back. */
const Done = z.object({ text: z.string(), undo: z.nullable(Undo) })
type Done = z.infer<typeof Done>

/** What is kept on the device. */
const Stored = z.object({ edits: Edits, done: z.nullable(Done) })

export type SheetFailure = { text: string; cell?: { id: string; key: string } }

/** The sheet of a seller: what the server has, what is typed over it, and how that is saved and taken back. */
export function usePriceSheet(door: SheetDoor) {
  const queryClient = useQueryClient()
  const query = priceSheetQuery(door)
  const draftName = `prices:${'token' in door ? 'link' : door.userId}`
  const [begun] = useState(() => {
    const { data } = z.safeParse(Stored, readStored('device', draftName))
    return data ?? { edits: {}, done: null }
  })
  const [typed, setTyped] = useState<Edits>(begun.edits)
  const [done, setDone] = useState<Done | null>(begun.done)
  const [failure, setFailure] = useState<SheetFailure>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const [restored, setRestored] = useState(Object.keys(begun.edits).length > 0)
  const list = useQuery(query)
  const rows = useKeptOrder(list.data)
  const edits = useMemo(() => (rows ? currentEdits(typed, rows) : typed), [typed, rows])

  useEffect(() => {
    const isEmpty = Object.keys(edits).length === 0 && !done
    storeValue('device', draftName, isEmpty ? undefined : { edits, done })
  }, [draftName, edits, done])

  const latest = useRef({ edits, rows: rows ?? [] })
  latest.current = { edits, rows: rows ?? [] }

  /** Somebody types: the next change, which ends the undo of what was done before. */
  const edit = useCallback((change: (edits: Edits) => Edits, id: string) => {
    setTyped((current) => change(currentEdits(current, latest.current.rows)))
    setFailure(undefined)
    setRefused(({ [id]: _, ...others }) => others)
    setDone(null)
  }, [])

  /** One step over several rows that nobody has typed. */
  const editMany = (text: string, change: (edits: Edits) => Edits) => {
    const before = latest.current.edits
    setTyped(change(before))
    setFailure(undefined)
    setDone({ text, undo: { changes: [], edits: before } })
  }

  const setRows = (change: (row: SheetPrice) => SheetPrice) =>
    queryClient.setQueryData(query.queryKey, (data) => data && { ...data, prices: data.prices.map(change) })

  const refetch = async () => (await list.refetch({ cancelRefetch: true })).data

  /** Sends the changes, at most so many at a time: of each part all are made, or none. @returns those that were made */
  const sendChanges = async (changes: readonly PriceChange[], made: PriceChange[]) => {
    for (const part of partsOf(changes)) {
      await sendPart(part)
      const byId = new Map(part.map((change) => [change.id, change]))
      setRows((row) => {
        const change = byId.get(row.id)
        return change ? changedRow(row, change, new Date()) : row
      })
      setTyped((current) => withoutIds(current, byId))
      made.push(...part)
    }
  }
  const sendPart = async (part: PriceChange[]) => {
    try {
      await changePrices(door, part)
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
      setFailure({ text: error instanceof AppError ? error.message : 'An error occured, please try again.' })
    } finally {
      setSending(false)
    }
  }

  /** @param changed ids whose edits are saved @param confirmed ids whose prices are right as they stand there */
  const save = (changed: ReadonlySet<string>, confirmed: ReadonlySet<string>) =>
    run(async () => {
      const before = latest.current
      const made: PriceChange[] = []
      const right: { id: string; before: string }[] = []
      try {
        let now: typeof before | undefined = before
        // What was changed elsewhere meanwhile and not here is taken over; what both have changed is to be decided.
        for (let tries = 0; now; tries += 1) {
          const {
            changes,
            confirmed: ids,
            problem,
            wrong,
          } = planOf(
            now.edits,
            now.rows.filter(({ id }) => changed.has(id)),
            now.rows.filter(({ id }) => confirmed.has(id)),
          )
          if (problem) {
            setFailure({
              text: `${wrong === 1 ? '1 price needs' : `${wrong} prices need`} a look first`,
              cell: problem,
            })
            return
          }
          try {
            await sendChanges(changes, made)
            for (const part of partsOf(ids)) {
              const answer = await confirmPrices(door, part)
              const byId = new Map(answer.confirmed.map((each) => [each.id, each]))
              setRows((row) => {
                const at = byId.get(row.id)?.priceConfirmedAt
                return at ? { ...row, ...confirmedAt(at) } : row
              })
              right.push(...answer.confirmed)
            }
            break
          } catch (error) {
            if (!isStale(error) || tries > 0) throw error
            const prices = (await refetch())?.prices
            const left = withoutIds(before.edits, new Map(made.map((each) => [each.id, each])))
            now = prices && { rows: prices, edits: currentEdits(left, prices) }
          }
        }
      } finally {
        if (made.length + right.length > 0) {
          const rowOf = new Map(before.rows.map((row) => [row.id, row]))
          const reversed = made.flatMap((change) => {
            const row = rowOf.get(change.id)
            return row ? [reverseOf(row, change)] : []
          })
          const restoredDates = right.map(({ id, before }) => ({ id, priceConfirmedAt: before }))
          setDone({
            text: outcomeText(made.length, right.length),
            undo: { changes: [...reversed, ...restoredDates], edits: before.edits },
          })
          setRestored(false)
        }
        void refetch()
      }
    })

  const undo = () =>
    run(async () => {
      if (!done?.undo) return
      const { changes, edits: typedBefore } = done.undo
      const versions = new Map(latest.current.rows.map(({ id, version }) => [id, version]))
      const based = changes.map((change) => ({ ...change, version: versions.get(change.id) }))
      for (const part of partsOf(based)) await sendPart(part)
      if (changes.length > 0) await refetch()
      setTyped(changes.length > 0 ? { ...typedBefore, ...latest.current.edits } : typedBefore)
      setDone({ text: 'Taken back', undo: null })
    })

  return {
    list,
    rows,
    edits,
    refused,
    sending,
    failure,
    done,
    edit,
    editMany,
    save,
    undo,
    draft: {
      restored,
      lost: 0,
      startOver: () => {
        setTyped({})
        setRestored(false)
      },
    },
  }
}

export type PriceSheetState = ReturnType<typeof usePriceSheet>

const isStale = (error: unknown) => error instanceof AppError && error.code === 'stale'

const partsOf = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / PRICES_PER_CALL) }, (_, part) =>
    all.slice(part * PRICES_PER_CALL, (part + 1) * PRICES_PER_CALL),
  )

const withoutIds = (edits: Edits, ids: ReadonlyMap<string, unknown>): Edits =>
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
function useKeptOrder(data: PriceSheet | undefined): SheetPrice[] | undefined {
  const [order] = useState(() => new Map<string, number>())
  return useMemo(() => {
    if (!data) return undefined
    for (const { id } of data.prices) if (!order.has(id)) order.set(id, order.size)
    return data.prices.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  }, [data, order])
}
