/** A field that was changed elsewhere during the edit. */
export type Change<Text> = {
  name: keyof Text & string
  mine: Text[keyof Text]
  theirs: Text[keyof Text]
  /** Which of the two values the form has. */
  taken: 'mine' | 'theirs'
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** @param base whose fields count */
export const sameFields = <Text extends object>(base: Text, text: Text): boolean =>
  (Object.keys(base) as (keyof Text)[]).every((name) => same(base[name], text[name]))

/**
 * What was changed elsewhere, beside what is typed here. What nobody has touched here is taken over; what both have changed
 * stays as it is typed until somebody decides.
 * @param base what both began with
 */
export function mergeChanges<Text extends object>(base: Text, theirs: Text, typed: Text): Change<Text>[] {
  const names = Object.keys(base) as (keyof Text & string)[]
  return names
    .filter((name) => !same(base[name], theirs[name]) && !same(typed[name], theirs[name]))
    .map((name) => ({
      name,
      mine: typed[name],
      theirs: theirs[name],
      taken: same(typed[name], base[name]) ? ('theirs' as const) : ('mine' as const),
    }))
}

/** The form with these changes. */
export function withChanges<Text extends object>(typed: Text, changes: readonly Change<Text>[]): Text {
  return { ...typed, ...Object.fromEntries(changes.map((change) => [change.name, change[change.taken]])) }
}
