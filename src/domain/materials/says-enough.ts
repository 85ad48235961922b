import type { Unit } from '#domain/catalogue.ts'
import type { Comparable } from './amounts.ts'
import { type FoundMaterial, OF_ANY_TRADE } from './find-material.ts'
import type { Material, Parameters } from './material.ts'
import type { Pack } from './pack.ts'
import type { Written } from './written.ts'

/** Whether what is said besides a material's name shows that it is meant (docs/decisions/0210). */

type Said = {
  parameters: Parameters
  brand: string | null
  pack: Pack | null
  comparable: Comparable | null
  /** Several values of one parameter are named. */
  several: boolean
  /** Why something is not known. */
  why: string | null
}

export function saysEnough(named: FoundMaterial, said: Said, written: Written, unit: Unit): boolean {
  const { material } = named
  const { parameters, brand, pack, comparable, several, why } = said
  const isValued = material.parameters.some(({ id }) => parameters[id] !== undefined)
  const isTold = isValued || brand !== null || isSoldSo(material, said, unit)
  if (isBareTrade(named, written, unit) && !comparable) return false
  if (named.weak) {
    const isCompared = !why && (comparable !== null || material.parameters.some(({ required }) => required))
    // "Bundle of zinc", "rod per length": what it is packed in is a material's, too.
    const isPackedSo = pack !== null && pack.kind === material.packed && pack.kind !== 'set'
    if (!(isCompared || several || isPackedSo) || (named.vague && !isTold)) return false
  }
  if (named.qualified && material.type === 'Material' && !isTold) return false
  const isMeasured = isValued || (comparable !== null && comparable.unit !== 'nr')
  return !named.vague || tellsPack(pack) || isMeasured || several
}

/** Anything has a weight or a volume. By the bag or the tonne, or in the bag that is usual for it, is how a material is sold. */
const isSoldSo = ({ conversions }: Material, { pack, comparable }: Said, unit: Unit): boolean =>
  comparable !== null &&
  (unit !== 'nr' ||
    pack?.sizeUnit === 'tonne' ||
    conversions.some(
      (rule) => rule.class === 'nominal' && rule.from === pack?.kind && rule.holds === comparable.quantity,
    ))

/** Anything is sold by the hundred, or as a set. */
const tellsPack = (pack: Pack | null): boolean =>
  !!pack && pack.kind !== 'set' && (pack.sizeUnit !== 'nr' || pack.size === 1)

/** Priced by the piece, the name of a trade that begins a name may be that of a thing: "welding cable", "painting on canvas". */
const isBareTrade = (
  { material, from, to }: FoundMaterial,
  { words, tokens }: Written,
  unit: Unit,
): boolean =>
  material.type === 'Labour' &&
  unit === 'nr' &&
  from === 0 &&
  to === 1 &&
  /ing$/.test(tokens[0]?.word ?? '') &&
  words[1] !== 'of' &&
  !words.some((word) => OF_ANY_TRADE.has(word))
