import { useQueryClient } from '@tanstack/react-query'
import { ModerationInput } from '#domain/moderation/moderation-input.ts'
import type { ModerationAction, Subject } from '#domain/moderation/moderation-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { moderate } from './moderation-api.ts'
import { ACTIONS } from './moderation-texts.ts'
import { useDecision } from './use-decision.tsx'

/** The moderation step to be confirmed, and its target. */
export type Intent = { action: ModerationAction; subject: Subject; id: string; title: string }

export const useModeration = () =>
  useDecision(ModerationDialog, ({ action, id }: Intent) => `${action} ${id}`)

/** What follows, and why it is done: the log and the owner's mail say it in the same words. */
function ModerationDialog({
  intent: { title, ...intent },
  open,
  onClose,
}: {
  intent: Intent
  open: boolean
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const { label, done, outcome, danger = false } = ACTIONS[intent.action]
  const { field, submit, sending } = useSentForm({
    schema: ModerationInput,
    defaultValues: { reason: '', ...intent },
    send: async (input) => {
      await moderate(input)
      toast(done)
      onClose()
      // Whatever was read before may show what is hidden now, or hide what is shown.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'me' })
    },
  })
  return (
    <Dialog title={label} open={open} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p>{outcome}</p>
        <TextAreaField label="Reason" rows={3} {...field('reason')} />
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton sending={sending} sendingText="Sending..." danger={danger}>
            {label}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
