import { queryOptions } from '@tanstack/react-query'
import type { Project, ProjectInput, ProjectOverview } from '#domain/bills/project-schema.ts'
import { isMissing } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'

export const ownProjectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async ({ signal }): Promise<ProjectOverview[]> =>
    (await answerOf(api().projects.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

const NEVER_AGAIN = 3

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: async ({ signal }): Promise<Project> =>
      (await answerOf(api().projects[':id'].$get({ param: { id } }, { init: { signal } }))).json(),
    staleTime: 0,
    // A bill of it is being read.
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ state }) => state === 'reading') ? 2_000 : false,
    retry: (count, error) => !isMissing(error) && count < NEVER_AGAIN,
  })

/** @param key of this form, so that a repeated call begins one project */
export const beginProject = async (input: ProjectInput, key: string): Promise<{ id: string }> =>
  (await answerOf(api().projects.$post({ json: input }, { headers: { 'Idempotency-Key': key } }))).json()

export const changeProject = async (id: string, input: ProjectInput): Promise<Project> =>
  (await answerOf(api().projects[':id'].$put({ param: { id }, json: input }))).json()

export const deleteProject = (id: string) => deleted(api().projects[':id'].$delete({ param: { id } }))

export const putIntoProject = async (id: string, bill: string): Promise<void> => {
  await answerOf(api().projects[':id'].bills[':bill'].$put({ param: { id, bill } }))
}

export const takeOutOfProject = (id: string, bill: string) =>
  deleted(api().projects[':id'].bills[':bill'].$delete({ param: { id, bill } }))
