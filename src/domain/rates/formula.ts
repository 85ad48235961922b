/**
 * Quantities are written as formulas (`dryVolume * cementParts / allParts`): a person reads them, the page works them out,
 * and a spreadsheet gets them with the names replaced by its cells. Names, numbers, + - * / and brackets; nothing else.
 */
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-zA-Z]\w*)|([-+*/()]))/y

/** @throws where the formula is not one, or names what has no value */
export function evaluate(formula: string, values: Readonly<Record<string, number>>): number {
  const tokens = tokensOf(formula)
  let next = 0
  const fail = (): never => {
    throw new SyntaxError(`"${formula}" is not a formula`)
  }

  function sum(): number {
    let value = product()
    while (tokens[next] === '+' || tokens[next] === '-') {
      const sign = tokens[next++] === '+' ? 1 : -1
      value += sign * product()
    }
    return value
  }
  function product(): number {
    let value = single()
    while (tokens[next] === '*' || tokens[next] === '/') {
      if (tokens[next++] === '*') value *= single()
      else value /= single()
    }
    return value
  }
  function single(): number {
    const token = tokens[next++]
    if (token === undefined) return fail()
    if (token === '(') {
      const value = sum()
      return tokens[next++] === ')' ? value : fail()
    }
    if (/^\d/.test(token)) return Number(token)
    const value = values[token]
    return value === undefined ? fail() : value
  }

  const value = sum()
  return next === tokens.length ? value : fail()
}

/** The formula with every name replaced, for a spreadsheet or for a reader. */
export function withNames(formula: string, replace: (name: string) => string): string {
  return formula.replace(/[a-zA-Z]\w*/g, replace)
}

function tokensOf(formula: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < formula.trimEnd().length) {
    const [, number, name, sign] = TOKEN.exec(formula) ?? []
    const token = number ?? name ?? sign
    if (token === undefined) throw new SyntaxError(`"${formula}" is not a formula`)
    tokens.push(token)
  }
  return tokens
}
