import { createFileRoute } from '@tanstack/react-router'
import { courseThing } from '#web/company/company-things.ts'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/ms-project-course')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/ms-project-course.md?course')
    return {
      ...course,
      things: import.meta.env.SSR ? [courseThing(baseUrl, '/ms-project-course', course)] : undefined,
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: '/ms-project-course',
      trail: [
        ['Training', '/services'],
        [loaderData?.name ?? 'Course', '/ms-project-course'],
      ],
    }),
  component: MsProjectCourse,
})

function MsProjectCourse() {
  return <CoursePage course={Route.useLoaderData()} />
}
