import { type ReactNode, useState } from 'react'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { type Intent, ModerationDialog } from './moderation-dialog.tsx'

/** The dialog that asks for the reason, and what opens it. */
export function useModeration(): { ask: (intent: Intent) => void; dialog: ReactNode } {
  const [intent, setIntent] = useState<Intent>()
  // While it closes, it still says what it was about.
  const shown = usePreviousValue(intent)
  const dialog = shown && (
    <ModerationDialog
      key={`${shown.action} ${shown.id}`}
      intent={shown}
      open={intent !== undefined}
      onClose={() => setIntent(undefined)}
    />
  )
  return { ask: setIntent, dialog }
}
