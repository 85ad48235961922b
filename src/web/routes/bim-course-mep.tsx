import { createFileRoute } from '@tanstack/react-router'
import { courseThing } from '#web/company/company-things.ts'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bim-course-mep')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/bim-course-mep.md?course')
    return {
      ...course,
      things: import.meta.env.SSR ? [courseThing(baseUrl, '/bim-course-mep', course)] : undefined,
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: '/bim-course-mep',
      trail: [
        ['Training', '/services'],
        [loaderData?.name ?? 'Course', '/bim-course-mep'],
      ],
    }),
  component: BimCourseMep,
})

function BimCourseMep() {
  return <CoursePage course={Route.useLoaderData()} />
}
