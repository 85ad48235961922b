import type { Written } from '#content/content-kinds.ts'
import { courseJsonLd } from '#web/company/company-json-ld.ts'
import type { LoadedHead } from '#web/layout/page-head.ts'

export const courseHead = (baseUrl: string, path: string, course: Written<'course'>): LoadedHead => ({
  title: course.title,
  description: course.description,
  breadcrumbs: [
    ['Training', '/services'],
    [course.name, path],
  ],
  jsonLd: import.meta.env.SSR ? [courseJsonLd(baseUrl, path, course)] : [],
})
