import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { signOutEverywhere } from './account-api.ts'
import { AvatarField } from './avatar-field.tsx'
import { leave } from './leave.ts'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { WeeklyMail } from './weekly-mail.tsx'
import { YourData } from './your-data.tsx'

/** Personal details, with the password's form on the same page. `children` come first. */
export function Profile({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-8">
      <h1 className="text-2xl">Your account</h1>
      {children}
      <section aria-labelledby="details" className="card grid gap-6 p-4 md:p-6">
        <h2 id="details" className="text-xl">
          Personal Details
        </h2>
        <AvatarField />
        <ProfileForm of="profile" />
      </section>
      <section aria-labelledby="password" className="card grid gap-4 p-4 md:p-6">
        <h2 id="password" className="text-xl">
          Password
        </h2>
        <PasswordForm />
      </section>
      <section aria-labelledby="weekly-mail" className="card grid gap-4 p-4 md:p-6">
        <h2 id="weekly-mail" className="text-xl">
          Weekly mail
        </h2>
        <p className="text-quiet">
          On Monday mornings, one mail at most, and only when there is something to say.
        </p>
        <WeeklyMail />
      </section>
      <section aria-labelledby="devices" className="card grid justify-items-start gap-4 p-4 md:p-6">
        <h2 id="devices" className="text-xl">
          Where you are signed in
        </h2>
        <p className="text-quiet">
          A phone that is lost, or a computer that is not yours: sign out of all of them, this one too.
        </p>
        <SignOutEverywhere />
      </section>
      <section aria-labelledby="your-data" className="card grid gap-4 p-4 md:p-6">
        <h2 id="your-data" className="text-xl">
          Your data
        </h2>
        <p className="text-quiet">
          Everything that we keep about you as one file, with your pictures. The{' '}
          <Link to="/privacy-policy" className="link">
            privacy policy
          </Link>{' '}
          says what it is for and how long it stays.
        </p>
        <YourData />
      </section>
    </div>
  )
}

function SignOutEverywhere() {
  const leaving = useRef(false)
  const logOut = async () => {
    if (leaving.current) return
    leaving.current = true
    try {
      await leave(signOutEverywhere)
    } catch (error) {
      toastFailure(error)
    }
    leaving.current = false
  }
  return (
    <button type="button" className="button button-quiet" onClick={logOut}>
      Sign out everywhere
    </button>
  )
}
