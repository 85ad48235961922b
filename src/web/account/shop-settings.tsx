import { DashboardForm } from '#web/layout/dashboard-page.tsx'
import { ProfileForm } from './profile-form.tsx'

/** What buyers see of the shop beside its offers. */
export function ShopSettings() {
  return (
    <DashboardForm title="What buyers read" note="Shown in your shop and beside each of your offers.">
      <ProfileForm of="shop" />
    </DashboardForm>
  )
}
