import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Enquiry } from '#domain/company/enquiry-schema.ts'
import { COMPANY } from '#domain/company.ts'
import { formatDay } from '#domain/dates.ts'
import { mailLink } from '#domain/mail-link.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { useSingleMutation } from '#web/single-mutation.ts'
import { Loading } from '#web/ui/loading.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { enquiriesFile, enquiriesQuery } from './company-api.ts'

/** Enquiries to the company, for admins. The API decides who may read them; this page only shows them. @param tabs to the other pages of admins */
export function EnquiryDashboard({ page, tabs }: { page: number; tabs: ReactNode }) {
  if (!useOwner().admin)
    return (
      <DashboardPage title="Enquiries">
        <EmptyNotice hint="Your account does not read enquiries.">Only for admins</EmptyNotice>
      </DashboardPage>
    )
  return (
    <DashboardPage title="Enquiries" actions={<ExportButton />}>
      {tabs}
      <EnquiryList page={page} />
    </DashboardPage>
  )
}

function ExportButton() {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: enquiriesFile,
    onSuccess: (file) => saveFile(file, 'enquiries.csv'),
    onError: toastFailure,
  })
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isPending}
      data-working={isPending}
      onClick={() => mutate()}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden="true" />
      {isPending ? 'Exporting...' : 'Export as CSV'}
    </button>
  )
}

function EnquiryList({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(enquiriesQuery(page))
  if (isPending) return <Loading />
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (data.enquiries.length === 0)
    return <EmptyNotice hint="What people write to the company comes here.">No enquiries yet</EmptyNotice>
  return (
    <section aria-label="Enquiries" className="grid gap-4">
      {data.enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.id} enquiry={enquiry} />
      ))}
      <PaginationLinks {...data.pagination} search={{}} />
    </section>
  )
}

function EnquiryCard({ enquiry: { topic, name, email, phone, message, createdAt } }: { enquiry: Enquiry }) {
  const reply =
    email && mailLink({ to: email, subject: `Re: ${topic}`, body: `Dear ${name},\n\n\n${COMPANY.name}` })
  return (
    <article className="card grid gap-2 p-4">
      <h2 className="text-lg">{topic}</h2>
      <p className="text-sm text-quiet">
        {name}, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="flex flex-wrap gap-x-4">
        {reply && (
          <a href={reply} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        )}
      </p>
    </article>
  )
}
