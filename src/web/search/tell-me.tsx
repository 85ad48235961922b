import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AlertFormProps } from './alert-form.tsx'

const AlertForm = lazy(async () => ({ default: (await import('./alert-form.tsx')).AlertForm }))

/** The form of an alert, where there are scripts: it comes after the page, which most visitors leave with something found. */
export function TellMe(props: AlertFormProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <AlertForm key={JSON.stringify([props.kind, props.search])} {...props} />
    </Suspense>
  )
}
