import type { ReactNode } from 'react'

type SubmitButton = { sending: boolean; sendingText: string; danger?: boolean; children: ReactNode }

/** Stays enabled while it sends, because a disabled button drops the focus: the form refuses the second press itself. */
export function SubmitButton({ sending, sendingText, danger, children }: SubmitButton) {
  return (
    <button
      type="submit"
      aria-disabled={sending}
      className={`button ${danger ? 'button-danger' : 'button-action'} aria-disabled:opacity-55`}
    >
      {sending ? sendingText : children}
    </button>
  )
}
