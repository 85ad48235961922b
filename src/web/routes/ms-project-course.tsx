import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { courseHead } from './-course-head.ts'

export const Route = createFileRoute('/ms-project-course')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/ms-project-course.md?course')
    return { course, head: courseHead(baseUrl, '/ms-project-course', course) }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.head, path: '/ms-project-course' }),
  component: MsProjectCourse,
})

function MsProjectCourse() {
  return <CoursePage course={Route.useLoaderData().course} />
}
