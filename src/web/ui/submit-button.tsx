import type { ReactNode } from 'react'

type SubmitButton = {
  sending: boolean
  sendingText: string
  danger?: boolean
  /** Beside what the page is for. */
  quiet?: boolean
  /** In a grid: as wide as a phone, elsewhere as its words. */
  fitted?: boolean
  children: ReactNode
}

/** Stays enabled while it sends, because a disabled button drops the focus: the form refuses the second press itself. */
export function SubmitButton({ sending, sendingText, danger, quiet, fitted, children }: SubmitButton) {
  return (
    <button
      type="submit"
      aria-disabled={sending}
      data-working={sending}
      className={`button ${danger ? 'button-danger' : quiet ? 'button-quiet' : 'button-action'} ${fitted ? 'sm:justify-self-start' : ''}`}
    >
      {sending ? sendingText : children}
    </button>
  )
}
