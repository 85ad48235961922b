import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const STEP_MS = 30_000

/** What an admin's phone shows. @param secret as the page shows it below its QR code */
export function authenticatorApp(secret: string) {
  const otp = createOTP(new TextDecoder().decode(base32.decode(secret)))
  return {
    /** @param later in steps of half a minute: the server takes the code of the next one, too */
    code: (later = 0) => otp.hotp(Math.floor(Date.now() / STEP_MS) + later),
  }
}
