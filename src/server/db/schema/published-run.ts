import { and, eq, gte, lt, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { METHODS } from '#domain/prices/index-method/methods.ts'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'
import { indexRuns } from './price-index.ts'

/** Whether a run is by the method that its week is published by. @param run the table, or what it is called in a statement */
export const isPublishedRun = ({
  method,
  cutOff,
}: {
  method: AnyPgColumn
  cutOff: AnyPgColumn
} = indexRuns) =>
  or(
    ...METHODS.map(({ version, publishedFrom }, at) => {
      const from = cutOffOf(publishedFrom ?? '')
      const until = cutOffOf(METHODS[at + 1]?.publishedFrom ?? '')
      return and(eq(method, version), from && gte(cutOff, from), until && lt(cutOff, until))
    }),
  )
