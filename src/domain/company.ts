/** Who we are. How the company is reached is configured (company/company-schema.ts). */
export const COMPANY = {
  name: 'ADLM',
  tagLine: 'Building materials, labour and homes across Nigeria',
  foundedYear: 2024,
} as const

/** "© 2024–2026 ADLM" (docs/product.md 1.1). */
export function copyrightLine(year: number): string {
  return `© ${COMPANY.foundedYear}–${year} ${COMPANY.name}`
}
