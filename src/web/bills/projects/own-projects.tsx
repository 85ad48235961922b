import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProjectInput } from '#domain/bills/project-schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { beginProject, ownProjectsQuery } from './project-api.ts'
import { ProjectForm } from './project-form.tsx'

/** The projects of an account, and the beginning of another. */
export function OwnProjects() {
  const { data: projects } = useQuery(ownProjectsQuery)
  const [key, setKey] = useState<string>()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  if (!projects) return null
  const begin = async (input: ProjectInput) => {
    const { id } = await beginProject(input, key ?? crypto.randomUUID())
    void queryClient.invalidateQueries(ownProjectsQuery)
    await navigate({ to: '/bills/projects/$projectId', params: { projectId: id } })
  }
  return (
    <section aria-labelledby="your-projects" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="your-projects" className="text-2xl">
          Your projects
        </h2>
        <button type="button" className="button button-quiet" onClick={() => setKey(crypto.randomUUID())}>
          New project
        </button>
      </div>
      {projects.length === 0 ? (
        <p className="max-w-prose text-quiet">
          A project adds up all the bills of one building, such as the main bill, services and external works.
        </p>
      ) : (
        <ul>
          {projects.map(({ id, name, place, state, bills }) => (
            <li
              key={id}
              className="relative flex flex-wrap justify-between gap-x-6 border-t border-line py-3"
            >
              <Link
                to="/bills/projects/$projectId"
                params={{ projectId: id }}
                className="link font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </Link>
              <span className="text-quiet">
                {[place, state, bills === 1 ? '1 bill' : `${bills} bills`].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Dialog title="New project" open={key !== undefined} onClose={() => setKey(undefined)}>
        <ProjectForm draft="project" action="Create it" save={begin} />
      </Dialog>
    </section>
  )
}
