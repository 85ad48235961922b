import { AppError } from '#domain/errors.ts'

/** A tag and the text before it. Names are in lower case and without their prefix. It stands from `start` to `end` of its markup. */
export type Tag = {
  name: string
  closes: boolean
  empty: boolean
  attributes: string
  text: string
  start: number
  end: number
}

/**
 * The tags of a markup text, one after the other, in time that grows with its length alone. Nothing is fetched and nothing is
 * expanded: a document that declares entities is refused.
 * @throws AppError invalid
 */
export function* readTags(markup: string): Generator<Tag> {
  let at = 0
  for (;;) {
    const open = markup.indexOf('<', at)
    if (open === -1) return
    const text = markup.slice(at, open)
    if (markup.startsWith('<!--', open)) {
      const end = markup.indexOf('-->', open + 4)
      if (end === -1) return
      at = end + 3
      continue
    }
    if (markup.startsWith('<![CDATA[', open)) {
      const end = markup.indexOf(']]>', open)
      if (end === -1) return
      at = end + 3
      yield {
        name: '',
        closes: false,
        empty: true,
        attributes: '',
        text: text + markup.slice(open + 9, end),
        start: open,
        end: at,
      }
      continue
    }
    const close = endOfTag(markup, open)
    if (close === -1) return
    at = close + 1
    const inside = markup.slice(open + 1, close)
    if (/^!entity|^!doctype[^[]*\[/i.test(inside))
      throw new AppError(
        'invalid',
        'This file has parts that no list needs. Save your list as .csv, and send that.',
      )
    const [, slash = '', name = ''] = /^(\/?)(?:[\w-]+:)?([\w-]*)/.exec(inside) ?? []
    yield {
      name: name.toLowerCase(),
      closes: slash !== '',
      empty: inside.endsWith('/'),
      attributes: inside.slice(slash.length + name.length),
      text,
      start: open,
      end: at,
    }
  }
}

/** Where a tag ends: a quoted value may have the sign that ends it. */
function endOfTag(markup: string, open: number): number {
  let close = markup.indexOf('>', open)
  for (let from = open; close !== -1; ) {
    const quote = nextQuote(markup, from, close)
    if (quote === -1) return close
    const closing = markup.indexOf(markup.charAt(quote), quote + 1)
    // A page may have a quotation mark that is never closed.
    if (closing === -1) return close
    from = closing + 1
    if (closing > close) close = markup.indexOf('>', from)
  }
  return close
}

function nextQuote(markup: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = markup.charCodeAt(at)
    if (code === 34 || code === 39) return at
  }
  return -1
}

/** The value of an attribute, by its name without a prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  if (attributes === '') return undefined
  const found = attributePattern(name).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : plainMarkup(value)
}

const patterns = new Map<string, RegExp>()

/** Large sheets are asked for the same few names a million times. */
function attributePattern(name: string): RegExp {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    patterns.set(name, pattern)
  }
  return pattern
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  deg: '°',
  times: '×',
}

/** Text as it is read: only the predefined entities and characters by number. */
export const plainMarkup = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,6}));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
          ? String.fromCodePoint(code)
          : ''
      })
    : text
