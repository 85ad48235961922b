import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { PhoneCodeInput, PhoneInput } from '#domain/verification/verification-input.ts'
import { type MessageChannel, PHONE_CODE_MINUTES } from '#domain/verification/verification-rules.ts'
import type { OwnVerification } from '#domain/verification/verification-schema.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { useSentForm } from '#web/sent-form.ts'
import { invalidateCurrentUser } from '#web/session/current-user.ts'
import { NewCodeButton } from '#web/session/new-code-button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { InputField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { confirmPhone, sendPhoneCode, verificationQuery } from './verification-api.ts'

const BY: Record<MessageChannel, string> = {
  sms: 'by SMS',
  whatsapp: 'on WhatsApp',
  outbox: 'to /dev/messages, because this is a demonstration',
}

/** The number that buyers call, confirmed by a code. */
export function PhoneConfirmation({ phone }: { phone: OwnVerification['phone'] }) {
  const { channel, confirmedAt, mobileNumber } = phone
  const [sentTo, setSentTo] = useState(phone.sentTo)
  return (
    <section aria-labelledby="phone-heading" className="grid max-w-2xl gap-3">
      <h3 id="phone-heading" className="text-lg">
        1. Your phone
      </h3>
      {confirmedAt && mobileNumber && (
        <p>
          <PhoneText number={mobileNumber} /> was confirmed on {formatDay(confirmedAt)}. If you change it,
          confirm the new one too.
        </p>
      )}
      {channel === null ? (
        !confirmedAt && (
          <p className="text-quiet">We cannot confirm phones yet: this site does not send messages.</p>
        )
      ) : sentTo ? (
        <CodeForm
          sentTo={sentTo}
          channel={channel}
          isNew={sentTo !== phone.sentTo}
          onOther={() => setSentTo(null)}
        />
      ) : (
        !confirmedAt && <NumberForm mobileNumber={mobileNumber} channel={channel} onSent={setSentTo} />
      )}
    </section>
  )
}

function NumberForm({
  mobileNumber,
  channel,
  onSent,
}: {
  mobileNumber: string | null
  channel: MessageChannel
  onSent: (to: string) => void
}) {
  const { field, submit, sending } = useSentForm({
    schema: PhoneInput,
    defaultValues: { mobileNumber: mobileNumber?.replace('+234', '0') ?? '' },
    send: async (input) => {
      await sendPhoneCode(input)
      onSent(input.mobileNumber)
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <InputField
        label="Number to confirm"
        hint={`We send a six-digit code ${BY[channel]}. It becomes the number buyers call.`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('mobileNumber')}
      />
      <SubmitButton quiet fitted sending={sending} sendingText="Sending...">
        Send the code
      </SubmitButton>
    </form>
  )
}

function CodeForm({
  sentTo,
  channel,
  isNew,
  onOther,
}: {
  sentTo: string
  channel: MessageChannel
  /** The button that had the focus has gone. */
  isNew: boolean
  onOther: () => void
}) {
  const queryClient = useQueryClient()
  const { form, field, submit, sending } = useSentForm({
    schema: PhoneCodeInput,
    defaultValues: { code: '' },
    send: async (input) => {
      await confirmPhone(input)
      toast('Your phone is confirmed.')
      await queryClient.invalidateQueries(verificationQuery)
      await invalidateCurrentUser(queryClient)
      onOther()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p role="status">
        We sent a six-digit code to{' '}
        <strong>
          <PhoneText number={sentTo} />
        </strong>{' '}
        {BY[channel]}. It works for {PHONE_CODE_MINUTES} minutes.
      </p>
      <CodeField label="Code from the message" autoFocus={isNew} {...field('code')} />
      <SubmitButton sending={sending} sendingText="Confirming...">
        Confirm the phone
      </SubmitButton>
      <div className="flex flex-wrap gap-x-4 text-sm">
        <NewCodeButton send={() => sendPhoneCode({ mobileNumber: sentTo })} form={form} />
        <button type="button" className="link min-h-11 font-semibold" onClick={onOther}>
          Another number
        </button>
      </div>
    </form>
  )
}
