import { CATEGORIES } from '#domain/catalogue.ts'

/** Values in the order of the statement's columns, as the driver returns them: large numbers as text, times as dates. */
type ResultRow = readonly unknown[]

/** The rows of each statement of a call. */
export type Results = readonly (readonly ResultRow[])[]

/** Makes the answers of the API of these rows, in plain code without a framework. */
export const answerShapes = {
  categories: () => CATEGORIES,
  foundProduct: ([[row = []] = []]: Results) => ({
    success: true,
    message: 'Product found',
    product: product(row),
  }),
  relatedProducts: ([, rows = []]: Results) => ({ products: rows.map(product) }),
  listing: ([[row = []] = []]: Results) => listing(row),
  lastListings: (results: Results) => results.at(-1)?.map(listing),
  user: ([[row = []] = []]: Results) => user(row),
  reviews: ([rows = []]: Results) => {
    const { _id, username, avatar, rating, reviewCount } = seller(rows[0] ?? [])
    const about = { _id, username, avatar }
    const reviews = rows.map((row) => ({ ...review(row.slice(9)), seller: about }))
    return { reviews, average: rating, count: reviewCount }
  },
} satisfies Record<string, (results: Results) => unknown>

export type AnswerShape = keyof typeof answerShapes

function product(row: ResultRow) {
  const [_id, name, description, category, subCategories, type, unit, location, storeAddress, mobile] = row
  const [regularPrice, discount, discountPrice] = row.slice(10)
  const [createdAt, updatedAt, images, ...owner] = row.slice(14)
  return {
    _id,
    name,
    description,
    subCategories,
    type,
    unit,
    location,
    storeAddress,
    mobile,
    regularPrice: naira(regularPrice),
    discount,
    discountPrice: naira(discountPrice),
    images,
    imageUrls: urls(images),
    categories: category,
    categoryName: CATEGORIES.find(({ id }) => id === category)?.category,
    userRef: seller(owner),
    createdAt,
    updatedAt,
  }
}

function listing(row: ResultRow) {
  const [_id, name, description, address, state, area, type, rentPeriod, bedrooms, bathrooms] = row
  const [regularPrice, discountPrice, offer, parking, furnished] = row.slice(10)
  const [createdAt, updatedAt, images, ...owner] = row.slice(16)
  return {
    _id,
    name,
    description,
    address,
    state,
    area,
    type,
    rentPeriod,
    bedrooms,
    bathrooms,
    regularPrice: naira(regularPrice),
    discountPrice: naira(discountPrice),
    offer,
    parking,
    furnished,
    images,
    imageUrls: urls(images),
    userRef: seller(owner),
    createdAt,
    updatedAt,
  }
}

function seller(row: ResultRow) {
  const [_id, username, avatar, mobileNumber, phoneConfirmedAt, businessCheckedAt, businessBasis] = row
  const [reviewCount, ratingTotal] = row.slice(7)
  const verified = phoneConfirmedAt !== null && businessCheckedAt !== null
  const rating = reviewCount === 0 ? 0 : Math.round((Number(ratingTotal) / Number(reviewCount)) * 100) / 100
  const verification = { phoneConfirmedAt, businessCheckedAt, businessBasis }
  const badge = { verified, ...(verified && { verification }) }
  return { _id, username, avatar, mobileNumber, ...badge, rating, reviewCount }
}

function user(row: ResultRow) {
  const [bio, storeAddress, createdAt] = row.slice(9)
  return { ...seller(row), bio, storeAddress, createdAt }
}

function review(row: ResultRow) {
  const [id, name, rating, comment, reply, repliedAt, createdAt, authorId, username, avatar] = row
  const author = { _id: authorId, username, avatar }
  return { id, rating, comment, reply, author, name, repliedAt, createdAt }
}

const naira = (kobo: unknown) => Number(kobo) / 100
const urls = (images: unknown) => (Array.isArray(images) ? images.map(({ url }) => url) : [])
