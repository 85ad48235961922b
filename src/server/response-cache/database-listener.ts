import { randomUUID } from 'node:crypto'
import { openClient } from '#server/db/connection.ts'
import type { OpenListener } from './invalidation-channel.ts'

/** `dropped-answers.sql` notifies it. */
const DROPPED = 'adlm_dropped_answers'

/** A connection of its own on which PostgreSQL notifies of what is written: no pooler that changes connections may stand between. */
export const databaseListener =
  (databaseUrl: string): OpenListener =>
  async (hear, lose) => {
    const heartbeats = `adlm_beat_${randomUUID().replaceAll('-', '')}`
    const client = await openClient(databaseUrl, (error) => lose(error?.message ?? 'the connection ended'))
    client.on('notification', ({ channel, payload = '' }) =>
      hear(channel === heartbeats ? { heartbeat: payload } : { invalidated: payload.split('\n') }),
    )
    // A heartbeat that a crash loses does not matter: nobody waits for the disk.
    await client.query(`SET synchronous_commit = off; LISTEN ${DROPPED}; LISTEN ${heartbeats}`)
    return {
      heartbeat: (name) => client.query('SELECT pg_notify($1, $2)', [heartbeats, name]),
      close: () => client.end(),
    }
  }
