import { SubscribeForm } from '#web/layout/subscribe-form.tsx'
import { Outcome } from '#web/ui/outcome.tsx'
import type { NewsletterResult } from './newsletter-result.ts'

const RESULTS: Record<NewsletterResult, string> = {
  sent: 'Check your mail: the link in it confirms your subscription.',
  wrong: 'Email must be an address such as name@example.com',
  later: 'Too many tries. Please wait an hour and try again.',
}

/** The result of a form that was submitted without scripts, and the form again. */
export function NewsletterPage({ result }: { result: NewsletterResult | undefined }) {
  return (
    <Outcome title={result === 'sent' ? 'One step to go' : 'Newsletter'}>
      {result && (
        <p role={result === 'sent' ? 'status' : 'alert'} className="font-semibold">
          {RESULTS[result]}
        </p>
      )}
      {result !== 'sent' && (
        <>
          <p>New BIM News articles and news of our software, by mail, now and then.</p>
          <SubscribeForm />
        </>
      )}
    </Outcome>
  )
}
