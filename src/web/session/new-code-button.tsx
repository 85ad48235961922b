import { toastFailure } from '#web/failure-toast.ts'
import { toast } from '#web/ui/toast.ts'

type NewCodeButton = {
  send: () => Promise<unknown>
  /** In which the former code may have been typed. */
  form: { resetField: (name: 'code') => void; setFocus: (name: 'code') => void }
}

/** For whoever waits for the code of a message in vain. */
export function NewCodeButton({ send, form }: NewCodeButton) {
  const sendAgain = async () => {
    try {
      await send()
      form.resetField('code')
      form.setFocus('code')
      toast('A new code is on its way. The old one no longer works.')
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <button type="button" className="link min-h-11 font-semibold" onClick={sendAgain}>
      Send a new code
    </button>
  )
}
