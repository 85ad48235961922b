import * as z from 'zod/mini'
import { Project, ProjectInput, ProjectOverview } from '#domain/bills/project-schema.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import {
  changeProject,
  createProject,
  deleteProject,
  putIntoProject,
  takeOutOfProject,
} from './project-commands.ts'
import { getProject, listOwnProjects } from './project-queries.ts'

const TAG = 'Bills'
const OWN = 'Of an account, which alone sees it.'

/** Several bills of one building, added up together. */
export const projectRoutes = createRouter()
  .use(signedIn)
  .get('/', documented(TAG, 'Own projects, the newest first', z.array(ProjectOverview), OWN), async (c) =>
    c.json(await listOwnProjects(c.var.ctx)),
  )
  .post(
    '/',
    repeatable,
    documented(TAG, 'Begin a project', z.object({ id: z.string() }), OWN, 201),
    body(ProjectInput),
    async (c) => {
      const input = c.req.valid('json')
      return c.json(await createOnce(c, input, (ctx) => createProject(ctx, input)), 201)
    },
  )
  .get(
    '/:id',
    documented(
      TAG,
      'An own project: its bills and what they come to',
      Project,
      'A bill that a later version in the project replaces is in no total.',
    ),
    async (c) => c.json(await getProject(c.var.ctx, c.req.param('id'))),
  )
  .put('/:id', documented(TAG, 'Change an own project', Project), body(ProjectInput), async (c) => {
    await changeProject(c.var.ctx, c.req.param('id'), c.req.valid('json'))
    return c.json(await getProject(c.var.ctx, c.req.param('id')))
  })
  .delete('/:id', documented(TAG, 'Delete an own project; its bills stay', Done), async (c) => {
    await deleteProject(c.var.ctx, c.req.param('id'))
    return c.json(done('The project is deleted. Its bills are still there.'))
  })
  .put(
    '/:id/bills/:bill',
    documented(TAG, 'Put an own bill into an own project', Done, 'It leaves the one that it was in.'),
    async (c) => {
      await putIntoProject(c.var.ctx, c.req.param('id'), c.req.param('bill'))
      return c.json(done('The bill is in the project'))
    },
  )
  .delete('/:id/bills/:bill', documented(TAG, 'Take a bill out of a project; it stays', Done), async (c) => {
    await takeOutOfProject(c.var.ctx, c.req.param('id'), c.req.param('bill'))
    return c.json(done('The bill is in no project'))
  })
