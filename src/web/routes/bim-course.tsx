import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { courseHead } from './-course-head.ts'

export const Route = createFileRoute('/bim-course')({
  loader: async ({ context: { baseUrl } }) => {
    const { default: course } = await import('#content/courses/bim-course.md?course')
    return { course, head: courseHead(baseUrl, '/bim-course', course) }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.head, path: '/bim-course' }),
  component: BimCourse,
})

function BimCourse() {
  return <CoursePage course={Route.useLoaderData().course} />
}
