import { repairPrice } from './repaired-text.ts'

/** A price as written in a file. `currency` is a three-letter code where the text names one; `per` is what it is for. */
type WrittenPrice = { amount: number; currency: string | undefined; per: string | undefined }

const CURRENCIES: Record<string, string> = {
  '₦': 'NGN',
  '#': 'NGN',
  n: 'NGN',
  naira: 'NGN',
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
}

/** The code of a currency written as symbol, word or code; undefined where it is none of these. */
function parseCurrency(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  if (Object.hasOwn(CURRENCIES, written)) return CURRENCIES[written]
  return /^[a-z]{3}$/.test(written) ? written.toUpperCase() : undefined
}

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mil: 1e6,
  mln: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}

const REMARKS =
  /\b(only|negotiable|asking|each|approx(imately)?\.?|about|(last|final|fixed)( price)?|vat incl(\.|usive|uded)?|incl(\.|usive|uding)?( of)? vat)\b|[()]/g
/** "9,500.00k", "9,500:00" and "9,500=00" say naira and kobo; "9500/-" and "9500/=" say that nothing follows. */
const KOBO: readonly (readonly [RegExp, string])[] = [
  [/(\d)[:=](\d\d)(?=\s*k?\s*$)/, '$1.$2'],
  [/(\d[\d,]{3,}\.\d\d)\s*k\b/, '$1'],
  [/\s*\/?\s*[-=]+\s*$/, ''],
]
const PER = /^(.*?)\s*(?:\/|\bper\b)\s*(.+)$/
const PERIOD_WORD = /^(.*?\d[^.]*?)[\s,]*\b(monthly|yearly|annually|p\.?a\.?|p\.?m\.?)$/
const TOKENS = /\d(?:[\d., ]*\d)?|us\$|[a-z]+|\S/g

/**
 * Reads `₦1,250,000`, `$ 6500000`, `1.2m`, `450k per month`, `10000000/year`, `205000000/sqm`.
 * @returns undefined for whatever is not exactly one price, such as a range or "on request"
 */
export function parsePrice(text: string): WrittenPrice | undefined {
  const remarked = text.toLowerCase().replace(REMARKS, ' ').replace(/\s+/g, ' ').trim()
  const plain = KOBO.reduce((price, [written, meant]) => price.replace(written, meant), remarked)
  const [, amountText = plain, per] = PER.exec(plain) ?? PERIOD_WORD.exec(plain) ?? []
  let number: string | undefined
  let scale: number | undefined
  let currency: string | undefined
  let before = ''
  for (const token of amountText.match(TOKENS) ?? []) {
    const followsNumber = /^\d/.test(before)
    before = token
    if (/^\d/.test(token)) {
      if (number !== undefined) return undefined
      number = token
    } else if (followsNumber && Object.hasOwn(SCALES, token)) {
      scale = SCALES[token]
    } else if (token !== '.') {
      const named = parseCurrency(token)
      if (!named || (currency && currency !== named)) return undefined
      currency = named
    }
  }
  const amount = number === undefined ? undefined : parseAmount(number, scale)
  return amount === undefined ? undefined : { amount, currency, per }
}

/** A dot before exactly three digits may mean thousands or decimals, a factor of a thousand: we do not guess. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/

function parseAmount(text: string, scale: number | undefined): number | undefined {
  if (scale === undefined && AMBIGUOUS.test(text)) return undefined
  const amount = plainNumber(text)
  // Rounded because 1.1 million is not exactly 1.1 times a million in binary.
  return amount === undefined ? undefined : Math.round(amount * (scale ?? 1) * 1e4) / 1e4
}

function plainNumber(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d{1,3}( \d{3})+([.,]\d{1,2})?$/.test(text)) return Number(text.replaceAll(' ', '').replace(',', '.'))
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'))
  }
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Naira for one unit of a foreign currency, by its code. */
export type Rates = Readonly<Record<string, number>>

/** What a price is in naira, or the reason why that cannot be said. `of` is the whole of what is written, where it is more than one price. */
type NairaPrice = { naira: number; per: string | undefined; of?: string } | { problem: string }

const ASKS =
  /\b(call|contact|ask|enquire|inquire|inquiry|request|poa|tba|tbd|dm|whatsapp|negotiable|chat|n\/?a)\b|^[\s\-–—.?*]*$/i
const LEAST =
  /^\s*(?:starting\s+(?:from|at)|starts?\s+(?:from|at)|from|price\s*:?|asking(?:\s+price)?\s*:?|at|@|just)\s+/i
const RANGE =
  /^(.*?\d[\d.,]*)\s*([kmb]|mil|mln|bn|million|billion|thousand)?\s*(?:-|–|—|~|\bto\b)\s*(\D*\d.*)$/i

/** The one price, or the lower of two: "4m - 5m", "1.5 - 2 million a year", "from 500". */
function readPrice(text: string): (WrittenPrice & { of?: string }) | undefined {
  const price = parsePrice(text)
  if (price) return price
  const least = text.replace(LEAST, '')
  const alone = least === text ? undefined : parsePrice(least)
  if (alone) return { ...alone, of: text }
  const [, low = '', lowScale, high = ''] = RANGE.exec(least) ?? []
  const upper = parsePrice(high)
  if (!upper) return undefined
  // "1.5 - 2m": the scale of the second is that of both.
  const scale = lowScale ?? /\d\s*([kmb]|mil|mln|bn|million|billion|thousand)\b/i.exec(high)?.[1] ?? ''
  const lower = parsePrice(`${low}${scale}`)
  const isRange = lower && lower.amount > 0 && lower.amount <= upper.amount
  return isRange
    ? { amount: lower.amount, currency: lower.currency ?? upper.currency, per: upper.per, of: text }
    : undefined
}

/** @param currencyText what the row's currency column says; without it and without a symbol the price is in naira */
export function nairaPrice(text: string, currencyText: string | undefined, rates: Rates): NairaPrice {
  const repaired = repairPrice(text)
  const written = readPrice(repaired)
  if (!written && ASKS.test(repaired)) return { problem: 'It has no price, only “ask”' }
  if (!written) return { problem: 'The price cannot be read: write it like 1250000 or 1,250,000.50' }
  const of = written.of === undefined ? {} : { of: written.of }
  const stated = currencyText === undefined ? 'NGN' : parseCurrency(currencyText)
  if (!stated) return { problem: 'The currency is not known: write its three-letter code' }
  const currency = written.currency ?? stated
  if (currency === 'NGN') return { naira: written.amount, per: written.per, ...of }
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined
  if (rate === undefined) return { problem: `The price is in ${currency} and no rate to naira was given` }
  return { naira: Math.round(written.amount * rate * 100) / 100, per: written.per, ...of }
}
