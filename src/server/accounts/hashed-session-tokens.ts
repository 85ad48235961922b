import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Better Auth stores session tokens in plain text. This stores their hashes, so that nobody can sign in with what the database
 * has. A session that is found by its token is returned with that token.
 */
export function hashedSessionTokens(adapter: DBAdapter<BetterAuthOptions>): DBAdapter<BetterAuthOptions> {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((trx) => work({ ...trx, ...hashing(trx) })),
  }
}

function hashing(adapter: DBTransactionAdapter<BetterAuthOptions>) {
  type Adapter = typeof adapter
  return {
    create: async (call) => {
      const { token } = call.data
      if (call.model !== 'session' || typeof token !== 'string') return adapter.create(call)
      return answeredWith(
        await adapter.create({ ...call, data: { ...call.data, token: hashOf(token) } }),
        token,
      )
    },
    findOne: async (call) => answeredWith(await adapter.findOne(byHash(call)), tokenOf(call)),
    update: async (call) => answeredWith(await adapter.update(byHash(call)), tokenOf(call)),
    findMany: (call) => adapter.findMany(byHash(call)),
    count: (call) => adapter.count(byHash(call)),
    updateMany: (call) => adapter.updateMany(byHash(call)),
    delete: (call) => adapter.delete(byHash(call)),
    deleteMany: (call) => adapter.deleteMany(byHash(call)),
    consumeOne: async (call) => answeredWith(await adapter.consumeOne(byHash(call)), tokenOf(call)),
  } satisfies Partial<Adapter>
}

type AdapterCall = { model: string; where?: Where[] | undefined }

const namesToken = ({ model }: AdapterCall, { field }: Where) => model === 'session' && field === 'token'

function byHash<Query extends AdapterCall>(call: Query): Query {
  const where = call.where?.map((condition) =>
    namesToken(call, condition) ? { ...condition, value: hashed(condition.value) } : condition,
  )
  return where ? { ...call, where } : call
}

function hashed(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashOf(value)
  return Array.isArray(value) ? value.map((token) => hashOf(String(token))) : value
}

function tokenOf(call: AdapterCall): string | undefined {
  const value = call.where?.find((condition) => namesToken(call, condition))?.value
  return typeof value === 'string' ? value : undefined
}

function answeredWith<Row>(row: Row, token: string | undefined): Row {
  return row && typeof row === 'object' && token ? Object.assign(row, { token }) : row
}
