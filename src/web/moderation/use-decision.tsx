import { type ComponentType, useState } from 'react'
import { usePreviousValue } from '#web/ui/previous-value.ts'

type DecisionDialog<Intent> = ComponentType<{ intent: Intent; open: boolean; onClose: () => void }>

/**
 * The dialog that asks for the reason of a decision, and what opens it.
 * @param keyOf tells one decision from another, so that each begins with an empty form
 */
export function useDecision<Intent>(Dialog: DecisionDialog<Intent>, keyOf: (intent: Intent) => string) {
  const [intent, setIntent] = useState<Intent>()
  // While it closes, it still says what it was about.
  const shown = usePreviousValue(intent)
  const dialog = shown && (
    <Dialog
      key={keyOf(shown)}
      intent={shown}
      open={intent !== undefined}
      onClose={() => setIntent(undefined)}
    />
  )
  return { ask: (asked: Intent) => setIntent(asked), dialog }
}
