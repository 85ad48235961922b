import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { createApi } from '#server/api/app.ts'
import { connect } from '#server/db/client.ts'
import type { Results } from './answer-shapes.ts'
import type { BenchCall } from './calls.ts'
import { quietContext } from './in-process-api.ts'

type Parameter = string | number | boolean | null | Parameter[]
type Statement = { text: string; parameters: Parameter[] }

/** A call with the statements that the product ran for it and its answer. */
export type RecordedCall = BenchCall & { statements: Statement[]; body: string }

/** Calls the product's API in this process and records its statements. */
export async function recordCalls(url: string, calls: BenchCall[]): Promise<RecordedCall[]> {
  let statements: Statement[] = []
  const queryLogger = {
    logQuery: (text: string, parameters: unknown[]) => {
      statements.push({ text, parameters: parameters.map(asParameter) })
    },
  }
  const db = connect(url, { queryLogger })
  const api = createApi(await quietContext(db))
  const recorded: RecordedCall[] = []
  try {
    for (const call of calls) {
      statements = []
      const response = await api.request(`/api${call.path}`)
      const body = await response.text()
      if (!response.ok) throw new Error(`${call.path} answers ${response.status}: ${body}`)
      recorded.push({ ...call, statements, body })
    }
  } finally {
    await db.$client.end()
  }
  return recorded
}

/** Numbers, booleans and arrays are unchanged; everything else is sent to PostgreSQL as text anyway. */
function asParameter(value: unknown): Parameter {
  if (Array.isArray(value)) return value.map(asParameter)
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

/** PostgreSQL without a query builder, with as many connections as the product's pool has. */
export const connectWithoutDrizzle = (url: string): Pool => connect(url).$client

/** A statement that is parsed once on each connection. */
export const prepared = (text: string) => ({ text, name: createHash('md5').update(text).digest('hex') })

/** Runs the statements again for their rows; independent ones in parallel, as in the product. */
export async function replay(pool: Pool, { statements, inOrder = 0 }: RecordedCall): Promise<Results> {
  const run = async ({ text, parameters: values }: Statement) => {
    const { rows } = await pool.query<unknown[]>({ ...prepared(text), values, rowMode: 'array' })
    return rows
  }
  const results: unknown[][][] = []
  for (const statement of statements.slice(0, inOrder)) results.push(await run(statement))
  return [...results, ...(await Promise.all(statements.slice(inOrder).map(run)))]
}
