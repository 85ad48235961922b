import { COMPANY } from '#domain/company.ts'

/**
 * What a buyer writes first (docs/product.md 4.5.3).
 * @param offered what it is about, with the price that the buyer sees: a name, or an order
 * @param address of the offer, whole
 */
export const contactMessage = (offered: string, address: string) =>
  `Hello, I am interested in ${offered} as listed on the ${COMPANY.name} marketplace.\n${address}`

/** What a buyer writes to a shop (docs/product.md 6.1.1). @param address of the shop, whole */
export const shopMessage = (name: string, address: string) =>
  `Hello ${name}, I found your store on the ${COMPANY.name} marketplace and would like to know more.\n${address}`
