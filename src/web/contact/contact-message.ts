import { COMPANY } from '#domain/company.ts'

/** What a buyer writes first. @param offered what it is about: a name, or an order */
export const contactMessage = (offered: string) =>
  `Hello, I am interested in ${offered} as listed on the ${COMPANY.name} marketplace.`
