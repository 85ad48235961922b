import { expect, test } from 'vitest'
import { namesFor, shortenModule, shortenStyles } from './short-class-names.ts'

const STYLES =
  '@media (width>=48rem){.md\\:w-1\\/2{width:50%}}.offer-card>a:hover,.card .offer-card{color:red}.signed-in .text-sm{font-size:.8em}.card{margin:0}.ba{left:0}.bar-left{left:1.5px}.a-notice{top:0}'

const CARD = `
  const SMALL = 'text-sm'
  const price = '₦'
  export const Card = ({ wide, side }) => (
    <a className={\`card md:w-1/2 \${wide ? 'offer-card' : SMALL} bar-\${side}\`}>text-sm bar-left</a>
  )`
const SCRIPT = `export const SCRIPT = "toggle('signed-in')", state = 'signed-in', notice = find('.a-notice') ?? 'a-notice'`
const GLUED = 'export const side = (end: string) => `bar-left$' + '{end}`, left = "bar-left"'

const names = namesFor(
  STYLES,
  [CARD, SCRIPT, GLUED].map((code, index) => ({ file: `/web/${index}.tsx`, code })),
  ['@import "other.css"; .offer-card { & > a { color: red } } @utility site-grid { display: grid }'],
)

test('classes of several words have two letters in styles and modules, and others their names', () => {
  // "ba" is taken.
  expect([...names]).toEqual([
    ['md:w-1/2', 'bA'],
    ['offer-card', 'bb'],
    ['text-sm', 'bc'],
  ])
  expect(shortenStyles(STYLES, names)).toBe(
    '@media (width>=48rem){.bA{width:50%}}.bb>a:hover,.card .bb{color:red}.signed-in .bc{font-size:.8em}.card{margin:0}.ba{left:0}.bar-left{left:1.5px}.a-notice{top:0}',
  )
  expect(shortenModule('/web/0.tsx', CARD, names)).toBe(
    CARD.replace('md:w-1/2', 'bA').replace('offer-card', 'bb').replace("'text-sm'", "'bc'"),
  )
})

test('a class within a longer text keeps its name everywhere', () => {
  expect(shortenModule('/web/1.tsx', SCRIPT, names)).toBe(SCRIPT)
  expect(shortenModule('/web/2.tsx', GLUED, names)).toBe(GLUED)
})

test('one of our own has two letters where it is named among classes alone', () => {
  const styles = '.offer-card{a:b}.list-head{a:b}.is-kept{a:b}.in-server{a:b}.sheet-bar{a:b}'
  const code = `const LOOK = 'sheet-bar list-head', KEY = 'is-kept'
    export const Card = ({ wide }) => <a className={wide ? 'offer-card' : 'is-kept in-server'} href={LOOK} />`
  expect([
    ...namesFor(styles, [{ file: '/web/0.tsx', code }], [styles], ['toggle(in-server)']).keys(),
  ]).toEqual(['list-head', 'offer-card', 'sheet-bar'])
})
