import { useNavigate } from '@tanstack/react-router'
import { sameVisit } from '#web/layout/visit.ts'
import { ConfirmationCodeForm } from '#web/session/confirmation-code-form.tsx'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { AuthSwitch } from './auth-switch.tsx'

/**
 * After signing up. The code signs in, too; where it could not, because the browser is somebody else's, the sign-in follows.
 * @param sentTo where the code was sent to, if that is known
 */
export function ConfirmForm({ sentTo = '' }: { sentTo: string | undefined }) {
  const navigate = useNavigate()
  const signIn = () =>
    navigate({
      to: '.',
      search: (current: object) => ({ ...current, auth: 'sign-in' as const }),
      state: sameVisit,
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid gap-4">
      <ConfirmationCodeForm email={sentTo} onConfirmed={() => hasSession() || void signIn()} />
      <p className="text-center">
        <AuthSwitch to="sign-in">Confirm later, sign in now</AuthSwitch>
      </p>
    </div>
  )
}
