import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { COMPANY } from '#domain/company.ts'

/** Whose account it is, as the popup tells the page that opened it. */
export type GoogleIdentity = { id: string; name: string; email: string; photo: string | null }

type PopupMessage = { identity: GoogleIdentity } | { error: string }

/** Speaks to the pages of this site alone: another origin has no part in the channel. */
const SCRIPT = `const channel = new BroadcastChannel('google-sign-in')
channel.postMessage(JSON.parse(document.body.dataset.message))
channel.close()
window.close()
`

/** Nothing runs on the page but its own script. */
export const POPUP_POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Where the popup ends: it tells its opener what came of it, and closes itself. */
export const popupPage = (message: PopupMessage) =>
  page(html`<body data-message="${JSON.stringify(message)}">
<main><h1>${'error' in message ? message.error : 'You are signed in'}</h1><p>You can close this window.</p></main>
<script>${raw(SCRIPT)}</script>
</body>`)

/** For a window that another site has opened: it tells our pages nothing, which that site could disturb by it. */
export const OTHER_SITE_PAGE = page(html`<body>
<main><h1>This window was opened by another site</h1>
<p>Please close it, open ${COMPANY.name} yourself, and choose “Continue with Google” there.</p></main>
</body>`)

function page(body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Google sign-in | ${COMPANY.name}</title><link rel="icon" href="/favicon.svg"></head>
${body}
</html>`
}
