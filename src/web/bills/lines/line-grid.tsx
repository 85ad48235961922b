// biome-ignore-all lint/a11y/useSemanticElements: only rows in sight are drawn, each at its own place, as no table can.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which row is active.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { LINE_MARKS } from '#domain/bills/pricing/pricing-schema.ts'
import { movedTo } from './grid-keys.ts'
import { MARKS } from './line-marks.tsx'
import { LINE_COLUMNS, LineRow, type RowDecisions, type Typing } from './line-row.tsx'
import { isDecided, type ListedEntry, sectionOf } from './listed-lines.ts'

const CAPTIONS = ['Item', 'Description', 'Unit', 'Quantity', 'Work item', 'Rate (₦)', 'Amount (₦)'] as const
/** The site's header, and the section that stands below the grid's own. */
const SITE_HEADER = 64
const SECTION_ROW = 38
/** What a row is taken to be high before it is drawn, on a wide screen. */
const ROW = 64

type LineGridProps = {
  label: string
  entries: readonly ListedEntry[]
  active: string | undefined
  isBillPriced: boolean
  onActive: (key: string) => void
  onOpen: (key: string) => void
  /** Undefined where nothing may be changed. */
  rowDecisions: RowDecisions | undefined
  /** Undefined while there is nothing to take back. */
  onUndo: (() => void) | undefined
}

/**
 * The lines of a bill as a sheet, of which only what is in sight is drawn. It takes the focus as one: arrows, Page Up and Down, Home and
 * End move, Enter opens, y confirms what is likely, n looks for another, a figure is an own rate, q an own quantity, h and p mark, Ctrl+Z
 * takes back.
 */
export function LineGrid({
  label,
  entries,
  active,
  isBillPriced,
  onActive,
  onOpen,
  rowDecisions,
  onUndo,
}: LineGridProps) {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [headEnd, setHeadEnd] = useState(SITE_HEADER)
  const [typing, setTyping] = useState<Typing>()
  // What stands above may have become higher or lower with whatever has changed.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    if (head.current) setHeadEnd(SITE_HEADER + head.current.offsetHeight)
  })
  const typedAt = typing ? entries.findIndex((entry) => 'line' in entry && entry.line.key === typing.key) : -1
  const rows = useWindowVirtualizer({
    count: entries.length,
    // What is half typed stays where it is, however far one scrolls.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return typedAt < 0 || drawn.includes(typedAt) ? drawn : [...drawn, typedAt].sort((a, b) => a - b)
    },
    estimateSize: (index) => (entries[index] && 'section' in entries[index] ? SECTION_ROW : ROW),
    getItemKey: (index) => keyOf(entries[index], index),
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: headEnd + SECTION_ROW,
    scrollPaddingEnd: 24,
  })
  const items = rows.getVirtualItems()
  const activeAt = entries.findIndex((entry) => 'line' in entry && entry.line.key === active)
  const isDrawn = items.some(({ index }) => index === activeAt)
  const inSight = entries[items.find(({ end }) => end > (rows.scrollOffset ?? 0) + headEnd)?.index ?? 0]
  const rowId = useCallback((index: number) => `${id}-${index}`, [id])

  // Somebody comes from a check, or from a link.
  const arrived = useRef(active === undefined)
  useEffect(() => {
    if (arrived.current || activeAt < 0) return
    arrived.current = true
    rows.scrollToIndex(activeAt, { align: 'center' })
  }, [activeAt, rows])

  const goTo = (index: number | undefined) => {
    const entry = index === undefined ? undefined : entries[index]
    if (index === undefined || !entry || 'section' in entry) return
    onActive(entry.line.key)
    rows.scrollToIndex(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed into a cell is for the cell.
    if (event.target instanceof HTMLInputElement) return
    const work = workOf(event)
    if (!work) return
    event.preventDefault()
    work()
  }
  function workOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    const letter = key.toLowerCase()
    if (altKey) return undefined
    const line = entries[activeAt]
    if (ctrlKey || metaKey) return letter === 'z' ? onUndo : undefined
    if (active !== undefined) {
      if (key === 'Enter' || (letter === 'n' && rowDecisions)) return () => onOpen(active)
      if (letter === 'y' && rowDecisions) return () => rowDecisions.confirm(active)
      if (rowDecisions && line && 'line' in line && isDecided(line)) {
        if (/^\d$/.test(key)) return () => setTyping({ key: active, of: 'rate', typed: key })
        if (letter === 'q' && line.line.kind === 'measured')
          return () => setTyping({ key: active, of: 'quantity', typed: '' })
        const mark = LINE_MARKS.find((each) => MARKS[each].key === letter)
        const isMarked = mark === line.priced.decision?.mark
        if (mark) return () => rowDecisions.mark(active, isMarked ? null : mark)
      }
    }
    const page = Math.max(1, Math.floor((window.innerHeight - headEnd) / ROW) - 1)
    const index = movedTo(entries, activeAt, key, page)
    return index === undefined ? undefined : () => goTo(index)
  }

  const type = (text: string) => typing && setTyping({ ...typing, typed: text })
  const typed = (figure: number | undefined) => {
    if (typing && figure !== undefined) rowDecisions?.figure(typing.key, typing.of, figure)
    setTyping(undefined)
    grid.current?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={entries.length + 1}
      aria-colcount={CAPTIONS.length}
      aria-activedescendant={isDrawn ? rowId(activeAt) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && activeAt < 0) goTo(movedTo(entries, -1, 'Home', 1))
      }}
      className="card @container relative scroll-mt-32 focus-visible:outline-offset-4"
    >
      <div ref={head} className="sticky top-16 z-10 text-sm font-semibold large-letters:static">
        <div
          role="row"
          aria-rowindex={1}
          className={`rounded-t-card border-b border-edge bg-surface px-3 py-2 text-quiet @max-[58rem]:sr-only @min-[58rem]:grid ${LINE_COLUMNS}`}
        >
          {CAPTIONS.map((caption, index) => (
            <div
              key={caption}
              role="columnheader"
              className={index === 4 ? 'ps-4' : index > 2 ? 'text-end' : ''}
            >
              {caption}
            </div>
          ))}
        </div>
        {/* As a book has it at the head of the page, where the section's own row is out of sight. */}
        {inSight && 'line' in inSight && (
          <p
            aria-hidden="true"
            className="absolute inset-x-0 top-full truncate border-b border-edge bg-paper px-3 py-2 large-letters:hidden"
          >
            {sectionOf(inSight.line)}
          </p>
        )}
      </div>
      <div ref={list} role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const entry = entries[index]
          return (
            entry && (
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                role="presentation"
                className="absolute inset-x-0"
                style={{ top: start - rows.options.scrollMargin }}
              >
                {'section' in entry ? (
                  <div
                    role="row"
                    aria-rowindex={index + 2}
                    className="border-t border-line bg-paper px-3 py-2"
                  >
                    <div
                      role="gridcell"
                      aria-colspan={CAPTIONS.length}
                      className="text-sm font-semibold wrap-anywhere"
                    >
                      {entry.section}
                    </div>
                  </div>
                ) : (
                  <LineRow
                    id={rowId(index)}
                    index={index + 2}
                    of={entry}
                    isActive={index === activeAt}
                    isBillPriced={isBillPriced}
                    onOpen={onOpen}
                    rowDecisions={rowDecisions}
                    {...(typing?.key === entry.line.key
                      ? { typing, onType: type, onTyped: typed }
                      : { typing: undefined, onType: undefined, onTyped: undefined })}
                  />
                )}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

function keyOf(entry: ListedEntry | undefined, index: number): string | number {
  if (!entry) return index
  return 'section' in entry ? `section ${index} ${entry.section}` : entry.line.key
}
