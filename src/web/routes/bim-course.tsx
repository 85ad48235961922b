import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bim-course')({
  loader: async () => (await import('../../content/courses/bim-course.md?course')).default,
  head: ({ loaderData }) => pageHead({ ...loaderData, path: '/bim-course' }),
  component: BimCourse,
})

function BimCourse() {
  return <CoursePage course={Route.useLoaderData()} />
}
