import { COMPANY } from '#domain/company.ts'

/**
 * A page that a link in a mail leads to. The link's secret stands in the fragment (`useLinkToken`); where somebody has made it a part of the
 * address, no cache keeps it and no other site is told of it.
 */
export const linkedPage = (title: string) => ({
  head: () => ({
    meta: [{ title: `${title} | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  headers: () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }),
})
