import { Menu, Store } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon } from './drawn-icon.ts'

type Module = { __iconData: Parameters<typeof drawnIcon>[0] }

const ICONS = [
  [Store, import('lucide-react/dist/esm/icons/store.mjs') as Promise<unknown>],
  [Menu, import('lucide-react/dist/esm/icons/menu.mjs') as Promise<unknown>],
] as const

test.each([
  { 'aria-hidden': true },
  { 'aria-hidden': true, size: 20, strokeWidth: 1.75, className: 'shrink-0 text-quiet' },
] as const)('an icon with %j is drawn as Lucide draws it', async (props) => {
  for (const [Icon, module] of ICONS) {
    const { __iconData } = (await module) as Module
    expect(renderToStaticMarkup(createElement(drawnIcon(__iconData), props))).toBe(
      renderToStaticMarkup(createElement(Icon, props)),
    )
  }
})
