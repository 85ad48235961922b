/** The short address of a shop, `/shop/{slug}` (docs/product.md 20.9). */

/** In characters. */
export const SLUG_LENGTH = { min: 3, max: 40 } as const

/** So many a shop can have in its life: each stays its own for ever. */
export const SLUGS_A_SHOP = 5

/** Letters and digits of ASCII alone, in groups with single hyphens between them: nothing that looks like something else. */
export const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What an id looks like belongs to the shop with that id. */
const ID_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Pages and areas of the site, and what would speak in its name. */
const RESERVED: ReadonlySet<string> = new Set(
  `about account accounts adlm admin administrator alerts api app assets auth bimnews billing blog cart checkout company contact
  create-listing create-product dashboard demo dev drawings edit faq find help home index info listing listings login logout mail
  market marketplace material materials me metrics moderator new null official payment payments pictures prices pricing privacy
  privacy-policy product products profile rate-gen rates report review reviews root saved search security sell seller seller-leads
  seller-overview seller-prices seller-review seller-shop sellershop services settings shared shop shop-details shops sign-in sign-out
  sign-up signin signout signup sitemap staff static status support system team terms terms-of-service test undefined update upload
  uploads user users verification verified verify weekly-mail why-adlm www`.split(/\s+/),
)

const withoutHyphens = (slug: string) => slug.replaceAll('-', '').replaceAll('rn', 'm')
/** What looks alike counts as one: "supp0rt", "adm1n". */
const lookOf = (slug: string) => withoutHyphens(slug).replaceAll('0', 'o').replaceAll(/[1l]/g, 'i')
const RESERVED_LOOKS: ReadonlySet<string> = new Set([...RESERVED].map(lookOf))
/** "ad1m" is taken for it, too; "adim" is in names of people. */
const namesTheCompany = (slug: string) => withoutHyphens(slug).replaceAll('1', 'l').includes('adlm')

/** As it is stored, however it was typed: without capitals, accents and outer blanks, with hyphens for blanks. */
export const normaliseSlug = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, '-')

/** What is wrong with a normalised one, or undefined. Whether it is somebody else's is known to the server. */
export function slugError(slug: string): string | undefined {
  if (slug.length < SLUG_LENGTH.min || slug.length > SLUG_LENGTH.max)
    return `Short address must have ${SLUG_LENGTH.min} to ${SLUG_LENGTH.max} characters`
  if (!SLUG_FORM.test(slug))
    return 'Short address may have letters a to z, digits, and single hyphens between them'
  if (RESERVED_LOOKS.has(lookOf(slug)) || namesTheCompany(slug) || ID_FORM.test(slug))
    return 'This short address cannot be chosen'
  return undefined
}

/** What a shop's name makes, or undefined where nothing can be made of it. */
export function suggestSlug(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, SLUG_LENGTH.max)
    if (longer.length > SLUG_LENGTH.max) break
    slug = longer
  }
  return slugError(slug) === undefined ? slug : undefined
}
