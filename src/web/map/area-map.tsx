import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { areaFigures, areaNames } from './area-names.ts'
import { type AreaName, figureHeight, letterHeight, lineOf, SEA, sizeOf } from './area-words.ts'
import { type Direction, nextArea } from './next-area.ts'
import type { Outline } from './outline.ts'

/** What a map says of an area. */
export type AreaValue = {
  /** In words, as it is read out: "12 homes". */
  label: string
  /** Which of the five shades it has, from 0 to `LAST_SHADE`; absent where there is nothing. */
  shade?: number | undefined
  /** The same as short as a map has room for, below its name or in the place of one that has no room. */
  figure?: string | undefined
}

type AreaMapProps = {
  /** What the map shows, for who does not see it. */
  label: string
  outline: Outline
  valueIn: (area: string) => AreaValue
  selected?: string | undefined
  onSelect: (area: string) => void
  /** Drawn half a screen wide. */
  large?: boolean
  /**
   * What stands below a map with figures alone; in its place the name and the value of the area that is pointed at or has the focus.
   */
  caption?: ReactNode
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Areas coloured by a value, each of which can be chosen. One of them is in the order of the Tab key; the arrow keys lead to the next
 * one in their direction, Home and End to the first and the last. Small areas are hard to hit: a list with the same choices stands beside
 * it (`area-list.tsx`).
 */
export function AreaMap({
  label,
  outline,
  valueIn,
  selected,
  onSelect,
  large = false,
  caption,
}: AreaMapProps) {
  const names = Object.keys(outline.areas)
  const [focused, setFocused] = useState<string>()
  const current = [focused, selected, names[0]].find((name) => name !== undefined && name in outline.areas)
  const [pointed, setPointed] = useState<string>()
  const isNamed = caption === undefined
  const high = isNamed ? letterHeight(outline, large) : figureHeight(outline)
  // Those that have one: JSON makes null of undefined.
  const figures = JSON.stringify(
    names.flatMap((name) => {
      const { figure } = valueIn(name)
      return figure ? [[name, figure]] : []
    }),
  )
  const named = useMemo(() => {
    const known = new Map<string, string>(JSON.parse(figures))
    return (isNamed ? areaNames : areaFigures)(outline, (name) => known.get(name), high)
  }, [outline, figures, high, isNamed])
  const drawn = useRef(new Map<string, SVGGElement>())
  const onKeyDown = (event: KeyboardEvent, name: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect(name)
    }
    const direction = ARROWS[event.key]
    const next = direction
      ? nextArea(outline, name, direction)
      : { Home: names[0], End: names.at(-1) }[event.key]
    if (!direction && !next) return
    event.preventDefault()
    if (next) drawn.current.get(next)?.focus()
  }
  // The pressed one is drawn last, so that its line is whole.
  const inOrder = names.toSorted((one, other) => Number(one === selected) - Number(other === selected))
  return (
    <figure className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set. */}
      <svg
        viewBox={`-4 -4 ${outline.width + 8} ${outline.height + (isNamed ? SEA * high : 0) + 8}`}
        className="h-auto max-h-[70dvh] w-full"
        role="group"
        aria-label={label}
      >
        {inOrder.map((name) => {
          const { label: value, shade } = valueIn(name)
          return (
            // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing.
            <g
              key={name}
              ref={(node) => {
                if (node) drawn.current.set(name, node)
                else drawn.current.delete(name)
              }}
              role="button"
              aria-pressed={name === selected}
              aria-label={`${name}, ${value}`}
              tabIndex={name === current ? 0 : -1}
              className={isDark(shade) ? 'map-area map-dark' : 'map-area'}
              onClick={() => onSelect(name)}
              onPointerEnter={() => setPointed(name)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => {
                setFocused(name)
                setPointed(name)
              }}
              onBlur={() => setPointed(undefined)}
              onKeyDown={(event) => onKeyDown(event, name)}
            >
              <title>{`${name}: ${value}`}</title>
              <path
                d={outline.areas[name]?.path}
                style={shade === undefined ? undefined : { fill: shadeColour(shade) }}
              />
            </g>
          )
        })}
        {focused && (
          <>
            <path className="map-focus map-focus-edge" d={outline.areas[focused]?.path} />
            <path className="map-focus" d={outline.areas[focused]?.path} />
          </>
        )}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. */}
        <g className={isNamed ? 'map-names' : 'map-names map-figures'} fontSize={high} aria-hidden="true">
          {[...named].map(([name, words]) => (
            <AreaWords
              key={name}
              words={words}
              high={high}
              onDark={isDark(valueIn(name).shade)}
              onPress={() => onSelect(name)}
            />
          ))}
        </g>
      </svg>
      {caption && (
        <figcaption className="mt-1 min-h-6 text-sm" aria-hidden="true">
          {pointed && pointed in outline.areas ? <b>{`${pointed}: ${valueIn(pointed).label}`}</b> : caption}
        </figcaption>
      )}
    </figure>
  )
}

type AreaWordsProps = { words: AreaName; high: number; onDark: boolean; onPress: () => void }

/** What is written of an area; beside it, on a plate with a line that leads to it. */
function AreaWords({ words, high, onDark, onPress }: AreaWordsProps) {
  const { lines, hasFigure, x, y, from } = words
  if (!from)
    return (
      <text
        x={x}
        y={y - ((lines.length - 1) * high) / 2}
        className={onDark ? 'map-on-dark' : hasFigure ? undefined : 'map-name-alone'}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index > 0 ? '1em' : 0}>
            {line}
          </tspan>
        ))}
      </text>
    )
  const [wide, tall] = sizeOf(words, high)
  const [[x1, y1], [x2, y2]] = lineOf(words, high)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the area itself is the button
    <g className="map-plate" onClick={onPress}>
      <path className="map-lead" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle cx={x1} cy={y1} r={high / 6} />
      <rect
        className="map-plate-ground"
        x={x - wide / 2}
        y={y - tall / 2}
        width={wide}
        height={tall}
        rx={high / 5}
      />
      <text x={x} y={y}>
        {lines}
      </text>
    </g>
  )
}

/** The darkest; the first is 0. */
export const LAST_SHADE = 4

/** In both themes. */
export const shadeColour = (shade: number): string => `var(--map-${shade})`

/** Whether what is written on it is light, in the dark theme the other way round. */
const isDark = (shade = 0): boolean => shade > 2
