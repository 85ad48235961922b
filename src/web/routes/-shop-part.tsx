import { hasSession } from '#web/session/signed-in-mark.ts'
import { Later } from '#web/ui/later.tsx'
import { shopPart } from './-shop-later.ts'
import type { ShopDeps } from './-shop-route.ts'

type ShopPart = { userId: string; deps: ShopDeps }

/** A shop, at whichever of its addresses. */
export const ShopPart = ({ userId, deps }: ShopPart) => (
  <Later key={userId} now={hasSession} until="moved" part={shopPart} props={{ userId, deps }} />
)
