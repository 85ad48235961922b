import { randomUUID } from 'node:crypto'
import { openClient } from '#server/db/connection.ts'
import type { OpenWire } from './line.ts'

/** `dropped-answers.sql` tells it. */
const DROPPED = 'adlm_dropped_answers'

/** A connection of its own on which PostgreSQL tells what is written: no pooler that changes connections may stand between. */
export const databaseWire =
  (databaseUrl: string): OpenWire =>
  async (hear, lose) => {
    const beats = `adlm_beat_${randomUUID().replaceAll('-', '')}`
    const client = await openClient(databaseUrl, (error) => lose(error?.message ?? 'the connection ended'))
    client.on('notification', ({ channel, payload = '' }) =>
      hear(channel === beats ? { beat: payload } : { dropped: payload.split('\n') }),
    )
    // A beat that a crash loses was nothing: nobody waits for the disk.
    await client.query(`SET synchronous_commit = off; LISTEN ${DROPPED}; LISTEN ${beats}`)
    return {
      beat: (name) => client.query('SELECT pg_notify($1, $2)', [beats, name]),
      close: () => client.end(),
    }
  }
