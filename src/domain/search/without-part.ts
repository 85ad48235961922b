/**
 * The typed text without one part of it (docs/product.md 17.8): its first occurrence that stands by itself, letters of either case.
 * Text that does not have it stays as it is.
 */
export function withoutPart(typed: string, part: string): string {
  const verbatim = part.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  if (verbatim === '') return typed
  // No lookbehind: iPhones of before 2023 have none.
  const standing = new RegExp(`(^|[^\\p{L}\\p{N}.]|(?:^|\\P{N})\\.)${verbatim}(?![\\p{L}\\p{N}])`, 'iu')
  if (!standing.test(typed)) return typed
  const left = typed.replace(standing, '$1 ').replace(/\s+/g, ' ')
  return left.replace(/^[\s,;]+|[\s,;]+$/g, '')
}
