import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ContentBlock, type Inline, partStarts, plain, type Table } from '#content/prose.ts'

/** The body of a content file. It never changes while the page is open, so indexes serve as keys. */
export function Prose({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className="prose">
      {Object.entries(blocks).map(([index, block]) => (
        <ProseBlock key={index} block={block} under={headingOver(blocks, Number(index))} />
      ))}
    </div>
  )
}

type ProseParts = {
  blocks: readonly ContentBlock[]
  /** One below the other at every width. */
  isColumn?: boolean
  /** They say what the page is about. */
  isLed?: boolean
  /** Below them: beside a figure, where one of them has one. */
  children?: ReactNode
}

/** The same of short parts: each below a line, two beside each other where there is room. */
export function ProseParts({ blocks, isColumn = false, isLed = false, children }: ProseParts) {
  const starts = partStarts(blocks)
  return (
    <div className={`prose-parts ${isColumn ? 'lg:grid-cols-1!' : ''} ${isLed ? 'led' : ''}`}>
      {starts.map((start, index) => (
        <Prose key={start} blocks={blocks.slice(start, starts[index + 1])} />
      ))}
      {children}
    </div>
  )
}

function headingOver(blocks: readonly ContentBlock[], index: number): string {
  const heading = blocks.slice(0, index).findLast((block) => 'heading' in block)
  return heading?.heading ?? ''
}

/** @param under the nearest heading above it */
function ProseBlock({ block, under }: { block: ContentBlock; under: string }) {
  if ('heading' in block) {
    const Heading = `h${block.level}` as const
    return <Heading id={block.id}>{block.heading}</Heading>
  }
  if ('paragraph' in block) return <p>{inlines(block.paragraph)}</p>
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {Object.entries(block.list).map(([index, item]) => (
          <li key={index}>{inlines(item)}</li>
        ))}
      </List>
    )
  }
  if ('quote' in block)
    return (
      <blockquote>
        {Object.entries(block.quote).map(([index, paragraph]) => (
          <p key={index}>{inlines(paragraph)}</p>
        ))}
      </blockquote>
    )
  if ('working' in block)
    return (
      <div className="working">
        {Object.entries(block.working).map(([line, [of, sum, result]]) => (
          <p key={line}>
            <span>{of}</span> <span>{sum}</span> <b>{result}</b>
          </p>
        ))}
      </div>
    )
  if ('figure' in block)
    return (
      <figure>
        <img
          src={block.figure.url}
          width={block.figure.width}
          height={block.figure.height}
          alt={block.alt}
          loading="lazy"
        />
        <figcaption>{block.caption}</figcaption>
      </figure>
    )
  return <ProseTable table={block.table} under={under} />
}

/** A wide table scrolls in its own container, which is focusable. */
const reachable = { tabIndex: 0 }

function ProseTable({ table: { head, rows, numeric }, under }: { table: Table; under: string }) {
  const side = (column: number) => (numeric[column] ? 'text-end' : 'text-start')
  return (
    <section
      {...reachable}
      aria-label={`Table: ${under}`}
      className="scroll-shade border-y border-edge [--color-surface:var(--color-paper)]"
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={plain(cell)} scope="col" className={side(column)}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([index, row]) => (
            <tr key={index}>
              {Object.entries(row).map(([column, cell]) => (
                <td key={column} className={side(Number(column))}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function inlines(text: Inline[]): ReactNode[] {
  return Object.entries(text).map(([key, part]) => {
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={key}>{inlines(part.strong)}</strong>
    if ('named' in part)
      return (
        <b key={key} className="control-name">
          {part.named}
        </b>
      )
    if ('code' in part)
      return (
        <code key={key} className="font-sans font-semibold tabular-nums">
          {part.code}
        </code>
      )
    return (
      <TextLink key={key} href={part.href}>
        {inlines(part.text)}
      </TextLink>
    )
  })
}

/** An inline link. Pages of this site open by the router; addresses with a query and other sites by the browser. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/[\w/-]*$/.test(href))
    return (
      <Link to={href} className="link">
        {children}
      </Link>
    )
  return (
    <a href={href} className="link" {...(href.startsWith('https:') && { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  )
}
