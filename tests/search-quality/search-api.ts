import * as z from 'zod/mini'
import type { JudgedQuery } from './judged-queries.ts'

/** Asks for a path below /api: of the application in this process, or of a server. */
export type Ask = (path: string) => Promise<Response>

/** An offer of the answer, as far as it is judged. */
export type Found = {
  name: string
  text: string
  seller: string
  area: string
  categories: readonly string[]
  state: string
  type: string
  unit: string
  rentPeriod: string
  furnished: boolean
  bedrooms: number
  price: number
}

const Relaxed = z.nullish(
  z.object({
    kind: z.string(),
    message: z.string(),
    places: z.optional(z.array(z.object({ state: z.string(), distanceKm: z.number() }))),
  }),
)
export type SearchAnswer = {
  found: Found[]
  understood: { kind: string; text: string; label?: string | undefined }[]
  relaxed: z.infer<typeof Relaxed>
}

const Understood = z.object({ kind: z.string(), text: z.string(), label: z.optional(z.string()) })
const About = { understood: z.optional(z.array(Understood)), relaxed: Relaxed }

const seller = z.object({ username: z.string() })
const prices = { regularPrice: z.number(), discountPrice: z.number() }
const Product = z.object({
  ...prices,
  name: z.string(),
  description: z.string(),
  categoryName: z.string(),
  subCategories: z.array(z.string()),
  location: z.string(),
  storeAddress: z.string(),
  type: z.string(),
  unit: z.string(),
  discount: z.boolean(),
  userRef: seller,
})
const Products = z.object({ ...About, data: z.object({ products: z.array(Product) }) })

const Home = z.object({
  ...prices,
  name: z.string(),
  description: z.string(),
  address: z.string(),
  state: z.nullable(z.string()),
  area: z.nullable(z.string()),
  type: z.string(),
  rentPeriod: z.string(),
  bedrooms: z.number(),
  furnished: z.boolean(),
  offer: z.boolean(),
  userRef: seller,
})
const Homes = z.object({ ...About, listings: z.array(Home) })

/** What the first page of the search answers. @throws Error where it is refused, or of another shape */
export async function search(
  ask: Ask,
  { of, query }: Pick<JudgedQuery, 'of' | 'query'>,
): Promise<SearchAnswer> {
  if (of === 'homes') {
    const { listings, ...about } = Homes.parse(await bodyOf(ask, '/listing/search', 'searchTerm', query))
    return { found: listings.map(ofHome), ...withAbout(about) }
  }
  const { data, ...about } = Products.parse(await bodyOf(ask, '/product/market-search', 'name', query))
  return { found: data.products.map(ofProduct), ...withAbout(about) }
}

const withAbout = ({ understood = [], relaxed }: Omit<z.infer<typeof Homes>, 'listings'>) => ({
  understood,
  relaxed,
})

async function bodyOf(ask: Ask, path: string, parameter: string, query: string): Promise<unknown> {
  const response = await ask(`${path}?${new URLSearchParams({ [parameter]: query })}`)
  if (!response.ok) throw new Error(`${path} answers ${response.status} to "${query}"`)
  return response.json()
}

const ofProduct = (product: z.infer<typeof Product>): Found => ({
  name: product.name,
  text: [
    product.name,
    product.description,
    product.categoryName,
    ...product.subCategories,
    product.storeAddress,
    product.userRef.username,
  ].join(' | '),
  seller: product.userRef.username,
  area: product.storeAddress,
  categories: [product.categoryName, ...product.subCategories],
  state: product.location,
  type: product.type,
  unit: product.unit,
  rentPeriod: '',
  furnished: false,
  bedrooms: 0,
  price: product.discount ? product.discountPrice : product.regularPrice,
})

function ofHome(home: z.infer<typeof Home>): Found {
  const price = home.offer ? home.discountPrice : home.regularPrice
  return {
    name: home.name,
    text: [home.name, home.description, home.address, home.area].join(' | '),
    seller: home.userRef.username,
    area: home.area ?? '',
    categories: [],
    state: home.state ?? '',
    type: home.type,
    unit: '',
    rentPeriod: home.rentPeriod,
    furnished: home.furnished,
    bedrooms: home.bedrooms,
    price: home.type === 'rent' && home.rentPeriod === 'month' ? price * 12 : price,
  }
}
