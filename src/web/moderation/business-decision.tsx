import { useQueryClient } from '@tanstack/react-query'
import { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import type { BusinessDecision } from '#domain/verification/verification-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { decideBusiness } from './moderation-api.ts'
import { useDecision } from './use-decision.tsx'

export const DECISIONS: Record<BusinessDecision, { label: string; outcome: string; done: string }> = {
  approve: {
    label: 'Approve',
    outcome: 'The business counts as checked for a year. We e-mail the seller.',
    done: 'Approved',
  },
  ask: {
    label: 'Ask',
    outcome: 'We e-mail the seller your question. They can send it again.',
    done: 'Asked',
  },
  refuse: {
    label: 'Refuse',
    outcome: 'We e-mail the seller the reason. They can send it again.',
    done: 'Refused',
  },
}

/** The decision to be confirmed, and whose business it is about. */
export type BusinessIntent = {
  decision: BusinessDecision
  userId: string
  username: string
  /** What was looked at; an approval says so. */
  version?: string
  /** Its badge goes with a refusal. */
  approved?: boolean
}

export const useBusinessDecision = () =>
  useDecision(DecisionDialog, ({ decision, userId }: BusinessIntent) => `${decision} ${userId}`)

type DialogProps = { intent: BusinessIntent; open: boolean; onClose: () => void }

function DecisionDialog({ intent, open, onClose }: DialogProps) {
  const queryClient = useQueryClient()
  const { decision, userId, username, version, approved } = intent
  const { label, outcome, done } = DECISIONS[decision]
  const { field, submit, sending } = useSentForm({
    schema: BusinessDecisionInput,
    defaultValues: { reason: '', decision, userId, version },
    send: async (input) => {
      try {
        await decideBusiness(input)
        toast(done)
        onClose()
      } finally {
        // What cannot be decided has changed meanwhile: the queue says how.
        await queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'me' })
      }
    },
  })
  return (
    <Dialog title={label} open={open} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{username}</p>
        <p>
          {approved && 'The badge is removed at once. '}
          {outcome}
        </p>
        <TextAreaField
          label={decision === 'ask' ? 'Question' : decision === 'approve' ? 'Note (optional)' : 'Reason'}
          rows={3}
          {...field('reason')}
        />
        <SubmitButton sending={sending} sendingText="Sending..." danger={decision === 'refuse'}>
          {label}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
