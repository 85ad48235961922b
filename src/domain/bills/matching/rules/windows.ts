import type { Rule } from '../rule.ts'

export const WINDOWS_RULES: readonly Rule[] = [
  { item: 'window-sliding', says: /slid(?:ing|ers?)\b/, with: /window|track/, not: /door|\bsteel|pvc/ },
  { item: 'window-projected', says: /project(?:ed|ing)|top.?hung/, with: /window/, not: /\bsteel|pvc/ },
  {
    item: 'window-casement',
    says: /casement|size|mm/,
    with: /casement/,
    not: /door|timber|pvc|\bsteel\b|sliding|project/,
  },
  { item: 'burglary-bars', says: /burglar/, not: /door/ },
]
