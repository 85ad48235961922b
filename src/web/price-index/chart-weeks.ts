/** How many weeks a chart may show, where it does not show all. */
export const CHART_WEEKS = ['13', '26'] as const

export type ChartWeeks = (typeof CHART_WEEKS)[number]
