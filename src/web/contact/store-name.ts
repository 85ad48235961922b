/** The name of a seller's store: the username, or its fallback (docs/product.md 6.1). */
export function storeName({ username }: { username: string }): string {
  return username.trim() || 'Store Owner'
}
