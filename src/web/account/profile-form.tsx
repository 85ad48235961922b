import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { UserUpdateInput } from '#domain/accounts/account-input.ts'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { useSentForm } from '#web/sent-form.ts'
import { rememberUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { FormDraftNotice, useFormDraft } from '#web/ui/form-draft.tsx'
import { InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { updateUser } from './account-api.ts'
import { EmailState } from './email-state.tsx'

/** What each of the two pages asks for: who the person is, and what buyers see of the shop. */
const FIELDS = {
  profile: ['username', 'email', 'bio', 'storeAddress', 'mobileNumber'],
  shop: ['username', 'bio', 'storeAddress', 'mobileNumber'],
} as const

/** The mobile number as people write it. */
const valuesOf = ({ username, email, bio, storeAddress, mobileNumber }: OwnUser) => ({
  username,
  email,
  bio,
  storeAddress,
  mobileNumber: mobileNumber?.replace('+234', '0') ?? '',
})

export function ProfileForm({ of: page }: { of: keyof typeof FIELDS }) {
  const user = useOwner()
  const queryClient = useQueryClient()
  const [passwordNeeded, setPasswordNeeded] = useState(false)
  const { form, field, submit, sending } = useSentForm({
    schema: UserUpdateInput,
    // A newer profile from the server fills the fields that are still untouched.
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
    send: async (input) => {
      const names = FIELDS[page].filter((name) => (input[name] ?? '') !== (user[name] ?? ''))
      try {
        const update = {
          ...picked(input, names),
          ...picked(input, passwordNeeded ? ['currentPassword'] : []),
        }
        const updated = await updateUser(user._id, update)
        form.reset(valuesOf(updated), { keepDirtyValues: false })
        rememberUser(queryClient, updated)
        draft.drop()
        setPasswordNeeded(false)
        toast('Updated successfully')
      } catch (error) {
        if (asksForPassword(error)) setPasswordNeeded(true)
        throw error
      }
    },
  })
  const draft = useFormDraft(`${page}:${user._id}`, form, valuesOf(user))
  useEffect(() => {
    if (passwordNeeded) form.setFocus('currentPassword')
  }, [passwordNeeded, form])

  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-4">
      <FormDraftNotice draft={draft} />
      <InputField
        label={page === 'shop' ? 'Shop name' : 'Username'}
        hint={
          user.verified
            ? 'If you change the name, we check your business again; until then your shop has no badge.'
            : page === 'shop'
              ? undefined
              : 'Buyers see it as the name of your store.'
        }
        autoComplete="nickname"
        {...field('username')}
      />
      {page === 'profile' && (
        <div>
          <InputField label="Email" type="email" autoComplete="email" {...field('email')} />
          <EmailState user={user} />
        </div>
      )}
      {passwordNeeded && (
        <PasswordField
          label="Your password"
          hint="Needed to change your e-mail address."
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <TextAreaField
        label={page === 'shop' ? 'About the shop' : 'Bio'}
        hint="What you sell and how you work."
        {...field('bio')}
      />
      <InputField label="Store address" autoComplete="street-address" {...field('storeAddress')} />
      <InputField
        label="Mobile number"
        hint="Any Nigerian mobile number, such as 0803 123 4567. Buyers call it or write to it on WhatsApp."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('mobileNumber')}
      />
      <SubmitButton fitted sending={sending} sendingText="Updating...">
        Update
      </SubmitButton>
    </form>
  )
}

const asksForPassword = (error: unknown) =>
  error instanceof AppError && error.fields.some(({ path }) => path === 'currentPassword')

const picked = <Values extends object, Name extends keyof Values>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>
