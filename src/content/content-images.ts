import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SizedImage } from '#domain/images/image-sizes.ts'
import renders from '#web/pictures/renders/renders.json' with { type: 'json' }
import type { FigureSource } from './prose.ts'

/** What the pictures of content files are. The addresses are those of the sources, until content-plugin.ts gives the built ones. */

/** `shared` is the cut that messengers show of a link. */
type Render = SizedImage & { shared: string }
type Drawing = { url: string }
/** One small size of it. */
export type SmallRender = { url: string; avif: string }
export type ContentImageSource = Render | Drawing

const ADDRESS = '/src/web/pictures'

/** The drawings in a folder, by their places there. */
const drawingsIn = (folder: string) =>
  new Set(
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.replaceAll('\\', '/').slice(0, -'.svg'.length)),
  )
const drawings = drawingsIn('../web/pictures')
/** Of products; they are served under their own names. */
const productDrawings = drawingsIn('../../public/drawings')

export const renderNames = renders.pictures.map(({ name }) => `renders/${name}`)

export function findRender(name: string): Render | undefined {
  const render = renders.pictures[renderNames.indexOf(name)]
  if (!render) return undefined
  const { width, height, placeholder, widths } = render
  const file = (size: number, format: string) => `${ADDRESS}/${name}-${size}.${format}`
  const avif = widths.map((size) => `${file(size, 'avif')} ${size}w`).join(', ')
  const shared = `${ADDRESS}/${name}-shared.jpg`
  return { url: file(width, 'webp'), width, height, placeholder, avif, shared }
}

/** Where many stand beside each other, each no wider than 12rem. */
export function findSmallRender(name: string): SmallRender | undefined {
  const render = findRender(name)
  return render && { url: render.url, avif: `${ADDRESS}/${name}-400.avif 400w` }
}

/** Of an article's text, as `figures/…`; its size is that of its sheet. */
export function findFigure(name: string): FigureSource | undefined {
  if (!name.startsWith('figures/') || !drawings.has(name)) return undefined
  const svg = readFileSync(join(import.meta.dirname, `../web/pictures/${name}.svg`), 'utf8')
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { url: `${ADDRESS}/${name}.svg`, width: Number(width), height: Number(height) }
}

export function findContentImage(name: string): ContentImageSource | undefined {
  const [, product = ''] = /^drawings\/([\w-]+)$/.exec(name) ?? []
  if (productDrawings.has(product)) return { url: `/${name}.svg` }
  return findRender(name) ?? (drawings.has(name) ? { url: `${ADDRESS}/${name}.svg` } : undefined)
}
