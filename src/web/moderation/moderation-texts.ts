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
    outcome: 'This closes the reports and changes nothing else. We tell nobody.',
  },
  hide: {
    label: 'Hide',
    done: 'Hidden',
    outcome: 'Only its owner can still see it. We e-mail them the reason.',
    danger: true,
  },
  unhide: {
    label: 'Show again',
    done: 'Shown again',
    outcome: 'Everybody can see it again. We e-mail the owner the reason.',
  },
  suspend: {
    label: 'Suspend the account',
    done: 'Suspended',
    outcome:
      'Signs the account out everywhere, blocks signing in, and hides its offers and reviews. We e-mail the owner the reason.',
    danger: true,
  },
  unsuspend: {
    label: 'Open the account again',
    done: 'Opened again',
    outcome: 'The owner can sign in again, and their offers are shown again. We e-mail them the reason.',
  },
  approve: {
    label: 'Approve',
    done: 'Approved',
    outcome: 'Everybody can see it, and its stars count. We tell nobody.',
  },
}
