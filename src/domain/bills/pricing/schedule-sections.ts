import type { ScheduleLine } from './schedule-schema.ts'

/** What stands under no heading of a bill. */
export const WITHOUT_SECTION = 'Without a heading'

/** What is bought for a section, in packs of its own. */
export type SectionToBuy = {
  name: string
  lines: (Pick<ScheduleLine, 'resource' | 'name' | 'unit' | 'have'> & ScheduleLine['sections'][number])[]
}

/** The same by section, in the order that the bill comes to them. */
export function bySection(lines: readonly ScheduleLine[]): SectionToBuy[] {
  const sections = new Map<string, SectionToBuy>()
  for (const { have, name, resource: id, sections: parts, unit } of lines)
    for (const part of parts) {
      const section = sections.get(part.name) ?? { name: part.name || WITHOUT_SECTION, lines: [] }
      section.lines.push({ ...part, resource: id, name, unit, have })
      sections.set(part.name, section)
    }
  return [...sections.values()]
}
