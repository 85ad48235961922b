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

export const ConfirmationInput = z.object({ token })
export type ConfirmationInput = z.infer<typeof ConfirmationInput>

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

const Passwords = z.object({ password: z.string(), password_confirmation: z.optional(z.string()) })

/** What is absent stays as it is. `avatar` is the URL of an own upload; null or empty takes it away. */
export const UserUpdateInput = z
  .object({
    username: z.optional(username),
    email: z.optional(email),
    bio: z.optional(optionalText('Bio', BIO_MAX, true)),
    storeAddress: z.optional(optionalText('Store address', ADDRESS_MAX)),
    mobileNumber: z.optional(mobileNumber),
    avatar: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
    currentPassword: z.optional(givenPassword),
    password: z.optional(newPassword),
    password_confirmation: z.optional(z.string()),
  })
  .check(
    z.refine((update) => update.password === update.password_confirmation, {
      error: 'The two passwords are not the same',
      path: ['password_confirmation'],
      when: ({ value }) => z.safeParse(Passwords, value).success,
    }),
  )
export type UserUpdateInput = z.infer<typeof UserUpdateInput>

export const UserRemovalInput = z.object({ currentPassword: z.optional(givenPassword) })
export type UserRemovalInput = z.infer<typeof UserRemovalInput>
