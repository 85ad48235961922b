import { useQueryClient } from '@tanstack/react-query'
import { formatDay } from '#domain/dates.ts'
import { BusinessInput } from '#domain/verification/verification-input.ts'
import type { BusinessDocument, OwnVerification } from '#domain/verification/verification-schema.ts'
import { useSentForm } from '#web/sent-form.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { FormDraftNotice, useFormDraft } from '#web/ui/form-draft.tsx'
import { FieldGroup, InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { DocumentList } from './document-list.tsx'
import { sendBusiness, verificationQuery } from './verification-api.ts'

type Business = OwnVerification['business']

const BASES = [
  ['cac', 'I have a CAC number'],
  ['works', 'I am a tradesman without one'],
] as const

const NOTHING = { basis: 'cac', businessName: '', cacNumber: '', works: '', referees: '', place: '' } as const

/** What a person looks at, and how far that is. */
export function BusinessCheck({
  business,
  documents,
}: {
  business: Business
  documents: readonly BusinessDocument[]
}) {
  const { state } = business
  return (
    <section
      aria-labelledby="business-heading"
      className="mt-4 grid max-w-2xl gap-3 border-t border-line pt-6"
    >
      <h3 id="business-heading" className="text-lg">
        2. Your business
      </h3>
      <BusinessState business={business} />
      {state === 'approved' ? null : state === 'waiting' ? (
        <DocumentList documents={documents} />
      ) : (
        <BusinessForm business={business} documents={documents} />
      )}
    </section>
  )
}

function BusinessState({ business: { state, answer, checkedAt, expiresAt } }: { business: Business }) {
  switch (state) {
    case 'none':
      return <p className="text-quiet">We check it ourselves. It takes a few days.</p>
    case 'waiting':
      return <p role="status">Sent. We will check it and e-mail you the answer.</p>
    case 'approved':
      return (
        <p>
          {checkedAt && `Checked ${formatDay(checkedAt)}`}
          {expiresAt && `, good until ${formatDay(expiresAt)}`}.
        </p>
      )
    case 'asked':
      return (
        <p>
          <strong>We have a question:</strong> <span className="whitespace-pre-line">{answer}</span>
        </p>
      )
    case 'refused':
      return (
        <p>
          <strong>We could not check it:</strong> <span className="whitespace-pre-line">{answer}</span>
        </p>
      )
  }
}

function BusinessForm({
  business,
  documents,
}: {
  business: Business
  documents: readonly BusinessDocument[]
}) {
  const { _id: userId } = useOwner()
  const queryClient = useQueryClient()
  const saved = { ...NOTHING, ...business.details }
  const { form, field, submit, sending } = useSentForm({
    schema: BusinessInput,
    defaultValues: saved,
    send: async (input) => {
      await sendBusiness(input)
      draft.drop()
      toast('Sent for checking.')
      await queryClient.invalidateQueries(verificationQuery)
    },
  })
  const draft = useFormDraft(`business:${userId}`, form, saved)
  const basis = form.watch('basis')
  const { error: _error, ...radio } = field('basis')
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormDraftNotice draft={draft} />
      <FieldGroup label="What we can check">
        {BASES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
            <input type="radio" value={value} className="size-5 accent-action" {...radio} />
            {label}
          </label>
        ))}
      </FieldGroup>
      {basis === 'cac' ? (
        <>
          <InputField
            label="CAC number"
            hint="Such as RC 1234567 or BN 2345678."
            autoCapitalize="characters"
            autoComplete="off"
            {...field('cacNumber')}
          />
          <InputField
            label="Business name"
            hint="As registered with the CAC."
            autoComplete="organization"
            {...field('businessName')}
          />
        </>
      ) : (
        <>
          <TextAreaField
            label="Past work"
            rows={3}
            hint="What you have done, where and when. Add pictures below."
            {...field('works')}
          />
          <TextAreaField
            label="References"
            rows={3}
            hint="Two people who know your work, with their numbers."
            {...field('referees')}
          />
          <InputField label="Place" hint="Your workshop, market or street." {...field('place')} />
        </>
      )}
      <DocumentList documents={documents} />
      <SubmitButton quiet fitted sending={sending} sendingText="Sending...">
        Send for checking
      </SubmitButton>
    </form>
  )
}
