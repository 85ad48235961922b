import { columnNumber } from './workbook-grid.ts'

type Corner = { column: number; row: number }

/** Cells of a formula. `sheet` is undefined for its own; `isExternal` is another workbook. */
export type Reference = { sheet: string | undefined; isExternal: boolean; from: Corner; to: Corner }

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'error'; value: string }
  | { kind: 'cells'; cells: Reference }
  | { kind: 'name'; name: string }
  | { kind: 'call'; name: string; parts: Formula[] }
  | { kind: 'sign'; sign: string; of: Formula }
  | { kind: 'pair'; sign: string; left: Formula; right: Formula }

export type Token = {
  kind: 'space' | 'text' | 'error' | 'sheet' | 'cell' | 'number' | 'call' | 'name' | 'sign'
  text: string
}

const KINDS: [Token['kind'], RegExp][] = [
  ['space', /\s+/y],
  ['text', /"(?:[^"]|"")*"/y],
  ['sheet', /(?:'(?:[^']|'')+'|(?:\[\d+\])?[\p{L}_][\p{L}\p{N}_.]*|\[\d+\])!/uy],
  ['error', /#(?:REF!|VALUE!|DIV\/0!|NAME\?|N\/A|NULL!|NUM!)/iy],
  ['cell', /\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\p{N}_(])/iuy],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:E[+-]?\d+)?/iy],
  ['call', /[\p{L}_][\p{L}\p{N}_.]*\(/uy],
  ['name', /[\p{L}_\\][\p{L}\p{N}_.]*/uy],
  ['sign', /<=|>=|<>|[-+*/^&=<>%(),:]/y],
]

/** Formulas of real bills have less than a hundred. */
const TOKENS_MAX = 2_000

/** The words of a formula; undefined for one of another language. */
export function formulaTokens(formula: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let at = 0; at < formula.length; ) {
    let token: Token | undefined
    for (const [kind, pattern] of KINDS) {
      pattern.lastIndex = at
      const text = pattern.exec(formula)?.[0]
      if (text === undefined) continue
      token = { kind, text }
      break
    }
    if (!token || tokens.length === TOKENS_MAX) return undefined
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

/** How tightly signs bind. */
const BINDING: Readonly<Record<string, number>> = {
  ...{ '=': 1, '<': 1, '>': 1, '<=': 1, '>=': 1, '<>': 1 },
  ...{ '&': 2, '+': 3, '-': 3, '*': 4, '/': 4, '^': 5 },
}

const DEPTH_MAX = 60

/** What a formula says; undefined for what is more than a bill needs (whole columns, arrays). */
export function parseFormula(formula: string): Formula | undefined {
  const tokens = formulaTokens(formula)?.filter(({ kind }) => kind !== 'space')
  if (!tokens) return undefined
  try {
    const reader = readerOf(tokens)
    const result = reader.expression(0, 0)
    return reader.isAtEnd() ? result : undefined
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined
    throw error
  }
}

class NotUnderstood extends Error {}

function readerOf(tokens: readonly Token[]) {
  let at = 0
  const next = () => tokens[at]
  const isNext = (text: string) => next()?.text === text
  const take = (text: string) => {
    if (!isNext(text)) throw new NotUnderstood()
    at++
  }

  function expression(binding: number, depth: number): Formula {
    if (depth > DEPTH_MAX) throw new NotUnderstood()
    let left = operand(depth)
    for (;;) {
      const sign = next()?.kind === 'sign' ? (next()?.text ?? '') : ''
      const strength = BINDING[sign]
      if (strength === undefined || strength <= binding) return left
      at++
      left = { kind: 'pair', sign, left, right: expression(strength, depth + 1) }
    }
  }

  function operand(depth: number): Formula {
    const token = next()
    if (!token) throw new NotUnderstood()
    at++
    let value: Formula
    if (token.kind === 'number') value = { kind: 'number', value: Number(token.text) }
    else if (token.kind === 'text')
      value = { kind: 'text', value: token.text.slice(1, -1).replaceAll('""', '"') }
    else if (token.kind === 'error') value = { kind: 'error', value: token.text }
    else if (token.kind === 'call') value = call(token.text.slice(0, -1).toUpperCase(), depth)
    else if (token.kind === 'name') value = { kind: 'name', name: token.text }
    else if (token.kind === 'cell') value = cells(undefined, token.text)
    else if (token.kind === 'sheet') value = ofSheet(token.text.slice(0, -1))
    else if (token.text === '(') {
      value = expression(0, depth + 1)
      take(')')
    } else if (token.text === '-' || token.text === '+')
      // A sign binds more tightly than anything but a percent sign: -2^2 is 4 in a spreadsheet.
      value = { kind: 'sign', sign: token.text, of: expression(5, depth + 1) }
    else throw new NotUnderstood()
    while (isNext('%')) {
      at++
      value = { kind: 'sign', sign: '%', of: value }
    }
    return value
  }

  function call(name: string, depth: number): Formula {
    const parts: Formula[] = []
    while (!isNext(')')) {
      parts.push(expression(0, depth + 1))
      if (!isNext(')')) take(',')
    }
    take(')')
    return { kind: 'call', name, parts }
  }

  function ofSheet(written: string): Formula {
    const name = written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written
    const token = next()
    at++
    if (token?.kind === 'error') return { kind: 'error', value: token.text }
    if (token?.kind === 'name') return { kind: 'name', name: `${name}!${token.text}` }
    if (token?.kind !== 'cell') throw new NotUnderstood()
    return cells(name, token.text)
  }

  function cells(sheet: string | undefined, first: string): Formula {
    const from = cornerOf(first)
    let to = from
    if (isNext(':')) {
      at++
      const last = next()
      if (last?.kind !== 'cell') throw new NotUnderstood()
      at++
      to = cornerOf(last.text)
    }
    return {
      kind: 'cells',
      cells: {
        sheet,
        isExternal: sheet !== undefined && /\[[^\]]+\]/.test(sheet),
        from: { column: Math.min(from.column, to.column), row: Math.min(from.row, to.row) },
        to: { column: Math.max(from.column, to.column), row: Math.max(from.row, to.row) },
      },
    }
  }
  return { expression, isAtEnd: () => at === tokens.length }
}

function cornerOf(address: string): Corner {
  const [, letters = '', row = ''] = /^\$?([A-Z]+)\$?(\d+)$/i.exec(address) ?? []
  return { column: columnNumber(letters), row: Number(row) }
}

/** All cells and names that a formula reads. */
export function* referencesOf(formula: Formula): Generator<Reference | { name: string }> {
  if (formula.kind === 'cells') yield formula.cells
  else if (formula.kind === 'name') yield { name: formula.name }
  else if (formula.kind === 'call') for (const part of formula.parts) yield* referencesOf(part)
  else if (formula.kind === 'sign') yield* referencesOf(formula.of)
  else if (formula.kind === 'pair') {
    yield* referencesOf(formula.left)
    yield* referencesOf(formula.right)
  }
}
