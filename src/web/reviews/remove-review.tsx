import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { invalidateRatings, removeReview } from './own-review-api.ts'

/** Removes an own review after a confirmation. */
export function RemoveReview({ id, sellerId }: { id: string; sellerId: string }) {
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const [removing, setRemoving] = useState(false)
  const remove = async () => {
    if (removing) return
    setRemoving(true)
    try {
      await removeReview(id)
      setConfirming(false)
      toast('Review removed')
      invalidateRatings(queryClient, sellerId)
    } catch (error) {
      toastFailure(error)
    }
    setRemoving(false)
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        Remove
      </button>
      <Dialog title="Remove your review?" open={confirming} onClose={() => setConfirming(false)}>
        <p className="mb-4">Its stars will no longer count, and the seller’s reply goes too.</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className="button button-quiet" onClick={() => setConfirming(false)}>
            Keep it
          </button>
          <button
            type="button"
            aria-disabled={removing}
            data-working={removing}
            className="button button-danger"
            onClick={remove}
          >
            Remove
          </button>
        </div>
      </Dialog>
    </>
  )
}
