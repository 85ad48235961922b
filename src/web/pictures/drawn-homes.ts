/** The address of every drawing of a home beside this file, by its name. */
const drawings = import.meta.glob<string>('./home-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** What sellers call each kind of home; the first that is named counts. */
const KINDS = [
  ['semi-detached', /\bsemi\b/],
  ['terrace', /\bterraced?\b|\btown ?house/],
  ['bungalow', /\bbungalow/],
  [
    'compound',
    /\bself.?contain|\bmini.?flat|\broom and parlou?r|\broom (?:apartment|in)\b|\bstudio\b|\bcompound\b/,
  ],
  ['flat-block', /\bflats?\b|\bapartments?\b|\bpenthouse|\bmaisonette|\bblock of\b/],
  ['detached-duplex', /\bdetached\b|\bduplex|\bmansion|\bvilla|\bhouse\b/],
] as const

type Home = { name: string; description: string; bedrooms: number }

/** The drawing for a home without a photograph: by its name, or what the description begins with, or else by its size. */
export function homeDrawing(home: Home): string {
  const name = homeDrawingName(home)
  const url = drawings[`./${name}.svg`]
  if (!url) throw new Error(`There is no drawing named ${name}`)
  return url
}

/** Its name, by which messengers find it as a JPEG (`public/drawings/`). */
export const homeDrawingName = ({ name, description, bedrooms }: Home): string =>
  `home-${kindIn(name) ?? kindIn(description.slice(0, 60)) ?? (bedrooms > 3 ? 'detached-duplex' : 'flat-block')}`

const kindIn = (text: string) => KINDS.find(([, words]) => words.test(text.toLowerCase()))?.[0]
