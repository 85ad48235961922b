/** What a rule says of a field that is empty, as a form asks for it. */
const ASKED: Readonly<Record<string, string>> = {
  'Product storeAddress is required': 'Where is your store?',
  'Product location is required': 'Which state is it in?',
  'Product regularPrice is required': 'What does it cost?',
  'Listing bedrooms is required': 'How many bedrooms?',
  'Listing bathrooms is required': 'How many bathrooms?',
}

/** What a rule calls a field by its name in the API, and what the forms call it. */
const CALLED: readonly (readonly [name: string, called: string])[] = [
  ['Product storeAddress', 'The seller address'],
  ['Product location', 'The state'],
  ['Product regularPrice', 'The price'],
  ['Product discountPrice', 'The discounted price'],
  ['Listing discountPrice', 'The discounted price'],
  ['Product lga', 'The local government area'],
  ['Listing lga', 'The local government area'],
  ['Listing rentPeriod', 'Month or year'],
]

/** A rule's message in words of the forms: the API keeps the specified texts, which name its fields (docs/product.md 20.7). */
export function spoken(message: string): string {
  const [name, called] = CALLED.find(([each]) => message.startsWith(`${each} `)) ?? []
  return ASKED[message] ?? (name && called ? called + message.slice(name.length) : message)
}
