import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

/** Somebody as the provider describes them. */
export type Person = { name: string; email: string; emailVerified: boolean }

/** What was typed, and what is wrong with it. */
export type Attempt = { name: string; email: string; message: string }

type Content = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf7; --ink: #0f2942; --quiet: #4d5d70; --line: #8d857a; --action: #c2410c; --alarm: #b42318 }
@media (prefers-color-scheme: dark) { :root { --ground: #10202f; --ink: #f2f0ea; --quiet: #b9c4d0; --line: #8d99a6; --action: #c2410c; --alarm: #ff9d92 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 28rem; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 32px 0 8px; font-size: 1.125rem }
p { margin: 0 0 16px }
.note { border-left: 4px solid var(--action); padding: 8px 12px; color: var(--quiet) }
.alarm { color: var(--alarm) }
label { display: block; margin-top: 12px; font-weight: 600 }
input[type=text], input[type=email] { width: 100% }
input[type=text], input[type=email], button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit }
input[type=checkbox] { width: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: -4px }
button { display: block; width: 100%; margin-top: 12px; text-align: left; cursor: pointer }
button small { display: block; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere }
button.main { border-color: var(--action); background: var(--action); color: #fff; font-weight: 600; text-align: center }
button.plain { text-align: center }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** `site` is where the forms lead to in the end: browsers watch the redirects of a form too. */
export const pagePolicy = (site: string) =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`

const page = (title: string, content: Content) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${raw(STYLE)}</style></head>
<body><main>
<h1>${title}</h1>
${content}
</main></body>
</html>`

/** Whom shall this be? `people` by the word that stands for each. */
export const choicePage = (people: Record<string, Person>, attempt?: Attempt) =>
  page(
    'Who are you?',
    html`<p class="note">This page stands in for Google on this machine. It asks for no password and proves nothing: it is
part of the demonstration and of no other server.</p>
<form method="post">
<h2>One of these people</h2>
${Object.entries(people).map(
  ([choice, { name, email, emailVerified }]) =>
    html`<button name="person" value="${choice}">${name}
<small>${email}${emailVerified ? '' : ', an address that is not confirmed'}</small></button>`,
)}
</form>
<form method="post">
<h2>Or somebody else</h2>
${attempt && html`<p class="alarm" role="alert" id="wrong">${attempt.message}</p>`}
<label for="name">Name</label>
<input type="text" id="name" name="name" autocomplete="name" value="${attempt?.name ?? ''}">
<label for="email">Email</label>
<input type="email" id="email" name="email" autocomplete="email" required value="${attempt?.email ?? ''}"
${attempt && html`aria-invalid="true" aria-describedby="wrong"`}>
<label><input type="checkbox" name="confirmed" value="yes" checked>The address is confirmed</label>
<button class="main">Continue</button>
</form>
<form method="post"><button class="plain" name="cancel" value="yes">Cancel</button></form>`,
  )

/** The sign-in cannot go on. */
export const brokenPage = (reason: string) =>
  page(
    'This sign-in cannot go on',
    html`<p>${reason}</p><p>Close this window and begin again on the page you came from.</p>`,
  )
