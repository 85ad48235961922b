import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Project, ProjectInput } from '#domain/bills/project-schema.ts'
import { formatFigure } from '#domain/figures.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { naira } from '../bill-words.ts'
import { Figure, Figures } from '../figures.tsx'
import { OpenedPage } from '../opened-page.tsx'
import { AddBill } from './add-bill.tsx'
import { changeProject, deleteProject, ownProjectsQuery, projectQuery } from './project-api.ts'
import { ProjectBills } from './project-bills.tsx'
import { ProjectForm } from './project-form.tsx'

/** Several bills of one building: what they come to together, and each. */
export function ProjectPage({ id }: { id: string }) {
  const query = useQuery(projectQuery(id))
  return (
    <OpenedPage title="Project" query={query} missing={MISSING}>
      {query.data && <OpenProject project={query.data} />}
    </OpenedPage>
  )
}

const MISSING = {
  title: 'We cannot find this project',
  reason: 'It was deleted, or it belongs to somebody else',
  hint: 'Only its owner can open a project.',
}

function OpenProject({ project }: { project: Project }) {
  const { id, name, place, state, floorArea, list } = project
  const about = [place, state, floorArea && `${formatFigure(floorArea)} m²`].filter(Boolean).join(', ')
  return (
    <>
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-2xl wrap-anywhere md:text-3xl">{name}</h1>
            {about && <p className="mt-1 text-quiet wrap-anywhere">{about}</p>}
          </div>
          <ProjectActions project={project} />
        </div>
        {list.length > 0 && <ProjectTotals totals={project.totals} />}
      </header>
      {list.length > 0 && <ProjectBills id={id} bills={list} />}
      <AddBill id={id} inIt={list.map((bill) => bill.id)} />
    </>
  )
}

function ProjectTotals({ totals }: { totals: Project['totals'] }) {
  const { files, priced, pricedBills, countedBills, unpriced, perSquareMetre } = totals
  return (
    <Figures>
      <Figure name="As priced in the files" value={naira(files)} />
      <Figure
        name={
          pricedBills === countedBills
            ? 'At our prices'
            : `At our prices, ${pricedBills} of ${countedBills} bills`
        }
        value={naira(priced)}
      />
      {pricedBills > 0 && (
        <Figure
          name="Not priced here"
          value={formatFigure(unpriced.lines)}
          note={`${naira(unpriced.naira)} in the files`}
        />
      )}
      {perSquareMetre !== null && <Figure name="For 1 m² of floor" value={naira(perSquareMetre)} />}
    </Figures>
  )
}

function ProjectActions({ project }: { project: Project }) {
  const { id, name, place, state, floorArea } = project
  const [open, setOpen] = useState<'change' | 'delete'>()
  const close = () => setOpen(undefined)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const change = async (input: ProjectInput) => {
    queryClient.setQueryData(projectQuery(id).queryKey, await changeProject(id, input))
    void queryClient.invalidateQueries(ownProjectsQuery)
    close()
  }
  const deleting = useSingleMutation({
    mutationFn: () => deleteProject(id),
    onSuccess: () => {
      toast('Project deleted. Its bills are still there.')
      void queryClient.invalidateQueries(ownProjectsQuery)
      void navigate({ to: '/bills' })
    },
    onError: toastFailure,
  })
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <button type="button" className="button button-quiet" onClick={() => setOpen('change')}>
        Change
      </button>
      <button type="button" className="button button-quiet" onClick={() => setOpen('delete')}>
        Delete
      </button>
      <Dialog title="Change the project" open={open === 'change'} onClose={close}>
        <ProjectForm before={{ name, place, state, floorArea }} action="Save it" save={change} />
      </Dialog>
      <Dialog title="Delete this project?" open={open === 'delete'} onClose={close}>
        <div className="grid gap-4">
          <p className="wrap-anywhere">This deletes “{name}”. Its bills stay, with their prices.</p>
          <button
            type="button"
            className="button button-danger"
            aria-disabled={deleting.isPending}
            data-working={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            Delete it
          </button>
        </div>
      </Dialog>
    </div>
  )
}
