/** Whose shop it is, as every reference to a seller says it. */
export type ShopRef = { _id: string; slug?: string | null | undefined }

/** Where buyers find a shop: its short address, else the one that every shop has. Every link leads there. */
export const shopPath = ({ _id, slug }: ShopRef): string => (slug ? `/shop/${slug}` : `/sellerShop/${_id}`)
