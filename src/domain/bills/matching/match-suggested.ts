import { RESOURCE_IDS, type ResourceId, resource } from '#domain/rates/resources.ts'
import { isWorkItem, listedItem } from '#domain/rates/work-sections.ts'
import { lineWords } from './line-words.ts'
import type { LineToMatch } from './match-line.ts'
import type { PricedAs } from './match-schema.ts'
import { unitFit } from './unit-fit.ts'

const isResource = (subject: string): subject is ResourceId =>
  (RESOURCE_IDS as readonly string[]).includes(subject)

/**
 * A line as the work item or the material that others have taken such lines for, with what we start from: their choices and
 * factors are theirs. Undefined where its unit does not fit.
 */
export function asSuggested(subject: string, line: LineToMatch): PricedAs | undefined {
  const isWork = isWorkItem(subject)
  if (!isWork && !isResource(subject)) return undefined
  const { known } = line.unit
  const unit = isWork ? listedItem(subject).unit : resource(subject).unit
  const perUnit = known === unit ? 1 : unitFit(known, unit, lineWords(line))?.perUnit
  if (perUnit === undefined) return undefined
  return isWork
    ? { kind: 'work', item: subject, choices: {}, factors: {}, perUnit }
    : { kind: 'material', resource: subject, perUnit }
}
