import { check, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { STATES, type State } from '#domain/places.ts'
import { users } from './accounts.ts'
import { bills } from './bills.ts'
import { id, oneOf, timestamps } from './columns.ts'

/** What an account builds, or has others build: some of its bills together. */
export const billProjects = pgTable(
  'bill_projects',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    place: text().notNull(),
    state: text().$type<State>(),
    /** Square metres. */
    floorArea: doublePrecision(),
    createdAt: timestamps.createdAt,
  },
  (project) => [
    index('bill_projects_owner').on(project.ownerId, project.createdAt),
    check('bill_projects_state', oneOf(project.state, STATES)),
  ],
)

/** Which project a bill is in: one at most. */
export const projectBills = pgTable(
  'project_bills',
  {
    billId: uuid()
      .primaryKey()
      .references(() => bills.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => billProjects.id, { onDelete: 'cascade' }),
  },
  (bill) => [index('project_bills_project').on(bill.projectId)],
)
