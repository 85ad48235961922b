export const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

export const daysAgo = (days: number) => inDays(-days)
