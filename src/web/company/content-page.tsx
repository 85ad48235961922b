import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Written } from '#content/content-kinds.ts'
import { type ContentBlock, partStarts } from '#content/prose.ts'
import { formatDay } from '#domain/dates.ts'
import { ContentImage } from './content-image.tsx'
import { Contents } from './contents.tsx'
import { Points } from './points.tsx'
import { Prose, ProseParts } from './prose.tsx'
import { ReadingHead } from './reading-head.tsx'
import { Stages } from './stages.tsx'

/** From so many headings on a list of them stands beside the text, on a phone above it; below it each stands beside its own part. */
const LISTED_FROM = 8

const isLong = (blocks: readonly ContentBlock[]) =>
  blocks.filter((block) => 'heading' in block).length >= LISTED_FROM

/** A page of text: heading, points, body and links. @param children what stands below its opening words @param shown what stands directly below the opening */
export function ContentPage({
  page,
  shown,
  children,
}: {
  page: Written<'page'>
  shown?: ReactNode
  children?: ReactNode
}) {
  const { title, intro, image, imageText = '', updated, points, steps, body } = page
  // Of a page with a picture the first two parts say what it is about.
  const lead = image ? (partStarts(body)[2] ?? body.length) : 0
  return (
    <>
      <ReadingHead
        title={title}
        text={intro}
        isLed={image !== undefined}
        aside={image && <ContentImage image={image} alt={imageText} share="opening" loading="high" />}
      >
        {updated && <p className="mt-4 text-quiet">In force since {formatDay(updated)}.</p>}
        {children}
      </ReadingHead>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:gap-12 md:py-12">
        {shown}
        {steps && <Stages steps={steps} />}
        {lead > 0 && <ProseParts blocks={body.slice(0, lead)} isLed />}
        {points && (
          <div className="in-square">
            <Points points={points} level={2} />
          </div>
        )}
        {isLong(body) ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
            <Contents label="On this page" blocks={body} className="columns-on-phone" />
            <div className="parted">
              <Prose blocks={body} />
              <Actions page={page} />
            </div>
          </div>
        ) : (
          <ProseParts blocks={body.slice(lead)}>
            <Actions page={page} />
          </ProseParts>
        )}
      </div>
    </>
  )
}

function Actions({ page: { actions } }: { page: Written<'page'> }) {
  if (!actions) return null
  return (
    <p className="button-row print:hidden">
      {actions.map(({ label, to }, index) => (
        <Link key={to} to={to} className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}>
          {label}
        </Link>
      ))}
    </p>
  )
}
