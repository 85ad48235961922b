import { buildDictionary, type Dictionary } from '#domain/search/dictionary.ts'
import { TRADE_WORDS } from '#domain/search/trade-words.ts'
import type { Db } from '#server/db/client.ts'

let dictionary: Dictionary | undefined

/** What a search knows of the trade's words: made once. */
export async function searchDictionary(_db: Db): Promise<Dictionary> {
  dictionary ??= buildDictionary(TRADE_WORDS)
  return dictionary
}
