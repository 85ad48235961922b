import { desc, eq, inArray } from 'drizzle-orm'
import { perUnit } from '#domain/materials/pack-words.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import { EXAMPLE_DATA, naira, percent, weekTo } from '#domain/prices/index-words.ts'
import { percentOf } from '#domain/prices/price-index-schema.ts'
import type { Transaction } from '#server/db/client.ts'
import { alertMoves, searchAlerts } from '#server/db/schema/alerts.ts'

/** What has become of a price, as mails and notifications say it. */
export type MoveMessage = { title: string; offers: string[] }

/** What these finds say by their searches, as far as they are moves of a price: the newest, measured from where the oldest was. */
export async function moveMessages(
  tx: Transaction,
  ids: string[],
  isExample: boolean,
): Promise<Map<string, MoveMessage>> {
  const rows = await tx
    .select({ move: alertMoves, search: searchAlerts.search })
    .from(alertMoves)
    .innerJoin(searchAlerts, eq(searchAlerts.id, alertMoves.alertId))
    .where(inArray(alertMoves.id, ids))
    .orderBy(desc(alertMoves.cutOff))
  const messages = new Map<string, MoveMessage>()
  for (const { move, search } of rows) {
    if (messages.has(move.alertId)) continue
    const oldest = rows.findLast((row) => row.move.alertId === move.alertId)?.move ?? move
    messages.set(move.alertId, messageOf({ ...move, ...fromOf(oldest) }, search, isExample))
  }
  return messages
}

type Move = typeof alertMoves.$inferSelect

const fromOf = ({ fromLevel, fromCutOff }: Move) => ({ fromLevel, fromCutOff })

function messageOf(
  { level, fromLevel, cutOff, fromCutOff }: Move,
  { specification = '', state = 'Nigeria' }: Record<string, string>,
  isExample: boolean,
): MoveMessage {
  const found = findSpecification(specification)
  const price = (kobo: number) => `${naira(nairaFromKobo(kobo))} ${perUnit(found?.material.compared ?? 'nr')}`
  const change = percent(percentOf(Math.log(level / fromLevel)))
  return {
    title: `${isExample ? `${EXAMPLE_DATA}: ` : ''}Price of ${found?.name ?? specification} in ${state}: ${change}`,
    offers: [
      `${price(level)}. ${weekTo(weekName(cutOff))}.`,
      `Before: ${price(fromLevel)}. ${weekTo(weekName(fromCutOff))}.`,
      'The median of what verified sellers ask, without delivery, of five or more sellers.',
    ],
  }
}
