// biome-ignore-all lint/a11y/useSemanticElements: only rows in sight are drawn, each at its own place, as no table can.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which row is active.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { movedTo } from './grid-keys.ts'
import { LINE_COLUMNS, LineRow } from './line-row.tsx'
import { type ListedEntry, sectionOf } from './listed-lines.ts'

const CAPTIONS = ['Item', 'Description', 'Unit', 'Quantity', 'Work item', 'Rate (₦)', 'Amount (₦)'] as const
/** Below the site's header and the grid's own. */
const COVERED = 140
/** What a row is taken to be high before it is drawn, on a wide screen. */
const ROW = 64
const SECTION_ROW = 38

type LineGridProps = {
  label: string
  entries: readonly ListedEntry[]
  active: string | undefined
  onActive: (key: string) => void
  onOpen: (key: string) => void
  /** Undefined where nothing may be changed. */
  decisions: { confirm: (key: string) => void; undo: () => void } | undefined
}

/**
 * The lines of a bill as a sheet, of which only what is in sight is drawn. It takes the focus as one: arrows, Page Up and Down, Home and
 * End move, Enter opens, y confirms what is likely, n looks for another, Ctrl+Z takes back.
 */
export function LineGrid({ label, entries, active, onActive, onOpen, decisions }: LineGridProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // What stands above may have become higher or lower with whatever has changed.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => (entries[index] && 'section' in entries[index] ? SECTION_ROW : ROW),
    getItemKey: (index) => keyOf(entries[index], index),
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: COVERED,
    scrollPaddingEnd: 24,
  })
  const items = rows.getVirtualItems()
  const activeAt = entries.findIndex((entry) => 'line' in entry && entry.line.key === active)
  const isDrawn = items.some(({ index }) => index === activeAt)
  const inSight = items.find(({ end }) => end > (rows.scrollOffset ?? 0) + COVERED)?.index ?? 0
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
    const work = workOf(event)
    if (!work) return
    event.preventDefault()
    work()
  }
  function workOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    const letter = key.toLowerCase()
    if (altKey) return undefined
    if (ctrlKey || metaKey) return letter === 'z' ? decisions?.undo : undefined
    if (active !== undefined) {
      if (key === 'Enter' || (letter === 'n' && decisions)) return () => onOpen(active)
      if (letter === 'y' && decisions) return () => decisions.confirm(active)
    }
    const page = Math.max(1, Math.floor((window.innerHeight - COVERED) / ROW) - 1)
    const index = movedTo(entries, activeAt, key, page)
    return index === undefined ? undefined : () => goTo(index)
  }

  return (
    <div
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
      className="card relative scroll-mt-32 focus-visible:outline-offset-4"
    >
      <div className="sticky top-16 z-10 rounded-t-card border-b border-edge bg-surface px-3 py-2 text-sm font-semibold large-letters:static">
        <div role="row" aria-rowindex={1} className={`text-quiet max-lg:sr-only lg:grid ${LINE_COLUMNS}`}>
          {CAPTIONS.map((caption, index) => (
            <div key={caption} role="columnheader" className={index === 3 || index > 4 ? 'text-end' : ''}>
              {caption}
            </div>
          ))}
        </div>
        {/* The section that the first line in sight belongs to, as a book has it at the head of the page. */}
        <p aria-hidden="true" className="truncate">
          {sectionAt(entries, inSight)}
        </p>
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
                    onOpen={onOpen}
                    onConfirm={decisions?.confirm}
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

function sectionAt(entries: readonly ListedEntry[], index: number): string {
  const entry = entries[index]
  if (!entry) return ''
  return 'section' in entry ? entry.section : sectionOf(entry.line)
}

function keyOf(entry: ListedEntry | undefined, index: number): string | number {
  if (!entry) return index
  return 'section' in entry ? `section ${index} ${entry.section}` : entry.line.key
}
