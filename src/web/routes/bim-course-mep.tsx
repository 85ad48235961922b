import { createFileRoute } from '@tanstack/react-router'
import { courseJsonLd } from '#web/company/company-json-ld.ts'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bim-course-mep')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/bim-course-mep.md?course')
    return {
      ...course,
      jsonLd: import.meta.env.SSR ? [courseJsonLd(baseUrl, '/bim-course-mep', course)] : undefined,
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: '/bim-course-mep',
      breadcrumbs: [
        ['Training', '/services'],
        [loaderData?.name ?? 'Course', '/bim-course-mep'],
      ],
    }),
  component: BimCourseMep,
})

function BimCourseMep() {
  return <CoursePage course={Route.useLoaderData()} />
}
