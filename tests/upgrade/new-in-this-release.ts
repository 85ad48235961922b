import type { NewSteps } from './walk.ts'

/** All of this is emptied when a release is cut: then it is the last one's. */

/** What this release answers otherwise than the last one, on purpose. */
export const changedOnPurpose: RegExp[] = []

/** What people do besides, so that they may do here what they did in the last release. The calls that are new are made here. */
export const newSteps: NewSteps = {}
