import * as z from 'zod/mini'
import {
  parseAnswer,
  parseMapping,
  parseOption,
  parseRate,
  parseSure,
} from '#domain/import/import-options.ts'
import { LIST_NAME_MAX } from '#domain/import/import-rules.ts'
import { text } from '#domain/input-fields.ts'

/** A parameter that may be given several times, each as a pair. */
function pairs<Option>(
  description: string,
  form: string,
  parse: (text: string) => [string, Option] | undefined,
) {
  const schema = z.pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.transform((written, { issues }): Record<string, Option> => {
      const importOptions = [written ?? []].flat().flatMap((text) => {
        const option = parse(text)
        if (option) return [option]
        issues.push({ code: 'custom', message: `${form} is the form, not “${text}”`, input: text })
        return []
      })
      return Object.fromEntries(importOptions)
    }),
  )
  z.globalRegistry.add(schema, { description })
  return schema
}

const key = z.optional(z.string('Only one value is understood'))
z.globalRegistry.add(key, {
  description: 'The header of the column that names a row; without it a row is known by its content',
})

const listName = z.optional(text({ label: 'List', max: LIST_NAME_MAX }))
z.globalRegistry.add(listName, {
  description:
    'What the seller calls the list that this file is the present state of: only within it is anything gone',
})

const gone = z.optional(z.enum(['leave', 'out-of-stock', 'paused']))
z.globalRegistry.add(gone, {
  description:
    'What becomes of what the list has no more: products are out of stock, homes paused; without this they are left as they are',
})

const sheet = z.optional(z.string('Only one value is understood'))
z.globalRegistry.add(sheet, {
  description: 'Which sheet of a workbook; without it the one whose headers are known best',
})

const severalTexts = z.optional(z.union([z.string(), z.array(z.string())]))

const answers = z.pipe(
  severalTexts,
  z.transform((written, { issues }): Record<string, Record<string, string>> => {
    const values: Record<string, Record<string, string>> = {}
    for (const text of [written ?? []].flat()) {
      const answer = parseAnswer(text)
      if (answer) values[answer[0]] = { ...values[answer[0]], [answer[1]]: answer[2] }
      else
        issues.push({
          code: 'custom',
          message: `value=field=their word=ours is the form, not “${text}”`,
          input: text,
        })
    }
    return values
  }),
)
z.globalRegistry.add(answers, {
  description:
    'field=their word=ours: what a word of the file means, such as unit=truck=nr; without a word what rows mean that say nothing of it; repeatable',
})

const sure = z.pipe(
  severalTexts,
  z.transform((written, { issues }): 'all' | number[] => {
    const lines = [written ?? []].flat().map((text) => {
      const line = parseSure(text)
      if (line === undefined)
        issues.push({
          code: 'custom',
          message: `sure=all or sure=line is the form, not “${text}”`,
          input: text,
        })
      return line
    })
    return lines.includes('all') ? 'all' : lines.filter((line) => typeof line === 'number')
  }),
)
z.globalRegistry.add(sure, {
  description: 'A line whose price looks wrong and is right, or all for every line; repeatable',
})

export const ImportOptionsQuery = z.object({
  map: pairs(
    'field=their header: a column that is not recognised by its header, or field= for one that is not to be; repeatable',
    'map=field=their header',
    parseMapping,
  ),
  default: pairs(
    'field=value: for a missing column and for empty cells; repeatable',
    'default=field=value',
    parseOption,
  ),
  key,
  value: answers,
  sheet,
  sure,
  rate: pairs(
    'CODE=naira: a foreign currency’s rate, such as USD=1550; repeatable',
    'rate=USD=1550',
    parseRate,
  ),
})

/** What the parameters say of the file. */
export const importOptionsOf = ({
  map,
  default: defaults,
  key,
  rate,
  value: values,
  sheet,
  sure,
}: z.infer<typeof ImportOptionsQuery>) => ({
  map,
  defaults,
  key: key?.trim() || undefined,
  rates: rate,
  values,
  sheet: sheet || undefined,
  sure,
})

export const ListQuery = z.extend(ImportOptionsQuery, { list: listName })
export const StartQuery = z.extend(ListQuery, { gone })
