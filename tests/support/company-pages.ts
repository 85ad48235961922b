import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ARTICLES = readdirSync(join(import.meta.dirname, '../../src/content/articles')).map(
  (file) => `/BIMNews/${file.replace('.md', '')}`,
)

/** The pages that the company has written. */
export const COMPANY_PAGES = [
  '/',
  '/about',
  '/faq',
  '/pricing',
  '/services',
  '/planswift-plugin',
  '/rate-gen',
  '/BIMNews',
  ...ARTICLES,
  '/bim-course',
  '/bim-course-mep',
  '/ms-project-course',
  '/help',
  '/terms-of-service',
  '/privacy-policy',
  '/why-adlm',
]
