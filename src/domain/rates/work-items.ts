import type { WorkBody, WorkItem } from './work-item.ts'
import { CARPENTRY } from './work-items/carpentry.ts'
import { CONCRETE } from './work-items/concrete.ts'
import { DECORATIONS } from './work-items/decorations.ts'
import { DOORS } from './work-items/doors.ts'
import { ELECTRICAL } from './work-items/electrical.ts'
import { EXCAVATING } from './work-items/excavating.ts'
import { EXTERNAL } from './work-items/external.ts'
import { FINISHINGS } from './work-items/finishings.ts'
import { MASONRY } from './work-items/masonry.ts'
import { MECHANICAL } from './work-items/mechanical.ts'
import { METAL } from './work-items/metal.ts'
import { METALWORK } from './work-items/metalwork.ts'
import { ROOFING } from './work-items/roofing.ts'
import { WINDOWS } from './work-items/windows.ts'
import { listedItem, type WorkItemId } from './work-sections.ts'

/** Of all sections; a page loads the section of its item alone (docs/architecture.md). */
const BODIES: Readonly<Record<WorkItemId, WorkBody>> = {
  ...EXCAVATING,
  ...CONCRETE,
  ...MASONRY,
  ...METALWORK,
  ...CARPENTRY,
  ...ROOFING,
  ...WINDOWS,
  ...DOORS,
  ...METAL,
  ...FINISHINGS,
  ...DECORATIONS,
  ...MECHANICAL,
  ...ELECTRICAL,
  ...EXTERNAL,
}

export function workItem(id: WorkItemId): WorkItem {
  const { title, unit } = listedItem(id)
  return { title, unit, ...BODIES[id] }
}
