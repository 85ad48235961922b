import { createFileRoute } from '@tanstack/react-router'
import { courseThing } from '#web/company/company-things.ts'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bim-course')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/bim-course.md?course')
    return {
      ...course,
      things: import.meta.env.SSR ? [courseThing(baseUrl, '/bim-course', course)] : undefined,
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: '/bim-course',
      trail: [
        ['Training', '/services'],
        [loaderData?.name ?? 'Course', '/bim-course'],
      ],
    }),
  component: BimCourse,
})

function BimCourse() {
  return <CoursePage course={Route.useLoaderData()} />
}
