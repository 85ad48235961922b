import { ReportInput } from '#domain/moderation/moderation-input.ts'
import {
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  type ReportReason,
  type Subject,
} from '#domain/moderation/moderation-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldGroup, InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { REPORT_PATH, sendReport } from './moderation-api.ts'

type ReportDialogProps = {
  subject: Subject
  id: string
  what: string
  /** Of a visitor, whom nobody could ask otherwise. */
  asksForEmail: boolean
  open: boolean
  onClose: () => void
}

/** Until a reason is chosen there is none. */
const NO_REASON = '' as ReportReason

/** What is wrong with something. Closed, it keeps what was typed. */
export function ReportDialog({ subject, id, what, asksForEmail, open, onClose }: ReportDialogProps) {
  const leave = (form: { reset: () => void }) => {
    form.reset()
    onClose()
  }
  const { form, field, submit, sending, errors } = useSentForm({
    schema: ReportInput,
    defaultValues: { reason: NO_REASON, message: '', email: '', subject, id },
    send: async (report, form, headers) => {
      toast(await sendReport(report, headers))
      leave(form)
    },
    waits: (body) => ({ what: `Your report of ${what}`, path: REPORT_PATH, body }),
    onWaits: leave,
  })
  return (
    <Dialog title={`Report ${what}`} open={open} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FieldGroup label="What is wrong?" error={errors.reason?.message}>
          <div className="grid">
            {REPORT_REASON_NAMES.map((reason) => (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  value={reason}
                  className="size-5 shrink-0 accent-action"
                  {...form.register('reason')}
                />
                {REPORT_REASONS[reason]}
              </label>
            ))}
          </div>
        </FieldGroup>
        <TextAreaField
          label="Tell us more"
          hint="What should we know? The owner is not told who you are."
          rows={3}
          {...field('message')}
        />
        {asksForEmail && (
          <InputField
            label="Your e-mail address (optional)"
            hint="Only to ask you about this. You need no account."
            type="email"
            autoComplete="email"
            {...field('email')}
          />
        )}
        <SubmitButton sending={sending} sendingText="Sending...">
          Report
        </SubmitButton>
      </form>
    </Dialog>
  )
}
