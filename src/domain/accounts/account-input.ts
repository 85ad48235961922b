import * as z from 'zod/mini'
import { email, text } from '#domain/input-fields.ts'
import { parsePhone } from '#domain/phone.ts'
import { ADDRESS_MAX, BIO_MAX, PASSWORD_LENGTH, USERNAME_LENGTH } from './account-rules.ts'

/** What people type into the account forms. The API checks with the same schemas. */

const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N} .\-_']*$/u

/** Letters, digits, space and `.-_'`; need not be unique (docs/product.md 8). */
const username = text({ label: 'Username', ...USERNAME_LENGTH }).check(
  // Phones write the curved one.
  z.overwrite((name) => name.replaceAll('’', "'")),
  z.refine((name) => NAME_CHARACTERS.test(name), "Username may have letters, digits, spaces and . - _ '"),
)

const lengthOf = (password: string) => [...password].length

/** Kept exactly as typed. Whether it is a common one is checked on the server, where the list is. */
const newPassword = z.string({ error: 'Password is required' }).check(
  z.refine((password) => password !== '', { error: 'Password is required', abort: true }),
  z.refine(
    (password) => lengthOf(password) >= PASSWORD_LENGTH.min && lengthOf(password) <= PASSWORD_LENGTH.max,
    `Password must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
  ),
)

/** Any text: an old password may have been made by other rules. */
const givenPassword = z
  .string({ error: 'Password is required' })
  .check(z.minLength(1, 'Password is required'), z.maxLength(1_000, 'Password is too long'))

export const SignUpInput = z.object({ username, email, password: newPassword })
export type SignUpInput = z.infer<typeof SignUpInput>

export const SignInInput = z.object({ email, password: givenPassword })
export type SignInInput = z.infer<typeof SignInInput>

export const ResetInput = z.object({ email })
export type ResetInput = z.infer<typeof ResetInput>

const token = z.string({ error: 'The link is incomplete' }).check(z.minLength(1), z.maxLength(2_000))

export const NewPasswordInput = z.object({ token, password: newPassword })
export type NewPasswordInput = z.infer<typeof NewPasswordInput>

/** The password is asked for where nothing else shows that the browser is the account's (docs/product.md 8.3). */
export const ConfirmationInput = z.object({ token, password: z.optional(givenPassword) })
export type ConfirmationInput = z.infer<typeof ConfirmationInput>

/** Six digits, however they are grouped. */
export const sixDigits = z.string({ error: 'Code is required' }).check(
  z.maxLength(30, 'The code has six digits'),
  z.overwrite((code) => code.replace(/[\s-]/g, '')),
  z.refine((code) => code !== '', { error: 'Code is required', abort: true }),
  z.regex(/^[0-9]{6}$/, 'The code has six digits'),
)

export const ConfirmationCodeInput = z.object({
  email,
  code: sixDigits,
  password: z.optional(givenPassword),
})
export type ConfirmationCodeInput = z.infer<typeof ConfirmationCodeInput>

/** Of the app, or one of the recovery codes. */
export const SecondFactorInput = z.object({
  code: z.string({ error: 'Code is required' }).check(
    z.maxLength(30, 'The code is too long'),
    z.overwrite((code) => code.replace(/\s/g, '')),
    z.minLength(1, 'Code is required'),
  ),
})
export type SecondFactorInput = z.infer<typeof SecondFactorInput>

export const SecondFactorSetupInput = z.object({ currentPassword: z.optional(givenPassword) })
export type SecondFactorSetupInput = z.infer<typeof SecondFactorSetupInput>

/** What the opener of the popup says of the person; it is only compared with what the provider has proved. */
export const GoogleInput = z.object({
  name: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  email,
  photo: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
})
export type GoogleInput = z.infer<typeof GoogleInput>

const optionalText = (label: string, max: number, lines = false) =>
  z.union([z.literal(''), text({ label, max, lines })])

/** Any Nigerian form in, E.164 out; empty takes the number away. */
const mobileNumber = z.pipe(
  z.nullable(z.string('Mobile number must be text').check(z.maxLength(30, 'Mobile number is too long'))),
  z.transform((written, { issues }): string | null => {
    if (written === null || written.trim() === '') return null
    const number = parsePhone(written)
    if (number) return number
    const message = 'Mobile number must be a Nigerian mobile number such as 0803 123 4567'
    issues.push({ code: 'custom', message, input: written })
    return z.NEVER
  }),
)

/** A password that is left blank is one that is not there: a form may send all of its fields. */
const unlessBlank = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), schema]),
      z.transform((given): string | undefined => given || undefined),
    ),
  )

type PasswordTwice = { password?: string | undefined; password_confirmation?: string | undefined }

const sameTwice = <Given extends PasswordTwice>() =>
  z.refine<Given>((given) => given.password === given.password_confirmation, {
    error: 'The two passwords are not the same',
    path: ['password_confirmation'],
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some(({ path }) => path?.[0] === 'password'),
  })

/** What is absent stays as it is. `avatar` is the URL of an own upload; null or empty takes it away. */
export const UserUpdateInput = z
  .object({
    username: z.optional(username),
    email: z.optional(email),
    bio: z.optional(optionalText('Bio', BIO_MAX, true)),
    storeAddress: z.optional(optionalText('Store address', ADDRESS_MAX)),
    mobileNumber: z.optional(mobileNumber),
    avatar: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
    currentPassword: unlessBlank(givenPassword),
    password: unlessBlank(newPassword),
    password_confirmation: unlessBlank(z.string()),
  })
  .check(sameTwice())
export type UserUpdateInput = z.infer<typeof UserUpdateInput>

/** The form that changes the password alone: there none of them may be blank. */
export const PasswordChangeInput = z
  .object({
    currentPassword: z.optional(givenPassword),
    password: newPassword,
    password_confirmation: z.string(),
  })
  .check(sameTwice())

/** Of whoever takes all of their data, or deletes the account: without a password, the sign-in of just now is the proof. */
export const OwnerProof = z.object({ currentPassword: z.optional(givenPassword) })
export type OwnerProof = z.infer<typeof OwnerProof>
