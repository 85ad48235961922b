import * as z from 'zod/mini'
import { formatAmount } from '#domain/money.ts'
import { STATES } from '#domain/places.ts'

/** The fields that forms, API and import have in common. `label` opens the messages: "Product name is required". */

const isBlank = (input: unknown) => input === undefined || input === null || input === ''

/** What PostgreSQL counts as length, and people too: an emoji is one character. */
const lengthOf = (text: string) => [...text].length

export const required = (label: string, otherwise: string, message = `${label} is required`) => ({
  error: ({ input }: { input?: unknown }) => (isBlank(input) ? message : `${label} ${otherwise}`),
})

/**
 * A control or something else that nobody sees, such as a zero-width blank, a change of direction or half of a character; emoji keep
 * what joins them.
 */
const INVISIBLE =
  /(\n|\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?|[\d#*]\ufe0f(?=\u20e3))|[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu
/**
 * A letter with its marks and joined emoji are one character, which no line can be broken in: hundreds of them are wider than any
 * page. Yoruba has two marks on a letter, pointed Arabic three; a family of emoji is four.
 */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu
const EMOJI = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?`
const TOO_MANY_JOINED = new RegExp(String.raw`((?:${EMOJI}\u200d){3}${EMOJI})\u200d`, 'gu')
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Without what nobody sees, and on one line unless there may be several. */
export function visible(written: string, lines = false): string {
  const text = written
    .replace(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '$1')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(TOO_MANY_JOINED, '$1')
  return (lines ? text : text.replaceAll('\n', ' ')).trim()
}

/** For what is a name or the like, whatever else is asked of it. */
export const onOneLine = z.overwrite((value: string) => visible(value))

/** What can be seen of a text, without blanks around it. Where there may not be several `lines`, it is a name or the like. */
export function text({
  label,
  min = 1,
  max,
  lines = false,
  requiredMessage = `${label} is required`,
}: {
  label: string
  min?: number
  max: number
  lines?: boolean
  requiredMessage?: string
}) {
  const range = min > 1 ? `${min} to ${max}` : `at most ${max}`
  const wrongWith = (value: string): string | undefined => {
    if (value === '') return requiredMessage
    if (!lines && !/[\p{L}\p{N}]/u.test(value)) return `${label} must have a letter or a digit`
    const length = lengthOf(value)
    return length < min || length > max ? `${label} must have ${range} characters` : undefined
  }
  return z.string(required(label, 'must be text', requiredMessage)).check(
    z.overwrite((value) => visible(value, lines)),
    // One check: several that stop at the first would also stop the rules between fields.
    z.refine((value) => wrongWith(value) === undefined, {
      error: ({ input }) => wrongWith(String(input)),
    }),
  )
}

const EMAIL_MAX = 254

/** In lower case. */
export const email = z.string({ error: 'Email is required' }).check(
  z.overwrite((written) => written.trim().toLowerCase()),
  z.refine((address) => address !== '', { error: 'Email is required', abort: true }),
  z.refine(
    (address) => address.length <= EMAIL_MAX && z.email().safeParse(address).success,
    'Email must be an address such as name@example.com',
  ),
)

/** In naira. */
export function price(label: string, { min, max }: { min: number; max: number }) {
  return z
    .number(required(label, 'must be a number'))
    .check(
      z.refine(
        (value) => value >= min && value <= max,
        `${label} must be ${formatAmount(min)} to ${formatAmount(max)} naira`,
      ),
    )
}

export function wholeNumber(label: string, { min, max }: { min: number; max: number }) {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .number(required(label, message))
    .check(
      z.refine((value) => Number.isInteger(value) && value >= min && value <= max, `${label} ${message}`),
    )
}

export function choice<const Choice extends string>(
  label: string,
  choices: readonly Choice[],
  otherwise = `must be one of ${choices.join(', ')}`,
) {
  return z.enum(choices, required(label, otherwise))
}

export const state = (label: string) => choice(label, STATES, 'must be one of the 36 states or FCT')

export const flag = (label: string) => z.boolean(`${label} must be true or false`)

/** A time that PostgreSQL can take: it knows no year 0, and microseconds, which are 27 characters. */
export const moment = (message = 'Must be a time such as 2026-01-31T09:30:00.000Z') =>
  z.iso
    .datetime(message)
    .check(z.refine((time) => time.length <= 27 && !time.startsWith('0000'), { error: message, abort: true }))
