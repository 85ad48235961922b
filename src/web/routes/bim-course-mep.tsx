import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#web/company/courses.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bim-course-mep')({
  loader: async () => (await import('../../content/courses/bim-course-mep.md?course')).default,
  head: ({ loaderData }) => pageHead({ ...loaderData, path: '/bim-course-mep' }),
  component: BimCourseMep,
})

function BimCourseMep() {
  return <CoursePage course={Route.useLoaderData()} />
}
