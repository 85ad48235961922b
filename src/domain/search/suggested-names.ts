/** What follows says how much of it, where, or what else: nothing that somebody begins to type. */
const AFTER_THE_THING = / *[,;:(–—|/]| - | (?:in|at|on|to|near|per|by|with|for|off|around|opposite|behind) /i

/** What an offer's name calls the thing: "BUA Cement 42.5R, 50 kg bag" is a BUA Cement 42.5R. */
export function thingOf(name: string): string {
  const [thing = ''] = name.split(AFTER_THE_THING, 1)
  return thing.trim().length < SHORTEST ? name.trim() : thing.trim()
}

/** Less than this says nothing. */
const SHORTEST = 4
