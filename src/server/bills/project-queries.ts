import { and, desc, eq, sql } from 'drizzle-orm'
import type { BillPricing } from '#domain/bills/pricing/pricing-schema.ts'
import type { Project, ProjectBill, ProjectOverview } from '#domain/bills/project-schema.ts'
import { PROJECTS_MAX } from '#domain/bills/project-schema.ts'
import { projectTotals, replacements } from '#domain/bills/project-totals.ts'
import { AppError } from '#domain/errors.ts'
import type { ActorContext } from '#server/api/context.ts'
import { idParameter } from '#server/api/router.ts'
import { billPricings } from '#server/db/schema/bill-prices.ts'
import { billProjects, projectBills } from '#server/db/schema/bill-projects.ts'
import { bills } from '#server/db/schema/bills.ts'
import { OVERVIEW } from './bill-queries.ts'

/** Said of a project that is not there and of one that is somebody else's. */
const NO_SUCH_PROJECT = 'We cannot find this project.'

type StoredProject = typeof billProjects.$inferSelect

const overviewOf = ({ id, name, place, state, floorArea, createdAt }: StoredProject, count: number) => ({
  ...{ id, name, place, state, floorArea },
  createdAt: createdAt.toISOString(),
  bills: count,
})

/** An own project. @throws AppError not-found */
export async function getOwnProject(
  { actor, db }: Pick<ActorContext, 'actor' | 'db'>,
  written: string,
): Promise<StoredProject> {
  const [project] = await db
    .select()
    .from(billProjects)
    .where(
      and(eq(billProjects.id, idParameter(written, NO_SUCH_PROJECT)), eq(billProjects.ownerId, actor.id)),
    )
  if (!project) throw new AppError('not-found', NO_SUCH_PROJECT)
  return project
}

/** Own projects, the newest first. */
export async function listOwnProjects({ actor, db }: ActorContext): Promise<ProjectOverview[]> {
  const rows = await db
    .select({
      project: billProjects,
      count: sql<number>`(SELECT count(*)::int FROM ${projectBills} WHERE ${projectBills.projectId} = ${billProjects.id})`,
    })
    .from(billProjects)
    .where(eq(billProjects.ownerId, actor.id))
    .orderBy(desc(billProjects.createdAt))
    .limit(PROJECTS_MAX)
  return rows.map(({ project, count }) => overviewOf(project, count))
}

/** An own project with its bills and what they come to. @throws AppError not-found */
export async function getProject(ctx: ActorContext, written: string): Promise<Project> {
  const project = await getOwnProject(ctx, written)
  const rows = await ctx.db
    .select({
      ...OVERVIEW,
      // The rest of a pricing, its resources, is what a bill's own page shows.
      input: sql<BillPricing['input'] | null>`${billPricings.pricing} -> 'input'`,
      pricedAt: sql<string | null>`${billPricings.pricing} ->> 'pricedAt'`,
      expires: sql<string | null>`${billPricings.pricing} ->> 'expiresAt'`,
      priced: sql<BillPricing['totals'] | null>`${billPricings.pricing} -> 'totals'`,
    })
    .from(projectBills)
    .innerJoin(bills, eq(bills.id, projectBills.billId))
    .leftJoin(billPricings, eq(billPricings.billId, bills.id))
    .where(and(eq(projectBills.projectId, project.id), eq(bills.ownerId, ctx.actor.id)))
    .orderBy(desc(bills.createdAt))
  const replaced = replacements(rows)
  const list = rows.map(({ input, pricedAt, expires, priced, ...bill }): ProjectBill => {
    const isPriced = input && pricedAt && expires && priced
    return {
      ...bill,
      createdAt: bill.createdAt.toISOString(),
      expiresAt: bill.expiresAt?.toISOString() ?? null,
      replacedBy: replaced.get(bill.id) ?? null,
      price: isPriced
        ? { state: input.state, pricedAt, expiresAt: expires, naira: priced.naira, unpriced: priced.unpriced }
        : null,
    }
  })
  return { ...overviewOf(project, list.length), list, totals: projectTotals(list, project.floorArea) }
}
