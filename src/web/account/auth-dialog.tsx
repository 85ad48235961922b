import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { nextPath } from '#domain/accounts/next-path.ts'
import { sameVisit } from '#web/layout/visit.ts'
import { type AuthSearch, withoutAuth } from '#web/session/auth-search.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { readDraft, storeDraft } from '#web/ui/draft.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const FORMS = {
  'sign-in': { title: 'Sign In', Form: SignInForm },
  'sign-up': { title: 'Sign Up', Form: SignUpForm },
  'confirm-email': { title: 'Confirm your address', Form: ConfirmForm },
  'reset-password': { title: 'Reset Password', Form: ResetForm },
}

/** One draft for all forms: what is typed is there in the next one, and after a reload. A password is in none. */
const DRAFT = 'auth'
const STORED_FIELDS = ['username', 'email']

/** The auth modal, as the URL says. */
export function AuthDialog({ auth, next }: AuthSearch) {
  const { user, confirmed } = useCurrentUser()
  const router = useRouter()
  const navigate = useNavigate()
  // While it closes it shows what it showed.
  const { title, Form } = FORMS[usePreviousValue(auth) ?? 'sign-in']
  const sentTo = usePreviousValue(router.latestLocation.state.codeSentTo)
  const typed = useRef(readDraft(DRAFT))
  const signedIn = auth !== undefined && confirmed && Boolean(user)
  useEffect(() => {
    if (!signedIn) return
    typed.current = {}
    storeDraft(DRAFT, typed.current)
    continueTo(router, next)
  }, [signedIn, router, next])

  const close = () => {
    if (router.latestLocation.state.authOpened) router.history.back()
    else
      void navigate({
        to: '.',
        search: withoutAuth,
        // What the page below shows stays.
        state: sameVisit,
        replace: true,
        resetScroll: false,
      })
  }
  const remember = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && STORED_FIELDS.includes(target.name))) return
    typed.current = { ...typed.current, [target.name]: target.value }
    storeDraft(DRAFT, typed.current)
  }
  const { username = '', email = '' } = typed.current
  return (
    <Dialog title={title} open={auth !== undefined} onClose={close} whole>
      <div onInput={remember}>
        <Form username={username} email={email} sentTo={sentTo} />
      </div>
    </Dialog>
  )
}

/** After the sign-in: on to the requested page; without one, to that below the modal: back, where a link there has opened it. */
function continueTo(router: AnyRouter, next: string | undefined): void {
  const { href, state } = router.latestLocation
  const wanted = next ?? nextPath(href)
  if (state.authOpened && nextPath(href) === wanted) router.history.back()
  else router.history.replace(wanted ?? '/')
}
