import type { Claim, Reading } from './claim.ts'

const PERSON =
  /^(?:mothers?|mum|mummy|mama|fathers?|dad|daddy|papa|parents?|wife|husband|spouse|brothers?|sisters?|siblings?|sons?|daughters?|child|children|kids|baby|friends?|uncle|aunty?|couples?|family|families|people|persons?|person|boss|madam|client|customer|self|myself|us|me|them|him|her)$/
const BESIDE_A_PERSON =
  /^(?:my|our|his|her|their|your|a|an|the|one|two|three|four|five|six|\d+|small|big|large|little|young|new|newly|wedded|single|old|elderly|aged|dear|whole|of|and|with)$/

/** "for my mother", "for a small family of five": for whom it is changes nothing of what is found. */
export function readForWhom({ tokens }: Reading, at: number): Claim | undefined {
  if (tokens[at]?.word !== 'for') return undefined
  let end = at + 1
  let length = 0
  while (PERSON.test(tokens[end]?.word ?? '') || BESIDE_A_PERSON.test(tokens[end]?.word ?? '')) {
    if (PERSON.test(tokens[end]?.word ?? '')) length = end + 1 - at
    end += 1
  }
  // "of five"
  if (
    length > 0 &&
    tokens[at + length]?.word === 'of' &&
    BESIDE_A_PERSON.test(tokens[at + length + 1]?.word ?? '')
  )
    length += 2
  return length > 0 ? { length } : undefined
}

const SOMEBODY = /^(?:who|someone|somebody|person|people|anyone|anybody|man|guy|worker|workers)$/
const ABLE =
  /^(?:can|could|will|would|fit|go|sabi|knows?|that|who|which|wey|to|for|helps?|me|us|i|do|does|dey|really|sabis|am)$/
const TRADES =
  /^(?:sells?|selling|supply|supplies|supplier|supplying|deliver|delivers|delivery|has|have|get|gets|stock|stocks|buys?|wan|want|need)$/

/**
 * "who can install", "someone to paint", "person wey go repair": who asks so looks for labour. "who can supply", "person wey dey sell": for
 * goods.
 */
export function readHiring(
  { tokens }: Reading,
  at: number,
): { length: number; of: 'labour' | 'goods' } | undefined {
  if (!SOMEBODY.test(tokens[at]?.word ?? '')) return undefined
  let end = at + 1
  while (ABLE.test(tokens[end]?.word ?? '')) end += 1
  const then = tokens[end]
  if (end === at + 1 || then?.kind !== 'word') return undefined
  return TRADES.test(then.word) ? { length: end + 1 - at, of: 'goods' } : { length: end - at, of: 'labour' }
}

const OF_A_HOME = /^(?:\d{1,2}|one|two|three|four|five|six|bed|bedrooms?|new|old|whole|storey|small|big)$/

/** "my house", "at home": where the work is done is no thing that is looked for. */
export function readOwnHome({ tokens }: Reading, at: number): Claim | undefined {
  let end = at
  while (/^(?:in|at|for|of|to|the|inside)$/.test(tokens[end]?.word ?? '')) end += 1
  const own = /^(?:my|our|his|her|their)$/.test(tokens[end]?.word ?? '') ? 1 : 0
  const home =
    /^(?:house|home|flat|apartment|building|compound|duplex|bungalow|room|rooms|shop|office|place)$/
  // "my 3 bedroom flat", "our new house"
  let begun = end + own
  if (own > 0) while (OF_A_HOME.test(tokens[begun]?.word ?? '')) begun += 1
  const led = own > 0 || tokens[at]?.word === 'at'
  return led && home.test(tokens[begun]?.word ?? '') && begun > at ? { length: begun + 1 - at } : undefined
}
