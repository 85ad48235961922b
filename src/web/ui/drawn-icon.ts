import { createElement } from 'react'

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }

type IconProps = { size?: number; strokeWidth?: number; className?: string }

/** What most measure, in pixels: the style sheet says it (`.icon`), and what is smaller or larger in a place of its own. */
const USUAL_SIZE = 20

/** The names of what a page has drawn, for its `IconSymbols`: a page is rendered in one go. */
const drawn = new Map<string, string>()

/** Once in a page, however often the icon is shown. */
const symbolOf = ({ name, node }: IconData): string =>
  `<symbol id="i-${name}" viewBox="0 0 24 24">${node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')}</symbol>`

/** The icons that the server has drawn in this page; the browser adds those that it draws besides. */
export const ICON_SYMBOLS = 'icons'

/** @returns the symbols of the page that has been rendered up to here */
export function takeSymbols(): string {
  const symbols = [...drawn.values()].join('')
  drawn.clear()
  return symbols
}

function draw(icon: IconData): void {
  if (drawn.has(icon.name)) return
  drawn.set(icon.name, symbolOf(icon))
  if (import.meta.env.SSR || document.getElementById(`i-${icon.name}`)) return
  document.getElementById(ICON_SYMBOLS)?.insertAdjacentHTML('beforeend', symbolOf(icon))
}

/** An icon of Lucide, by reference to its symbol: it stands in for Lucide's own component (`vite.config.ts`). */
export const drawnIcon =
  (icon: IconData) =>
  ({ size = 24, strokeWidth: _, className, ...others }: IconProps) => {
    draw(icon)
    return createElement(
      'svg',
      {
        className: className ? `icon ${className}` : 'icon',
        ...(size !== USUAL_SIZE && { width: size, height: size }),
        ...others,
      },
      createElement('use', { href: `#i-${icon.name}` }),
    )
  }
