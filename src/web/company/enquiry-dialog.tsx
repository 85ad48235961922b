import { useEffect, useRef, useState } from 'react'
import { ENQUIRY_SECONDS_MIN, EnquiryInput } from '#domain/company/enquiry-input.ts'
import { useSentForm } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { readDraft, storeDraft } from '#web/ui/draft.ts'
import { InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ENQUIRY_PATH, sendEnquiry } from './company-api.ts'

/** One draft for all topics: contact details and message apply to each of them. */
const DRAFT = 'enquiry'
const STORED_FIELDS = ['name', 'email', 'phone', 'message'] as const

type EnquiryDialogProps = { topic: string; open: boolean; onClose: () => void }

export function EnquiryDialog({ topic, open, onClose }: EnquiryDialogProps) {
  const [answer, setAnswer] = useState<string>()
  return (
    <Dialog title={answer ? 'Sent' : 'Write to us'} open={open} onClose={onClose}>
      {answer ? (
        <p role="status">{answer} We will answer to the address or number you gave.</p>
      ) : (
        <EnquiryForm topic={topic} onSent={setAnswer} onClose={onClose} />
      )}
    </Dialog>
  )
}

type EnquiryFormProps = { topic: string; onSent: (answer: string) => void; onClose: () => void }

function EnquiryForm({ topic, onSent, onClose }: EnquiryFormProps) {
  const secondsOpen = useSecondsOpen()
  const { form, field, submit, sending } = useSentForm({
    schema: EnquiryInput,
    defaultValues: { topic, name: '', email: '', phone: '', message: '', ...readDraft(DRAFT), homepage: '' },
    send: async (enquiry, _, headers) => {
      // The API takes an enquiry within the first seconds for a bot's: a fast user waits here.
      const early = ENQUIRY_SECONDS_MIN - secondsOpen()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early * 1_000))
      const answer = await sendEnquiry({ ...enquiry, seconds: Math.ceil(secondsOpen()) }, headers)
      storeDraft(DRAFT, {})
      onSent(answer)
    },
    waits: (enquiry) => ({
      what: 'Your message to us',
      path: ENQUIRY_PATH,
      body: { ...enquiry, seconds: Math.ceil(secondsOpen()) },
    }),
    onWaits: (form) => {
      form.setValue('message', '')
      onClose()
    },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = STORED_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
          storeDraft(DRAFT, Object.fromEntries(typed))
        },
      }),
    [form],
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-quiet">About: {topic}</p>
      <InputField label="Name" autoComplete="name" {...field('name')} />
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Or a phone number below: one of them is enough."
        {...field('email')}
      />
      <InputField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextAreaField label="Message" rows={4} {...field('message')} />
      {/* A honeypot: hidden from users; bots fill it in. */}
      <div className="absolute -start-[200vw]" aria-hidden="true">
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" {...form.register('homepage')} />
        </label>
      </div>
      <SubmitButton sending={sending} sendingText="Sending...">
        Send
      </SubmitButton>
    </form>
  )
}

function useSecondsOpen(): () => number {
  const openedAt = useRef<number>(undefined)
  openedAt.current ??= performance.now()
  const { current } = openedAt
  return () => (performance.now() - current) / 1_000
}
