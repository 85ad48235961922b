import { and, eq, sql } from 'drizzle-orm'
import { PROJECTS_MAX, type ProjectInput } from '#domain/bills/project-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { ActorContext, TransactionContext } from '#server/api/context.ts'
import { idParameter } from '#server/api/router.ts'
import { billProjects, projectBills } from '#server/db/schema/bill-projects.ts'
import { bills } from '#server/db/schema/bills.ts'
import { NO_SUCH_BILL } from './bill-queries.ts'
import { getOwnProject } from './project-queries.ts'

/** @throws AppError conflict where there are enough */
export async function createProject(
  { actor, db }: TransactionContext,
  input: ProjectInput,
): Promise<{ id: string }> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`projects of ${actor.id}`}, 0))`)
  if ((await db.$count(billProjects, eq(billProjects.ownerId, actor.id))) >= PROJECTS_MAX)
    throw new AppError('conflict', `You have ${PROJECTS_MAX} projects already. Delete one first.`)
  const [project] = await db
    .insert(billProjects)
    .values({ ownerId: actor.id, ...input })
    .returning({ id: billProjects.id })
  if (!project) throw new Error('The project was not stored')
  return project
}

/** @throws AppError not-found */
export async function changeProject(ctx: ActorContext, written: string, input: ProjectInput): Promise<void> {
  const { id } = await getOwnProject(ctx, written)
  await ctx.db.update(billProjects).set(input).where(eq(billProjects.id, id))
}

/** Its bills stay. @throws AppError not-found */
export async function deleteProject(ctx: ActorContext, written: string): Promise<void> {
  const { id } = await getOwnProject(ctx, written)
  await ctx.db.delete(billProjects).where(eq(billProjects.id, id))
}

/** Puts an own bill of the account into an own project; it leaves the one that it was in. @throws AppError not-found */
export async function putIntoProject(ctx: ActorContext, written: string, writtenBill: string): Promise<void> {
  const { id: projectId } = await getOwnProject(ctx, written)
  const billId = await ownBillId(ctx, writtenBill)
  await ctx.db
    .insert(projectBills)
    .values({ billId, projectId })
    .onConflictDoUpdate({ target: projectBills.billId, set: { projectId } })
}

/** The bill stays. @throws AppError not-found */
export async function takeOutOfProject(
  ctx: ActorContext,
  written: string,
  writtenBill: string,
): Promise<void> {
  const { id: projectId } = await getOwnProject(ctx, written)
  const billId = await ownBillId(ctx, writtenBill)
  await ctx.db
    .delete(projectBills)
    .where(and(eq(projectBills.billId, billId), eq(projectBills.projectId, projectId)))
}

async function ownBillId({ actor, db }: ActorContext, written: string): Promise<string> {
  const [bill] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.id, idParameter(written, NO_SUCH_BILL)), eq(bills.ownerId, actor.id)))
  if (!bill) throw new AppError('not-found', NO_SUCH_BILL)
  return bill.id
}
