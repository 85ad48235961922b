import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

/** docs/decisions/0259 */
it('has no straight apostrophe in what is read', { tags: ['slow'] }, () => {
  const straight: string[] = []
  for (const file of globSync('src/{web,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const source = readFileSync(file, 'utf8')
    const look = ({ start, end }: { start: number; end: number }) => {
      const [word] = /\p{L}+\\?'\p{L}+/u.exec(source.slice(start, end)) ?? []
      if (word) straight.push(`${file}: ${word}`)
    }
    // Most have none in their comments either.
    if (/\p{L}\\?'\p{L}/u.test(source))
      new Visitor({ Literal: look, JSXText: look, TemplateElement: look }).visit(
        parseSync(file, source).program,
      )
  }
  expect(straight).toEqual([])
})
