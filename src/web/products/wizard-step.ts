import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the history before is the first of the wizard. */
    afterFirstStep?: true
  }
}

/** The steps of a wizard are steps of the history: the browser's Back leads from the second to the first. */
export function useWizardStep() {
  const second = useSearch({ strict: false, select: ({ step }) => step === '2' })
  const navigate = useNavigate()
  const router = useRouter()
  const goTo = (step: 1 | 2) => {
    if (step === 2)
      void navigate({
        to: '.',
        search: (current: object) => ({ ...current, step: '2' as const }),
        state: { afterFirstStep: true },
      })
    else if (router.latestLocation.state.afterFirstStep) router.history.back()
    else
      void navigate({
        to: '.',
        search: (current: object) => ({ ...current, step: undefined }),
        replace: true,
      })
  }
  return { step: second ? (2 as const) : (1 as const), goTo }
}
