import * as z from 'zod/mini'
import { onOneLine } from '#domain/input-fields.ts'
import { STATES } from '#domain/places.ts'
import { FLOOR_AREA_MIN } from './bill-rules.ts'
import { BillOverview } from './bill-schema.ts'

export const PROJECT_NAME_MAX = 120
export const PROJECT_PLACE_MAX = 120

/** So many may an account have. */
export const PROJECTS_MAX = 100

/** What is built: its bills are priced and added up together. */
export const ProjectInput = z.object({
  name: z.string().check(onOneLine, z.minLength(1, 'Give it a name'), z.maxLength(PROJECT_NAME_MAX)),
  /** In its owner's words: a town, a street. */
  place: z.string().check(onOneLine, z.maxLength(PROJECT_PLACE_MAX)),
  state: z.nullable(z.enum(STATES)),
  /** Square metres, for the cost of one. */
  floorArea: z.nullable(z.number().check(z.gte(FLOOR_AREA_MIN, 'A number, 1 or more'), z.lte(1e7))),
})
export type ProjectInput = z.infer<typeof ProjectInput>

export const ProjectOverview = z.extend(ProjectInput, {
  id: z.string(),
  createdAt: z.string(),
  bills: z.number(),
})
export type ProjectOverview = z.infer<typeof ProjectOverview>

/** What a bill came to when it was last priced. */
const ProjectBillPrice = z.object({
  state: z.nullable(z.enum(STATES)),
  pricedAt: z.string(),
  expiresAt: z.string(),
  naira: z.number(),
  unpriced: z.object({ lines: z.number(), naira: z.number() }),
})

const ProjectBill = z.extend(BillOverview, {
  price: z.nullable(ProjectBillPrice),
  /** The version of it in the project that takes its place: it is in no total. */
  replacedBy: z.nullable(z.string()),
})
export type ProjectBill = z.infer<typeof ProjectBill>

export const Project = z.extend(ProjectOverview, {
  /** The newest first. */
  list: z.array(ProjectBill),
  /** Over the bills that no later version replaces, in naira. */
  totals: z.object({
    /** As the files price them. */
    files: z.number(),
    /** As they were last priced, and of how many bills. */
    priced: z.number(),
    pricedBills: z.number(),
    countedBills: z.number(),
    unpriced: z.object({ lines: z.number(), naira: z.number() }),
    perSquareMetre: z.nullable(z.number()),
  }),
})
export type Project = z.infer<typeof Project>
