import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { IMPORT_RETENTION_DAYS, type ImportName } from '#domain/import/import-rules.ts'
import type { SentImport } from '#domain/moderation/admin-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { Loading } from '#web/ui/loading.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { sentImportsQuery } from './admin-api.ts'
import { NextPage } from './next-page.tsx'

const KINDS: Record<ImportName, string> = { products: 'Products', listings: 'Homes' }
const STATES: Record<SentImport['state'], string> = {
  waiting: 'Waiting',
  running: 'Reading',
  done: 'Done',
  failed: 'Failed',
}

/** The files that sellers have sent, and what came of them. */
export function ImportsView({ after }: { after: string | undefined }) {
  const { data, error, isPending, refetch } = useQuery(sentImportsQuery(after))
  return (
    <section aria-label="Imports" className="grid gap-4">
      <p className="text-quiet">Files sellers sent in the last {IMPORT_RETENTION_DAYS} days.</p>
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data?.imports.length === 0 && (
        <EmptyNotice>{after ? 'Nothing left here' : 'No files sent'}</EmptyNotice>
      )}
      {data && data.imports.length > 0 && (
        <ul className="divide-y divide-line border-y border-edge">
          {data.imports.map((each) => (
            <ImportRow key={each.id} sent={each} />
          ))}
        </ul>
      )}
      {data && <NextPage view="imports" after={after} next={data.next} />}
    </section>
  )
}

function ImportRow({ sent }: { sent: SentImport }) {
  const { owner, kind, list, createdAt, state, message, total, inserted, changed, rejected, undoneAt } = sent
  const counts = [
    ['Rows', total],
    ['New', inserted],
    ['Changed', changed],
    ['Rejected', rejected],
  ] as const
  return (
    <li
      aria-label={`${KINDS[kind]} of ${owner.username}`}
      className="grid grid-cols-1 gap-x-6 gap-y-2 overflow-clip py-3 md:grid-cols-[5fr_5fr_4fr]"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link to={shopPath(owner)} className="link">
            <bdi>{owner.username}</bdi>
          </Link>
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          {KINDS[kind]}
          {list && `, “${list}”`}
        </p>
        <p className="text-sm text-quiet">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <dl className="flex flex-wrap content-start gap-x-4 tabular-nums">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd>{count === null ? '–' : formatFigure(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="min-w-0">
        <p className={state === 'failed' ? 'font-semibold text-alarm' : 'font-semibold'}>{STATES[state]}</p>
        {message && <p className="text-sm wrap-anywhere">{message}</p>}
        {undoneAt && (
          <p className="text-sm">
            Undone <time dateTime={undoneAt}>{formatMoment(undoneAt)}</time>
          </p>
        )}
      </div>
    </li>
  )
}
