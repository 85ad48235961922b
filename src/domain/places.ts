/** The 36 states and the Federal Capital Territory, in the order of docs/product.md 1.5. */
export const STATES = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
  'FCT',
] as const

export type State = (typeof STATES)[number]

const SPELLINGS = new Map<string, State>([
  ['abuja', 'FCT'],
  ['federal capital territory', 'FCT'],
  ['port harcourt', 'Rivers'],
  ['nassarawa', 'Nasarawa'],
])

/** The state that a person or a file means ("lagos state", "ABUJA", "akwa-ibom"), or undefined. */
export function findState(text: string): State | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bstate\b/, '')
    .trim()
  return SPELLINGS.get(plain) ?? STATES.find((state) => state.toLowerCase() === plain)
}
