type IndexSearch = { week?: string; state?: string; material?: string }

/** What an address of the price index says: its week by its Monday, a material for the map, a state for the history. */
export function readIndexSearch({ week, state, material }: Record<string, unknown>): IndexSearch {
  return {
    ...(typeof week === 'string' && /^\d{4}-\d\d-\d\d$/.test(week) && { week }),
    ...(typeof state === 'string' && { state }),
    ...(typeof material === 'string' && { material }),
  }
}
