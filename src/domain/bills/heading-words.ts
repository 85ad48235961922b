import { anyWord } from './any-word.ts'

/** The words of headings below which nothing of ours is built new: of titles that reach over a bill, and of whatever stands above a line. */

/** What is called so is only bought or hired. */
const PURCHASES = anyWord`
  (?:schedule|list|bill) of (?:\w+ )?(?:materials|labour|plant), materials? (?:schedule|list|requirements?)
  (?:labour|supply|fixing) only, supply of, purchases?, procurement, hire of, requisition`
/** What is said of goods and not of work. */
const OF_GOODS = anyWord`
  deliver\w*, suppl(?:y|ies|ied), procur\w*, purchas\w*, bought, buys?, (?:to|will) buy
  requisition\w*, orders?, stocks?, stock.?pil\w*, goods, haul\w*, transport\w*, carriage, lorry
  spares?, loose, vouchers?, invoices?, issued?, inventory, hand(?:ing|ed) over
  (?:market|factory|unit|current) prices, prices (?:of|for|at|as), prices$
  in (?:store|(?:\w+ )?yard|stock), materials? (?:at|on|for|to|required|needed), materials$, list of
  from (?:the )?(?:\w+ )?(?:market|factory|depot|dealers?), payments?, consumables`
/** By whom, where it is not the contractor; and by the hour. */
const HANDS = anyWord`
  labours?, labourers?, gangs?, artisans?, helpers?, workm\w+, task work, man.?hours?, man.?days?
  dayworks?, day rates?, attendances?, specialists?, nominated, (?:domestic )?sub-?\s?contract\w*
  by others, clients?(?! to (?:confirm|choose|approve|select)), owners?, landlords?, tenants?
  employers?, purchasers?, (?:other|previous|first|former|outgoing|defaulting) contractors?
  direct labour, self.?help, tradesm\w+, wages, charges`
/** What serves the work and is no part of it. */
const MEANS = anyWord`
  hir(?:e|ed|ing), equipment (?:rates|hire|on|for), plant(?! ?ing), tools, scaffold\w*, temporar\w*
  site (?:office|accommodation|establishment), hoardings?, mobili[sz]ation, preliminar\w*, samples?
  mock.?ups?, tests?, testing, trial, stand(?:ing)? time`
/** What is not asked for, or not for sure. */
const UNSURE = anyWord`
  omit(?:ted)?, omissions?, credits?, deduct\w*, deletions?, no longer
  not (?:to be|for|in|part|priced|required), excluded, cancelled, for information, information only
  comparison, compar(?:ed?|ative), alternatives?, option(?:s|al|ally)?, contingen\w*, break-?\s?down
  analysis, build-?\s?up of, rates? (?:for|of|only), in (?:lieu|place) of, prime cost
  outside (?:the|this) contract, disputed, abandoned, paid, budget, if (?:required|ordered|instructed)`
/** What is done to what stands. */
const STANDING = anyWord`
  executed, already, defects?, defective, snag\w*, remedial, renewals?, renew(?:ed|ing)?, replac\w*
  repair\w*, reinstat\w*, relocat\w*, (?<=^)remov\w*, removal of, salvag\w*, re-?us(?:e|ed|ing|able)
  demolition(?! (?:and|&|\/) (?:site )?clear), second.?hand, strengthen\w*, underpin\w*, dismantl\w*
  strip(?:ping)? out, tak(?:e|ing) (?:down|out|off|up), convert\w*, insurance, damag\w*, mainten\w*
  redecorat\w*, repaint\w*, occupied, mak(?:e|ing) good, touch(?:ing)?.?up, striking, cleaning
  rehabilitat\w*, refurbish\w*`
/** What is built in another way than ours is. */
const OTHERWISE = anyWord`
  pil(?:es?|ing)(?! caps?), swimming, pools?, bore\s?-?holes?, tremie, under\s?water, plum, cyclopean
  no.?fines, dry.?stack\w*, stabili[sz]ed, hydraform, dewater\w*
  (?:gypsum|lime|spray|acoustic|bar(?:ium|ite)) plaster\w*, ready.?mix\w*`

/** What only the title of a bill says, of all that is in it. */
const OF_BILLS = anyWord`alterations?, existing, by other \w+, materials?, supplies, stock, spares?, goods`

export const GOODS = new RegExp(`${OF_GOODS.source}|${PURCHASES.source}`)
export const NO_NEW_WORK: readonly RegExp[] = [HANDS, MEANS, UNSURE, STANDING, OTHERWISE]

/** "Material schedule (part A), measured work (part B)" is of both. */
export const onlyBuys = (title: string): boolean =>
  PURCHASES.test(title.toLowerCase()) &&
  !/\bmeasured\b|\bquantities\b|\bparts? [b-z]\b|\bexcept\b/i.test(title)

/** Whether all of a bill with this title is bought, or no new work. */
export const isOfNothingNew = (title: string): boolean =>
  [PURCHASES, ...NO_NEW_WORK, OF_BILLS].some((words) => words.test(title.toLowerCase()))
