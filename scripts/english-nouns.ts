/**
 * Writes src/server/search/english-nouns.json anew from WordNet: which English nouns, alone or as names of several words, mean
 * something else than what is offered here (decision 0191).
 *
 *   node scripts/english-nouns.ts
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesElse, nounsElse } from './english-nouns/kinds-of-nouns.ts'
import { readWordNet } from './english-nouns/wordnet.ts'

const wordNet = await readWordNet()
const path = join(import.meta.dirname, '../src/server/search/english-nouns.json')
const written = { nouns: nounsElse(wordNet).join(' '), names: namesElse(wordNet).join(',') }
await writeFile(path, `${JSON.stringify(written, null, 2)}\n`)
