import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SignUpInput } from './account-input.ts'
import { usernameOf } from './username-of.ts'

it.each([
  ['Adaeze Nwosu', 'a@mail.example', 'Adaeze Nwosu'],
  ['  Chidi   O’Neil ', 'c@mail.example', "Chidi O'Neil"],
  ['Ọláyínká (Lagos) 🏗️ & Sons!', 'o@mail.example', 'Ọláyínká Lagos Sons'],
  ['Oluwaseun Adebayo-Ogunleye Ventures', 'o@mail.example', 'Oluwaseun Adebayo-Ogunleye Ven'],
  ['李伟', 'li.wei@mail.example', '李伟 li.wei'],
  ['', 'blocks_and-more@mail.example', 'blocks_and-more'],
  ['<>', 'bo@mail.example', 'Member bo'],
  ['', '!@mail.example', 'Member'],
])('%j with %s is called %j', (name, email, username) => {
  expect(usernameOf({ name, email })).toBe(username)
})

/** With what nobody sees, and marks on their own. */
const unusual = fc.constantFrom(
  '\u200b',
  '\ufe0f',
  '\u0301',
  '\u202e',
  '\u00ad',
  "'",
  '’',
  '-',
  ' ',
  '\n',
  'ọ́',
)
const written = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), unusual), { maxLength: 20 })
  .map((parts) => parts.join(''))

it('is a username by our rules, whatever comes', () => {
  fc.assert(
    fc.property(written, fc.emailAddress(), (name, email) => {
      const username = usernameOf({ name, email })
      expect(SignUpInput.shape.username.parse(username)).toBe(username)
    }),
  )
})
