import { createFileRoute } from '@tanstack/react-router'
import { courseJsonLd } from '#web/company/company-json-ld.ts'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/ms-project-course')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/ms-project-course.md?course')
    return {
      ...course,
      jsonLd: import.meta.env.SSR ? [courseJsonLd(baseUrl, '/ms-project-course', course)] : undefined,
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: '/ms-project-course',
      breadcrumbs: [
        ['Training', '/services'],
        [loaderData?.name ?? 'Course', '/ms-project-course'],
      ],
    }),
  component: MsProjectCourse,
})

function MsProjectCourse() {
  return <CoursePage course={Route.useLoaderData()} />
}
