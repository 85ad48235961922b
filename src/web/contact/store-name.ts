/** The name of a seller's store: the username (decisions, Numbers), or the fallback of §2. */
export function storeName({ username }: { username: string }): string {
  return username.trim() || 'Store Owner'
}
