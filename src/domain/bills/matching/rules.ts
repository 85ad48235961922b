import type { Rule } from './rule.ts'
import { CARPENTRY_RULES } from './rules/carpentry.ts'
import { CONCRETE_RULES } from './rules/concrete.ts'
import { DECORATIONS_RULES } from './rules/decorations.ts'
import { DOORS_RULES } from './rules/doors.ts'
import { ELECTRICAL_RULES } from './rules/electrical.ts'
import { EXCAVATING_RULES } from './rules/excavating.ts'
import { EXTERNAL_RULES } from './rules/external.ts'
import { FINISHINGS_RULES } from './rules/finishings.ts'
import { MASONRY_RULES } from './rules/masonry.ts'
import { MECHANICAL_RULES } from './rules/mechanical.ts'
import { METAL_RULES } from './rules/metal.ts'
import { METALWORK_RULES } from './rules/metalwork.ts'
import { PIPES_RULES } from './rules/pipes.ts'
import { ROOFING_RULES } from './rules/roofing.ts'
import { WINDOWS_RULES } from './rules/windows.ts'

/** How lines are known as work items, a file a section: of two that fit a line as well the first is taken. */
export const RULES: readonly Rule[] = [
  ...EXCAVATING_RULES,
  ...CONCRETE_RULES,
  ...MASONRY_RULES,
  ...METALWORK_RULES,
  ...CARPENTRY_RULES,
  ...ROOFING_RULES,
  ...WINDOWS_RULES,
  ...DOORS_RULES,
  ...METAL_RULES,
  ...FINISHINGS_RULES,
  ...DECORATIONS_RULES,
  ...PIPES_RULES,
  ...MECHANICAL_RULES,
  ...ELECTRICAL_RULES,
  ...EXTERNAL_RULES,
]
