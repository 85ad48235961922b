import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/ms-project-course')({
  loader: async () => (await import('../../content/courses/ms-project-course.md?course')).default,
  head: ({ loaderData }) => pageHead({ ...loaderData, path: '/ms-project-course' }),
  component: MsProjectCourse,
})

function MsProjectCourse() {
  return <CoursePage course={Route.useLoaderData()} />
}
