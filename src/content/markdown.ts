import { lexer, type Token, type Tokens } from 'marked'
import { findFigure } from './content-images.ts'
import { type ContentBlock, type Inline, plain, type Table, type WorkingLine } from './prose.ts'

/** Turns Markdown into blocks. What the pages cannot draw (HTML, pictures, lists in lists) is refused with its words. */
export function parseMarkdown(text: string): ContentBlock[] {
  return lexer(text).flatMap((token) => blocksOf(token))
}

function blocksOf(token: Token): ContentBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'heading': {
      const { depth, text, tokens } = token as Tokens.Heading
      if (depth !== 2 && depth !== 3)
        return refuse(token, 'headings are ## or ###: the title of the page is #')
      const heading = plain(inlines(tokens ?? []))
      return [{ heading, level: depth, id: slug(text) }]
    }
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph
      const [only] = tokens
      if (tokens.length === 1 && only?.type === 'image') return [figureOf(only as Tokens.Image)]
      return [{ paragraph: inlines(tokens) }]
    }
    case 'list': {
      const { items, ordered } = token as Tokens.List
      return [{ list: items.map(listItem), ordered }]
    }
    case 'table':
      return [{ table: table(token as Tokens.Table) }]
    case 'blockquote':
      return [{ quote: (token as Tokens.Blockquote).tokens.map(paragraphOf) }]
    case 'code':
      return [{ working: (token as Tokens.Code).text.split('\n').map(workingLine) }]
    default:
      return refuse(token, `a page cannot show this (${token.type})`)
  }
}

/** `![what it shows](figures/beam-bars "What it says")`, in a paragraph of its own. */
function figureOf(image: Tokens.Image): ContentBlock {
  const figure = findFigure(image.href)
  if (!figure) return refuse(image, 'a figure is a drawing of src/web/pictures/figures')
  if (!image.text || !image.title) return refuse(image, 'a figure says what it shows, and has a caption')
  return { figure, alt: unescaped(image.text), caption: unescaped(image.title) }
}

/** A colon or two spaces end what is worked out; what it comes to stands behind the last "=", or without one behind two spaces. */
function workingLine(line: string): WorkingLine {
  const [, of = '', rest = ''] = /^(\S.*?)?(?:(?<=:) +| {2,}|$)(.*)$/.exec(line) ?? []
  const [, sum, result] = /^(.*?) *(= *[^=]*)$/.exec(rest || of) ?? []
  const tidy = (text: string) => text.trim().replace(/ {2,}/g, ' ')
  if (result === undefined) return [of, '', tidy(rest)]
  return [rest ? of : '', tidy(sum ?? ''), tidy(result)]
}

function listItem({ tokens }: Tokens.ListItem): Inline[] {
  return tokens.flatMap((token) => {
    if (token.type === 'text') return inlines((token as Tokens.Text).tokens ?? [token])
    if (token.type === 'paragraph') return inlines((token as Tokens.Paragraph).tokens)
    return refuse(token, 'a point of a list is one paragraph')
  })
}

function paragraphOf(token: Token): Inline[] {
  return token.type === 'paragraph'
    ? inlines((token as Tokens.Paragraph).tokens)
    : refuse(token, 'a quotation has paragraphs alone')
}

function table({ header, rows, align }: Tokens.Table): Table {
  return {
    head: header.map(({ tokens }) => inlines(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
    numeric: align.map((side) => side === 'right'),
  }
}

function inlines(tokens: Token[]): Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return unescaped((token as Tokens.Text).text)
      case 'strong':
        return { strong: inlines((token as Tokens.Strong).tokens) }
      case 'em':
        return { named: plain(inlines((token as Tokens.Em).tokens)) }
      case 'codespan':
        return { code: unescaped((token as Tokens.Codespan).text) }
      case 'link': {
        const { href, tokens: text } = token as Tokens.Link
        if (!/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(href))
          return refuse(token, 'a link begins with /, # or https://')
        return { href, text: inlines(text) }
      }
      default:
        return refuse(token, `a page cannot show this (${token.type})`)
    }
  })
}

function refuse(token: Token, why: string): never {
  throw new Error(`${why}: "${token.raw.trim().slice(0, 60)}"`)
}

/** The lexer writes some signs as HTML does. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
