import { whatsappLink } from './phone.ts'

/** Who we are: the only place where the company's name, contacts and claims are written. */
export const COMPANY = {
  name: 'ADLM',
  tagLine: 'Building materials, labour and homes across Nigeria',
  foundedYear: 2024,
  email: 'hello@adlm.example',
  /** E.164. */
  phone: '+2347090000000',
  /** The headline claims (docs/product.md 1.1). */
  claims: { vendors: 10_000, users: 50_000 },
  videoChannel: 'https://www.youtube.com/@adlmstudio',
  demoPlaylist: 'https://www.youtube.com/@adlmstudio/playlists',
  social: [
    { name: 'YouTube', url: 'https://www.youtube.com/@adlmstudio' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/adlmstudio' },
    { name: 'Instagram', url: 'https://www.instagram.com/adlmstudio' },
  ],
} as const

/** "© 2024–2026 ADLM" (docs/product.md 1.1). */
export function copyrightLine(year: number): string {
  return `© ${COMPANY.foundedYear}–${year} ${COMPANY.name}`
}

/** A WhatsApp chat with the company, the first message written already. */
export function companyChat(message: string): string {
  return whatsappLink(COMPANY.phone, message)
}
