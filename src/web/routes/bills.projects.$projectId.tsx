import { createFileRoute } from '@tanstack/react-router'
import { ProjectPage } from '#web/bills/projects/project-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bills/projects/$projectId')({
  head: ({ match, params: { projectId } }) =>
    pageHead(match, { title: 'Project', path: `/bills/projects/${projectId}`, isEmpty: true }),
  component: OneProject,
})

function OneProject() {
  const { projectId } = Route.useParams()
  return <ProjectPage key={projectId} id={projectId} />
}
