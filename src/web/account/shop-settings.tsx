import { ProfileForm } from './profile-form.tsx'

/** What buyers see of the shop beside its offers. */
export function ShopSettings() {
  return (
    <section aria-labelledby="settings" className="card grid gap-6 p-4 md:p-6">
      <h2 id="settings" className="text-xl">
        What buyers read
      </h2>
      <ProfileForm of="shop" />
    </section>
  )
}
