import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { spoken } from '#domain/spoken.ts'
import { toastFailure } from '#web/failure-toast.ts'
import {
  headersOf,
  isNoConnection,
  letWait,
  onSentLater,
  WAITS,
  type Waiting,
  whoTypes,
} from '#web/offline/waiting.ts'
import { clearErrorToasts, toast } from '#web/ui/toast.ts'
import { preloadToasts } from '#web/ui/toasts.tsx'

type Sent<Input extends FieldValues, Output> = {
  /** The API's own: what it would refuse is refused before it is sent. */
  schema: z.ZodMiniType<Output, Input>
  /** `headers` have it done once, and for nobody but who has typed it. */
  send: (
    output: Output,
    form: UseFormReturn<Input, unknown, Output>,
    headers: Record<string, string>,
  ) => Promise<void>
  /** How it is sent once there is a connection again, where it may wait for one. The key is that of the try before, unless it says one. */
  waits?: (
    output: Output,
    form: UseFormReturn<Input, unknown, Output>,
  ) => Omit<Waiting, 'key' | 'owner' | 'at'> & { key?: string }
  /** It waits: what becomes of the form. */
  onWaits?: (form: UseFormReturn<Input, unknown, Output>) => void
  /** It has waited, and is sent now while the form is still there. */
  onSentLater?: () => void
  /** Brings a field into sight that is not, and puts the focus there; false where it can be seen. */
  reveal?: (name: Path<Input>) => boolean
} & Omit<UseFormProps<Input, unknown, Output>, 'resolver'>

/**
 * A form that is validated, sent once however often it is submitted, and loses nothing on failure: errors are shown under their
 * fields and in a toast, and the first wrong field gets the focus. Fields are in the order of the values. Its element says how the last
 * try went (`data-sent`), for the look of its button.
 */
export function useSentForm<Input extends FieldValues, Output>({
  schema,
  send,
  waits,
  onWaits,
  onSentLater: sentLater,
  reveal,
  ...props
}: Sent<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    ...props,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<string>()
  const sending = useRef(false)
  useEffect(preloadToasts, [])
  const waitsUnder = useRef<string>(undefined)
  const latest = useRef(sentLater)
  latest.current = sentLater
  useEffect(() => onSentLater(({ key }) => key === waitsUnder.current && latest.current?.()), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const element = event.currentTarget as HTMLFormElement
    delete element.dataset.sent
    let sent: 'done' | 'failed' | undefined = 'done'
    clearErrorToasts()
    setFailure(undefined)
    const focus = (name: Path<Input>) => reveal?.(name) || form.setFocus(name)
    try {
      await form.handleSubmit(
        (output) => {
          const key = crypto.randomUUID()
          const owner = whoTypes()
          return send(output, form, headersOf(key, owner)).catch((error) => {
            sent = 'failed'
            const waiting = isNoConnection(error) && waits && { key, owner, ...waits(output, form) }
            if (waiting && letWait(waiting)) {
              waitsUnder.current = waiting.key
              sent = undefined
              toast(WAITS)
              onWaits?.(form)
              return
            }
            setFailure(toastFailure(error))
            showFieldErrors(error, form, focus)
          })
        },
        (errors) => {
          sent = 'failed'
          const [wrong] = [...namesOf(form), ...(Object.keys(errors) as Path<Input>[])].filter((name) =>
            get(errors, name),
          )
          if (wrong === undefined) return
          const first = firstWithin(errors, wrong)
          setFailure(toastFieldError(form, first))
          focus(first)
        },
      )()
    } finally {
      sending.current = false
      if (sent) element.dataset.sent = sent
      element.addEventListener('input', () => delete element.dataset.sent, { once: true })
    }
  }
  const { errors, isSubmitting } = form.formState
  /** What a field needs: its name, its events, and what is wrong with it. */
  const field = (name: Path<Input>) => {
    const error = form.getFieldState(name, form.formState).error?.message
    return { ...form.register(name), error: error && spoken(error) }
  }
  return { form, field, submit, errors, sending: isSubmitting, failure }
}

/** Says in a toast what is wrong with a field, until it is right. */
export function toastFieldError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): string | undefined {
  const { message } = form.getFieldState(name).error ?? {}
  if (message === undefined) return undefined
  const text = spoken(message)
  const close = toast(text, { type: 'error' })
  const stop = form.subscribe({
    formState: { errors: true },
    callback: () => {
      if (form.getFieldState(name).error) return
      stop()
      close()
    },
  })
  return text
}

/** Of a field with fields of its own the first that is wrong. */
function firstWithin<Input extends FieldValues>(errors: object, name: Path<Input>): Path<Input> {
  const error: object = get(errors, name)
  if ('message' in error) return name
  const [part] = Object.entries(error).find(([, within]) => within) ?? []
  return part === undefined ? name : firstWithin(errors, `${name}.${part}` as Path<Input>)
}

/** As they stand in the form. */
const namesOf = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) =>
  Object.keys(form.getValues()) as Path<Input>[]

function showFieldErrors<Input extends FieldValues, Output>(
  error: unknown,
  form: UseFormReturn<Input, unknown, Output>,
  focus: (name: Path<Input>) => void,
): void {
  if (!(error instanceof AppError)) return
  const wrong = namesOf(form).flatMap((name) => {
    const found = error.fields.find(({ path }) => path === name || path.startsWith(`${name}.`))
    return found ? [{ name: found.path as Path<Input>, message: found.message }] : []
  })
  for (const { name, message } of wrong) form.setError(name, { message })
  const [first] = wrong
  if (first) focus(first.name)
}
