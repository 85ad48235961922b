import { createElement } from 'react'

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }

type IconProps = { size?: number; strokeWidth?: number; className?: string }

/** An icon of Lucide as its own component draws it from these props; in the browser it stands in for that (`vite.config.ts`). */
export const drawnIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, strokeWidth = 2, className, ...others }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...others,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
