import { Link } from '@tanstack/react-router'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'

/** How buyers reach whoever is signed in, as they see it. */
export function WaysToBuyers() {
  const { email, mobileNumber } = useOwner()
  return (
    <DashboardPart title="How buyers reach you">
      <div className="-mt-3 *:border-t-0">
        <Facts>
          <Fact label="WhatsApp and calls">
            {mobileNumber ? (
              <span className="tabular-nums">
                <PhoneText number={mobileNumber} />
              </span>
            ) : (
              <Link to="/seller-shop" className="link inline-flex min-h-11 items-center font-semibold">
                Add your number
              </Link>
            )}
          </Fact>
          <Fact label="E-mail, about homes">
            <span className="wrap-break-word">{email}</span>
          </Fact>
        </Facts>
      </div>
    </DashboardPart>
  )
}
