/** Makes the icons, the web manifest and the picture for shared links of the mark and the word-mark beside this file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { COMPANY } from '#domain/company.ts'

const PAPER = '#FBFAF7'
const NAVY = '#0F2942'
const SHARED = { width: 1200, height: 630 }

const brand = new URL('./', import.meta.url)
const site = new URL('../../public/', import.meta.url)
const photograph = new URL('../renders/out/hero-delivered-materials.png', import.meta.url)

const ICONS = [
  { source: 'mark.svg', size: 32, file: 'favicon-32.png', padding: 0 },
  // Round corners are the telephone's own affair.
  { source: 'mark-maskable.svg', size: 180, file: 'apple-touch-icon.png', padding: 0.12 },
  { source: 'mark.svg', size: 192, file: 'icon-192.png', padding: 0 },
  { source: 'mark.svg', size: 512, file: 'icon-512.png', padding: 0 },
  { source: 'mark-maskable.svg', size: 512, file: 'icon-maskable-512.png', padding: 0 },
]

for (const { source, size, file, padding } of ICONS) {
  const drawn = Math.round(size / (1 - 2 * padding))
  const cut = Math.round((drawn - size) / 2)
  const png = await sharp(readFileSync(new URL(source, brand)), { density: 600 })
    .resize(drawn)
    .extract({ left: cut, top: cut, width: size, height: size })
    .png({ palette: true, effort: 10 })
    .toBuffer()
  writeFileSync(new URL(file, site), png)
}
writeFileSync(new URL('favicon.svg', site), readFileSync(new URL('mark.svg', brand)))

const manifest = {
  name: COMPANY.name,
  short_name: COMPANY.name,
  description: `${COMPANY.tagLine}.`,
  lang: 'en-NG',
  start_url: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: NAVY,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
writeFileSync(new URL('site.webmanifest', site), `${JSON.stringify(manifest, undefined, 2)}\n`)

/** A sheet of the drawing office: a fine grid, its left half free for a name, the photograph to the right. */
const grid = Array.from({ length: 21 }, (_, i) => `M${i * 60} 0V630M0 ${i * 60}H1200`).join('')
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${PAPER}"/><path d="${grid}" stroke="#E4E0D8"/>
<path d="M72 548h440M73.500 536v24M510.500 536v24" fill="none" stroke="#E8590C" stroke-width="4"/></svg>`
const wordmark = await sharp(readFileSync(new URL('wordmark.svg', brand)), { density: 600 })
  .resize(300)
  .png()
  .toBuffer()
const layers = [{ input: wordmark, left: 72, top: 72 }]
if (existsSync(photograph)) {
  const shown = await sharp(readFileSync(photograph))
    .resize({ width: 600, height: 630, fit: 'cover' })
    .toBuffer()
  layers.push({ input: shown, left: 600, top: 0 })
}
const shared = sharp(Buffer.from(sheet)).resize(SHARED).composite(layers)
writeFileSync(new URL('shared-link.jpg', site), await shared.jpeg({ quality: 82, mozjpeg: true }).toBuffer())
