/** Who we are: the only place where the company's name, contacts and claims are written. */
export const COMPANY = {
  name: 'ADLM',
  tagLine: 'Building materials, labour and homes across Nigeria',
  foundedYear: 2024,
  email: 'hello@adlm.example',
  /** E.164. */
  phone: '+2347090000000',
  social: [
    { name: 'YouTube', url: 'https://www.youtube.com/@adlmstudio' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/adlmstudio' },
    { name: 'Instagram', url: 'https://www.instagram.com/adlmstudio' },
  ],
} as const

/** "© 2024–2026 ADLM" (decisions, Names). */
export function copyrightLine(year: number): string {
  return `© ${COMPANY.foundedYear}–${year} ${COMPANY.name}`
}
