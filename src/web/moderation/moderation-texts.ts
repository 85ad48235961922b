import type { LoggedAction, ModerationAction, Subject } from '#domain/moderation/moderation-rules.ts'

export const KINDS: Record<Subject, string> = {
  product: 'Product',
  listing: 'Listing',
  user: 'Shop',
  review: 'Review',
}

type ActionTexts = {
  /** On the button. */
  label: string
  /** In the log. */
  done: string
  /** What follows from it, before it is done. */
  outcome: string
  danger?: true
}

/** What the log says of what is no step of moderation. */
const OTHERS = {
  ask: 'Asked about its business',
  refuse: 'Business refused',
  join: 'Joined with another seller',
  separate: 'Separated from another seller',
} as const

export const doneText = (action: LoggedAction): string =>
  action in OTHERS ? OTHERS[action as keyof typeof OTHERS] : ACTIONS[action as ModerationAction].done

export const ACTIONS: Record<ModerationAction, ActionTexts> = {
  dismiss: {
    label: 'Dismiss',
    done: 'Dismissed',
    outcome: 'The reports are closed, and nothing changes. Nobody is told.',
  },
  hide: {
    label: 'Hide',
    done: 'Hidden',
    outcome: 'Only its owner still sees it. The owner is told why, by mail.',
    danger: true,
  },
  unhide: {
    label: 'Show again',
    done: 'Shown again',
    outcome: 'Everybody sees it again. The owner is told why, by mail.',
  },
  suspend: {
    label: 'Suspend the account',
    done: 'Suspended',
    outcome:
      'Everybody who uses the account is signed out, nobody can sign in to it, and all that it offers and has written is hidden. The owner is told why, by mail.',
    danger: true,
  },
  unsuspend: {
    label: 'Open the account again',
    done: 'Opened again',
    outcome:
      'People can sign in to the account again, and what it offers is shown again. The owner is told why, by mail.',
  },
  approve: {
    label: 'Approve',
    done: 'Approved',
    outcome: 'Everybody sees it, and its stars count. Nobody is told.',
  },
}
