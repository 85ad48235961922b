import { html } from 'hono/html'
import { COMPANY } from '#domain/company.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'

export type EmailMessage = { to: string; subject: string; text: string; html: string }

const FONT = 'font: 16px/1.6 system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif'
const BUTTON =
  'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0f2942; color: #ffffff; font-weight: 600'
const SIGNATURE = `${COMPANY.name} – ${COMPANY.tagLine}`

type Link = NonNullable<EmailTemplate['link']>

const asText = ({ label, url }: Link) => `${label}:\n${url}`

const button = ({ label, url }: Link) => html`<p><a href="${url}" style="${BUTTON}">${label}</a></p>`

/** Renders an email as plain text and as escaped HTML. @param contact where "write to us" leads: an address, or a page */
export async function renderEmail(
  { to, subject, greeting, paragraphs: [first, ...rest], link, sections = [] }: EmailTemplate,
  contact: string,
): Promise<EmailMessage> {
  const lines = [
    greeting,
    ...(first ? [first] : []),
    ...(link ? [asText(link)] : []),
    ...rest,
    ...sections.flatMap((section) => [
      section.title.toUpperCase(),
      ...section.paragraphs,
      ...(section.link ? [asText(section.link)] : []),
      ...section.links.map(asText),
    ]),
    `${SIGNATURE}\n${contact}`,
  ]
  // Without colours of its own but the button's: it reads as well on a dark ground.
  const markup = await html`<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${subject}</title></head>
<body style="${FONT}; margin: 0; padding: 24px">
<main style="max-width: 560px; margin: 0 auto">
<h1 style="font-size: 22px; line-height: 1.3">${subject}</h1>
<p>${greeting}</p>
${first && html`<p>${first}</p>`}
${
  link &&
  html`${button(link)}
<p>If the button does not work, copy this address into your browser:<br><a href="${link.url}" style="color: inherit; word-break: break-all">${link.url}</a></p>`
}
${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
${sections.map(
  (section) => html`<h2 style="font-size: 18px; line-height: 1.3; margin-top: 32px">${section.title}</h2>
${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${section.link && button(section.link)}
${section.links.map(({ label, url }) => html`<p><a href="${url}" style="color: inherit">${label}</a></p>`)}`,
)}
<p>${SIGNATURE}<br>${contact}</p>
</main>
</body>
</html>`
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: markup.toString() }
}
