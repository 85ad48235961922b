import { useEffect, useState } from 'react'
import { type BuildingPartId, isBuildingPart } from '#domain/rates/building-parts.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { HOW_MUCH } from './how-much-stored.ts'

/**
 * What somebody has measured, as text. Kept for the tab, so that the way back and the pages of the other materials have it:
 * from a slab on the page of cement to the same slab on the page of sand.
 */
export type HowMuchSheet = {
  part?: BuildingPartId
  sizes: Partial<Record<BuildingPartId, Readonly<Record<string, string>>>>
  choices: Partial<Record<BuildingPartId, Readonly<Record<string, string>>>>
}

const EMPTY: HowMuchSheet = { sizes: {}, choices: {} }

export function useHowMuchSheet(): [HowMuchSheet, (next: HowMuchSheet) => void] {
  const [sheet, setSheet] = useState(EMPTY)
  useEffect(() => setSheet(storedSheet()), [])
  const change = (next: HowMuchSheet) => {
    setSheet(next)
    storeValue('tab', HOW_MUCH, next)
  }
  return [sheet, change]
}

/** Of a sheet in another format the valid parts are read. */
function storedSheet(): HowMuchSheet {
  const stored = readStored('tab', HOW_MUCH)
  if (typeof stored !== 'object' || stored === null) return EMPTY
  const { part, sizes, choices } = stored as Partial<Record<keyof HowMuchSheet, unknown>>
  return {
    ...(typeof part === 'string' && isBuildingPart(part) && { part }),
    sizes: textsOfParts(sizes),
    choices: textsOfParts(choices),
  }
}

const textsOfParts = (value: unknown): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {})
      .filter(([part]) => isBuildingPart(part))
      .map(([part, texts]) => [
        part,
        Object.fromEntries(
          Object.entries(texts ?? {}).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        ),
      ]),
  )
