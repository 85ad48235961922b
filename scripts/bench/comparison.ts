import type { Pool } from 'pg'
import {
  type Load,
  type LoadSummary,
  type Measurement,
  measureRuns,
  measureServer,
  summarize,
} from './measurement.ts'
import { type RecordedCall, replay } from './recorded-call.ts'

export type Contestants = {
  /** Addresses of the servers: the product that reads every time, the one that keeps what it knows, the bare one. */
  product: string
  knowing: string
  bare: string
  sql: Pool
}

/** One row of the table. */
export type Comparison = {
  name: string
  product: LoadSummary
  bare: LoadSummary
  /** What is known, out of memory: of the product, and of the bare server. */
  known: LoadSummary
  bareKnown: LoadSummary
  sql: LoadSummary | undefined
}

const ROUNDS = 2
const WARM_UP_SECONDS = 0.5

/** Measures a call in five ways, alternately, so that other load on the machine affects all of them equally. */
export async function compare(
  call: RecordedCall,
  { product, knowing, bare, sql }: Contestants,
  load: Load,
): Promise<Comparison> {
  const urls = {
    product: `${product}/api${call.path}`,
    bare: `${bare}/api${call.path}`,
    known: `${knowing}/api${call.path}`,
    bareKnown: `${bare}/known/api${call.path}`,
  }
  for (const url of Object.values(urls)) {
    await assertSameBytes(url, call.body)
    await measureServer(url, { ...load, seconds: WARM_UP_SECONDS }, { expectBody: call.body })
  }
  const rounds: Record<keyof typeof urls | 'sql', Measurement[]> = {
    product: [],
    bare: [],
    known: [],
    bareKnown: [],
    sql: [],
  }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.product.push(await measureServer(urls.product, load))
    rounds.bare.push(await measureServer(urls.bare, load))
    rounds.known.push(await measureServer(urls.known, load))
    rounds.bareKnown.push(await measureServer(urls.bareKnown, load))
    if (call.statements.length > 0) rounds.sql.push(await measureRuns(() => replay(sql, call), load))
  }
  return {
    name: call.name,
    product: summarize(rounds.product),
    bare: summarize(rounds.bare),
    known: summarize(rounds.known),
    bareKnown: summarize(rounds.bareKnown),
    sql: rounds.sql.length > 0 ? summarize(rounds.sql) : undefined,
  }
}

/** @throws Error that shows where the answers differ */
export async function assertSameBytes(url: string, expected: string): Promise<void> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const body = await response.text()
  if (body === expected) return
  const at = [...body].findIndex((character, index) => character !== expected[index])
  throw new Error(
    `${url} answers other bytes, from ${at}: ${body.slice(at, at + 80)} instead of ${expected.slice(at, at + 80)}`,
  )
}
