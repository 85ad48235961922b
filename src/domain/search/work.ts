import type { SearchTerm } from './understanding.ts'

const WORK = /(?:ing|ings|ation|works?|repairs?|labour)$/
const GOODS =
  /\b(?:roofing|ceiling|flooring|building|lighting|railing|fitting|plumbing|cladding|reinforcing|grating)s?$/

/** Whether a term names work rather than a thing: "wall tiling", "borehole drilling". */
export const isWork = ({ typed, kind }: Pick<SearchTerm, 'typed' | 'kind'>): boolean =>
  kind === 'word' && WORK.test(typed) && !GOODS.test(typed)
