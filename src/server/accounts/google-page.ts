import { html } from 'hono/html'
import { COMPANY } from '#domain/company.ts'
import type { Identity } from './google-proof.ts'

/** What the popup tells the page that opened it. */
type Message = { identity: Identity } | { error: string }

/** Speaks to the pages of this site alone: another origin has no part in the channel. */
export const DONE_SCRIPT = `const channel = new BroadcastChannel('google-sign-in')
channel.postMessage(JSON.parse(document.body.dataset.message))
channel.close()
window.close()
`

/** The popup's last page. Its script is a file of its own, as the content policy wants. */
export const donePage = (message: Message, script: string) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Google sign-in | ${COMPANY.name}</title><link rel="icon" href="/favicon.svg"></head>
<body data-message="${JSON.stringify(message)}">
<main><h1>${'error' in message ? message.error : 'Google knows you'}</h1><p>You can close this window.</p></main>
<script src="${script}"></script>
</body>
</html>`
