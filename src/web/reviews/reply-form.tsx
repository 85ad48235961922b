import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReplyInput } from '#domain/reviews/review-input.ts'
import type { Review } from '#domain/reviews/review-schema.ts'
import { useSentForm } from '#web/sent-form.ts'
import { TextAreaField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { invalidateRatings, replyPath, replyToReview } from './own-review-api.ts'
import { useReviewDraft } from './review-draft.ts'

const EMPTY = { message: '' }

/** The seller's answer, in place. It is published once, so the form says so before. */
export function ReplyForm({ review: { id, name, seller } }: { review: Review }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const draftName = `reply:${id}`
  const { form, field, submit, sending } = useSentForm({
    schema: ReplyInput,
    defaultValues: EMPTY,
    waits: (body) => ({
      what: `Your reply to ${name}`,
      path: replyPath(id),
      body,
      draft: { store: 'tab', key: draftName },
    }),
    send: async (body, _, headers) => {
      await replyToReview(id, body, headers)
      draft.drop()
      toast('Reply published')
      invalidateRatings(queryClient, seller._id)
    },
  })
  const draft = useReviewDraft(draftName, form, EMPTY)
  if (!opened && !draft.restored)
    return (
      <button
        type="button"
        className="button button-quiet justify-self-start"
        aria-label={`Reply to ${name}`}
        onClick={() => setOpened(true)}
      >
        Reply
      </button>
    )
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextAreaField
        label={`Your reply to ${name}`}
        hint="Everybody can read it. You can reply once, and cannot edit it later."
        rows={3}
        // Somebody has just asked to write.
        autoFocus={opened}
        {...field('message')}
      />
      <SubmitButton fitted sending={sending} sendingText="Publishing...">
        Publish the reply
      </SubmitButton>
    </form>
  )
}
