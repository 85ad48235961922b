import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { DashboardForm, DashboardPage } from '#web/layout/dashboard-page.tsx'
import { useSingleMutation } from '#web/single-mutation.ts'
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
    <DashboardPage title="Account">
      {children}
      <DashboardForm id="details" title="Personal Details">
        <AvatarField />
        <ProfileForm of="profile" />
      </DashboardForm>
      <DashboardForm id="password" title="Password">
        <PasswordForm />
      </DashboardForm>
      <DashboardForm
        id="weekly-mail"
        title="Weekly mail"
        note={<>On Monday mornings, one mail at most, and only when there is something to say.</>}
      >
        <WeeklyMail />
      </DashboardForm>
      <DashboardForm
        id="devices"
        title="Where you are signed in"
        note={<>Lost your phone, or used somebody else’s computer? Sign out everywhere, including here.</>}
      >
        <p>
          <SignOutEverywhere />
        </p>
      </DashboardForm>
      <DashboardForm
        id="your-data"
        title="Your data"
        note={
          <>
            Everything we keep about you in one file, with your pictures. The{' '}
            <Link to="/privacy-policy" className="link">
              privacy policy
            </Link>{' '}
            says why we keep it and for how long.
          </>
        }
      >
        <YourData />
      </DashboardForm>
    </DashboardPage>
  )
}

function SignOutEverywhere() {
  const queryClient = useQueryClient()
  const leaving = useSingleMutation({
    mutationFn: () => leave(queryClient, signOutEverywhere),
    networkMode: 'always',
    onError: toastFailure,
  })
  return (
    <button type="button" className="button button-quiet" onClick={() => leaving.mutate()}>
      Sign out everywhere
    </button>
  )
}
