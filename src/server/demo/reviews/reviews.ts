import type { DemoReview } from '../demo-records.ts'
import { EAST_AND_SOUTH } from './east-and-south.ts'
import { ESTATE_AGENTS } from './estate-agents.ts'
import { NORTH } from './north.ts'
import { WEST } from './west.ts'

export const REVIEWS: DemoReview[] = [...WEST, ...EAST_AND_SOUTH, ...NORTH, ...ESTATE_AGENTS]
