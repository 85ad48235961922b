import { COMPANY } from '#domain/company.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { useCompany } from '#web/layout/root-context.ts'
import { Enquire } from './enquire.tsx'

/** Every way to the company, as a part among others of a page that is read. */
export function ReachUs() {
  const { email, phone } = useCompany()
  return (
    <section className="prose" aria-labelledby="reach-us">
      <h2 id="reach-us">Reach us</h2>
      <div>
        {email && (
          <a href={`mailto:${email}`} className="link flex min-h-9 w-fit items-center">
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className="link flex min-h-9 w-fit items-center tabular-nums">
            <PhoneText number={phone} />
          </a>
        )}
      </div>
      <p className="one-action print:hidden">
        <Enquire topic={`About ${COMPANY.name}`} message={`Hello ${COMPANY.name}, I have a question.`}>
          Ask on WhatsApp
        </Enquire>
      </p>
    </section>
  )
}
