/** Leads in one beacon, at most. */
export const LEADS_AT_ONCE = 50

/** For so long the counts of a day are kept. */
export const LEAD_DAYS = 400

/** What a seller may look at, in days. */
export const LEAD_PERIODS = [7, 30, 90] as const
export type LeadPeriod = (typeof LEAD_PERIODS)[number]
export const LEAD_PERIOD: LeadPeriod = 30

/** Offers in the table of a seller, at most. */
export const LEAD_OFFERS_MAX = 500

/** So many devices of one network can count for an offer, a kind of lead and a day: a browser may say that it is another as often as it likes. */
export const DEVICES_A_NETWORK = 32

/** Known by what they call themselves: they look, and buy nothing. A browser has a name. */
const MACHINE =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|lighthouse|pagespeed|preview|facebookexternalhit|whatsapp\/|telegram|curl|wget|python|java\/|go-http|okhttp|axios|node|phantom|selenium|puppeteer|playwright|monitor|uptime/i

/** @param userAgent as the caller's header has it */
export const isMachine = (userAgent: string | undefined): boolean => !userAgent || MACHINE.test(userAgent)

/** Who asks not to be followed is not counted, although nobody is followed (docs/decisions/0102). */
export const asksNotToBeCounted = (header: (name: string) => string | undefined): boolean =>
  header('Sec-GPC') === '1' || header('DNT') === '1'

/** Buyers who asked, in whichever way. */
export const contactsOf = ({
  whatsapp,
  number,
  email,
}: Record<'whatsapp' | 'number' | 'email', number>): number => whatsapp + number + email

/** How many asked for each hundred that opened; undefined where nobody has. Who asks in two ways counts twice. */
export const askedPerHundred = (
  counts: Record<'opened' | 'whatsapp' | 'number' | 'email', number>,
): number | undefined =>
  counts.opened === 0 ? undefined : Math.round((100 * contactsOf(counts)) / counts.opened)

/** "up 20 %", "down 5 %", "as before"; undefined where there was nothing before to compare with. */
export function changeWords(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0 ? 'as before' : percent > 0 ? `up ${percent} %` : `down ${-percent} %`
}
