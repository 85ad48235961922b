import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import { AppError } from '#domain/errors.ts'
import { canRetry } from '#web/can-retry.ts'
import { isNoConnection } from '#web/offline/waiting.ts'
import { PastedCells } from './pasted-cells.tsx'
import { EXAMPLE, fetchExample, ownBillsQuery, sendBill } from './sent-bills-api.ts'

const MEGABYTE = 1024 * 1024
const TOO_LARGE = `The file is larger than ${BILL_LIMITS.bytes / MEGABYTE} MB. Remove pictures and sheets that are not in the bill, and send it again.`

const EMPTY = 'This file is empty. Save the bill again and resend it.'

type UploadBillProps = {
  versionOf?: string
  /** What becomes of it next; without this it is opened. */
  onSent?: (id: string) => Promise<void>
  children?: ReactNode
}

/** Three ways in: a file that is dropped or chosen, our example, cells that are pasted. What is refused or lost on the way can be sent again. */
export function UploadBill({ versionOf, onSent, children }: UploadBillProps) {
  const sending = useSentBill(versionOf, onSent)
  const [over, setOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      sending.send(event.dataTransfer.files[0])
    },
  }
  return (
    <section
      aria-labelledby="send-a-bill"
      {...drop}
      className={`grid content-start gap-4 rounded-card border border-dashed p-4 md:p-6 ${over ? 'border-action bg-wash' : 'border-edge bg-surface'}`}
    >
      <h2 id="send-a-bill" className="text-xl">
        {versionOf ? 'Send a new version' : 'Send your bill'}
      </h2>
      <noscript>
        <p>To send a file, allow JavaScript in your browser.</p>
      </noscript>
      <div className="needs-scripts grid gap-3 md:justify-items-center md:text-center">
        <FileSpreadsheet
          size={32}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-quiet max-md:hidden"
        />
        <p className="max-md:hidden">Drop the file here, or</p>
        <label className="button button-action cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
          Choose a file
          <input
            type="file"
            className="sr-only"
            aria-describedby="bill-formats"
            accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ target }) => {
              sending.send(target.files?.[0])
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        <p id="bill-formats" className="text-sm text-quiet">
          Excel (.xlsx) or CSV, up to {BILL_LIMITS.bytes / MEGABYTE} MB
        </p>
      </div>
      <Sending {...sending} />
      {!versionOf && !onSent && (
        <div className="needs-scripts flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="grow">No bill at hand?</p>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={sending.isPending}
            data-working={sending.isPending}
            onClick={sending.tryExample}
          >
            Try the example
          </button>
          <p className="w-full text-sm text-quiet">
            A bungalow of about sixty items, with three mistakes we put in.{' '}
            <a href={EXAMPLE} download className="link">
              {'See\u00a0it\u00a0in\u00a0Excel'}
            </a>
          </p>
        </div>
      )}
      <PastedCells onPasted={sending.send} />
      {children}
    </section>
  )
}

/** `file` is fetched when it is sent: a second press meanwhile sends nothing else. */
type Order = { name: string; file: () => Promise<File>; key: string }

/** Sends a file once, however often it has to be tried; without a line it waits for one. */
function useSentBill(versionOf: string | undefined, onSent: UploadBillProps['onSent']) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const order = useRef<Order>(undefined)
  const isUnderway = useRef(false)
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ file, key }: Order) => {
      const sent = await sendBill(await file(), key, versionOf)
      await onSent?.(sent.id)
      return sent
    },
    networkMode: 'always',
    onSettled: () => {
      isUnderway.current = false
    },
    onSuccess: ({ id }) => {
      order.current = undefined
      void queryClient.invalidateQueries(ownBillsQuery)
      if (!onSent) void navigate({ to: '/bills/$billId', params: { billId: id } })
    },
  })
  const lost = isNoConnection(error)
  const begin = (next: Order | undefined) => {
    if (!next || isUnderway.current) return
    isUnderway.current = true
    order.current = next
    mutate(next)
  }
  const retry = () => begin(order.current)
  const latestRetry = useRef(retry)
  latestRetry.current = retry
  useEffect(() => {
    if (!lost) return
    const again = () => latestRetry.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])

  const send = (file: File | undefined) => {
    if (!file || isUnderway.current) return
    reset()
    const refused = file.size > BILL_LIMITS.bytes ? TOO_LARGE : file.size === 0 ? EMPTY : undefined
    setRefusal(refused)
    if (!refused) begin({ name: file.name, file: async () => file, key: crypto.randomUUID() })
  }
  const tryExample = () => {
    setRefusal(undefined)
    begin({ name: 'the example', file: fetchExample, key: crypto.randomUUID() })
  }
  return {
    send,
    tryExample,
    retry,
    isPending,
    fileName: variables?.name,
    failure: refusal ?? (error ? messageOf(error) : undefined),
    lost,
    canRetry: canRetry(error),
  }
}

const messageOf = (error: Error) =>
  isNoConnection(error)
    ? 'You are offline. We will send the file once you are back online.'
    : error instanceof AppError
      ? error.message
      : 'An error occured, please try again.'

function Sending({
  isPending,
  fileName,
  failure,
  canRetry,
  lost,
  retry,
}: Omit<ReturnType<typeof useSentBill>, 'send' | 'tryExample'>) {
  return (
    <div className="needs-scripts grid gap-2 empty:hidden">
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {isPending && `Sending ${fileName}...`}
      </p>
      {failure && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="font-semibold text-alarm">{failure}</p>
          {(canRetry || lost) && fileName && (
            <button type="button" className="button button-quiet" onClick={retry}>
              Send {fileName} again
            </button>
          )}
        </div>
      )}
    </div>
  )
}
