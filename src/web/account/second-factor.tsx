import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SecondFactorInput, SecondFactorSetupInput } from '#domain/accounts/account-input.ts'
import type { SecondFactorSetup } from '#domain/accounts/account-schema.ts'
import { COMPANY } from '#domain/company.ts'
import { useSentForm } from '#web/sent-form.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { InputField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { giveSecondFactor, secondFactorQuery, setUpSecondFactor } from './account-api.ts'
import { QrCode } from './qr-code.tsx'

/** Where admins give their second factor, or connect an app at first; then it goes on. @param next a path of this site */
export function SecondFactor({ next }: { next: string }) {
  return (
    <section aria-labelledby="second-factor" className="card grid max-w-2xl gap-6 p-4 md:p-6">
      <h1 id="second-factor" className="text-2xl">
        Second factor
      </h1>
      {useOwner().admin ? (
        <Steps next={next} />
      ) : (
        <EmptyNotice hint="Your account is not an admin here.">Only for admins</EmptyNotice>
      )}
    </section>
  )
}

function Steps({ next }: { next: string }) {
  const router = useRouter()
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const given = data?.given
  useEffect(() => {
    if (given) router.history.replace(next)
  }, [given, next, router])
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!data || given) return <Loading count={2} />
  if (data.enrolled)
    return (
      <CodeForm focused hint="No phone, or too many tries? Type one of your recovery codes.">
        <p>Each time you sign in, we ask for a code from the app on your phone.</p>
      </CodeForm>
    )
  if (!setup) return <SetupForm onReady={setSetup} />
  return (
    <CodeForm hint="It changes every 30 seconds.">
      <Connection setup={setup} />
    </CodeForm>
  )
}

function SetupForm({ onReady }: { onReady: (setup: SecondFactorSetup) => void }) {
  const { hasPassword } = useOwner()
  const { field, submit, sending, failure } = useSentForm({
    schema: SecondFactorSetupInput,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send: async (input) => onReady(await setUpSecondFactor(input)),
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>
        Admins of {COMPANY.name} also use their phone to prove who they are. You need an authenticator app,
        such as Google Authenticator, Aegis or 2FAS.
      </p>
      {hasPassword && (
        <PasswordField label="Your password" autoComplete="current-password" {...field('currentPassword')} />
      )}
      {failure !== undefined && !hasPassword && (
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
      )}
      <SubmitButton fitted sending={sending} sendingText="Preparing...">
        Connect an app
      </SubmitButton>
    </form>
  )
}

function Connection({ setup: { uri, secret, recoveryCodes } }: { setup: SecondFactorSetup }) {
  const start = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever reads goes on where the steps begin.
  useEffect(() => start.current?.focus(), [])
  return (
    <>
      <div className="grid gap-3">
        <h2 ref={start} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
          1. Connect your app
        </h2>
        <p>Scan this QR code with the app, or type the key into it.</p>
        <QrCode label="QR code for your app" text={uri} />
        <p>
          <span className="block text-sm font-semibold">Key</span>
          <code className="wrap-anywhere select-all">{secret}</code>
        </p>
      </div>
      <div className="grid gap-3">
        <h2 className="text-lg">2. Keep your recovery codes</h2>
        <p>If you lose your phone, each code lets you in once. Write them down: we show them only now.</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums sm:max-w-sm" aria-label="Recovery codes">
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code className="select-all">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <h2 className="text-lg">3. Type the code from the app</h2>
    </>
  )
}

function CodeForm({
  hint,
  focused = false,
  children,
}: {
  hint: string
  focused?: boolean
  children: ReactNode
}) {
  const queryClient = useQueryClient()
  const { form, field, submit, sending } = useSentForm({
    schema: SecondFactorInput,
    defaultValues: { code: '' },
    send: async (input) => {
      await giveSecondFactor(input)
      await queryClient.invalidateQueries(secondFactorQuery)
    },
  })
  useEffect(() => {
    if (focused) form.setFocus('code')
  }, [form, focused])
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {children}
      <div className="grid gap-4 sm:max-w-sm">
        <InputField
          label="Code"
          hint={hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
        <SubmitButton sending={sending} sendingText="Checking...">
          Open the admin pages
        </SubmitButton>
      </div>
    </form>
  )
}
