import type { Rule } from '../rule.ts'

export const METALWORK_RULES: readonly Rule[] = [
  {
    item: 'structural-steel',
    says: /structural (?:steel|metal)|steel (?:roof )?(?:beam|column|truss|section|portal)|universal (?:beam|column)/,
    not: /reinforc|bars?\b/,
    read: () => ({ missing: ['sections of usual sizes'] }),
  },
  {
    item: 'steel-purlin',
    says: /purlins?/,
    with: /\bz\s?-?purlin|galvani[sz]ed|\bsteel\b/,
    not: /timber|wood|paint/,
    read: ({ text }) => ({
      missing: /\bz\s?-?purlin/.test(text) && /\b150/.test(text) ? [] : ['Z-purlins of 150 mm'],
    }),
  },
]
