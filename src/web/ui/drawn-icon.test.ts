import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon, takeSymbols } from './drawn-icon.ts'

type Module = { __iconData: Parameters<typeof drawnIcon>[0] }

const STORE = import('lucide-react/dist/esm/icons/store.mjs') as Promise<unknown>
const MENU = import('lucide-react/dist/esm/icons/menu.mjs') as Promise<unknown>

test('an icon refers to its symbol, which a page has once', async () => {
  const [store, menu] = ((await Promise.all([STORE, MENU])) as Module[]).map(({ __iconData }) => __iconData)
  if (!store || !menu) throw new Error('Lucide keeps its icons elsewhere')
  const [Store, Menu] = [drawnIcon(store), drawnIcon(menu)]
  const html = renderToStaticMarkup(
    createElement('p', {}, [
      createElement(Store, { 'aria-hidden': true, key: 1 } as object),
      createElement(Store, { size: 20, strokeWidth: 1.75, className: 'shrink-0', key: 2 }),
      createElement(Menu, { key: 3 }),
    ]),
  )
  expect(html).toBe(
    '<p><svg class="icon" width="24" height="24" aria-hidden="true"><use href="#i-store"></use></svg>' +
      '<svg class="icon shrink-0"><use href="#i-store"></use></svg>' +
      '<svg class="icon" width="24" height="24"><use href="#i-menu"></use></svg></p>',
  )
  expect(
    takeSymbols().match(/<symbol id="[^"]+" viewBox="0 0 24 24">(?:<\w+(?: [\w-]+="[^"]+")+\/>)+<\/symbol>/g),
  ).toEqual([expect.stringContaining('id="i-store"'), expect.stringContaining('id="i-menu"')])
  expect(takeSymbols()).toBe('')
})
