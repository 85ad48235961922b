/**
 * Makes the files that the product ships of the rendered PNGs in `out/`: those of the demonstration exactly as an upload is prepared,
 * those of the company's pages beside the drawings. A picture that has not changed since is left as it is.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue.ts'
import { LONGEST_SIDE } from '#domain/images/image-rules.ts'
import { IMAGE_WIDTHS } from '#domain/images/image-sizes.ts'
import { type EncodedImage, encodeImage } from '#server/images/encode-image.ts'
import { COMPANY_RENDERS, COVER_RENDERS, HOME_RENDERS, LABOUR_RENDERS, PRODUCT_RENDERS } from './shown-by.ts'

type Prepared = { width: number; height: number; placeholder: string; widths: number[] }
type Entry<Shown> = Shown & Prepared

const renders = new URL('./out/', import.meta.url)
const demo = new URL('../../demo/pictures/', import.meta.url)
const company = new URL('../../src/web/pictures/renders/', import.meta.url)
/** The pictures that this run has encoded. */
const encoded = new Set<string>()

/**
 * @param addressOf where one size of a picture goes, within its folder
 * @param isAsked whether anybody asks for a file
 */
async function encode<Shown extends { name: string }>(
  shown: Shown[],
  folder: URL,
  known: Map<string, Prepared>,
  longestSide: number,
  addressOf: (name: string, width: number, format: string) => string,
  isAsked: (file: EncodedImage['files'][number], image: EncodedImage) => boolean = () => true,
): Promise<Entry<Shown>[]> {
  const entries: Entry<Shown>[] = []
  for (const one of shown) {
    const png = new URL(`${one.name}.png`, renders)
    const before = known.get(one.name)
    if (!existsSync(png)) {
      if (before) entries.push({ ...one, ...sizesOf(before) })
      continue
    }
    if (before && isNewer(new URL(addressOf(one.name, before.width, 'webp'), folder), png)) {
      entries.push({ ...one, ...sizesOf(before) })
      continue
    }
    const result = await encodeImage({ bytes: readFileSync(png), longestSide, widths: IMAGE_WIDTHS })
    if (!('image' in result)) throw new Error(`${one.name}: ${result.reason}`)
    const files = result.image.files.filter((file) => isAsked(file, result.image))
    encoded.add(one.name)
    write(files, (width, format) => new URL(addressOf(one.name, width, format), folder))
    entries.push({ ...one, ...sizesOf({ ...result.image, widths: widthsOf(result.image) }) })
  }
  return entries
}

const isNewer = (file: URL, source: URL) =>
  existsSync(file) && statSync(file).mtimeMs > statSync(source).mtimeMs

const widthsOf = ({ files }: EncodedImage) => [...new Set(files.map(({ width }) => width))]

const sizesOf = ({ width, height, placeholder, widths }: Prepared): Prepared => ({
  width,
  height,
  placeholder,
  widths,
})

function write(files: EncodedImage['files'], addressOf: (width: number, format: string) => URL) {
  for (const { width, format, bytes } of files) {
    const file = addressOf(width, format)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

function knownIn(file: URL): Map<string, Prepared> {
  if (!existsSync(file)) return new Map()
  const lists: Record<string, Entry<{ name: string }>[]> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.values(lists).flatMap((list) => list.map((entry) => [entry.name, entry])))
}

function keep(file: URL, lists: Record<string, unknown[]>) {
  mkdirSync(new URL('.', file), { recursive: true })
  rmSync(file, { force: true })
  writeFileSync(file, `${JSON.stringify(lists, undefined, 2)}\n`)
}

const demoList = new URL('pictures.json', demo)
const known = knownIn(demoList)
const stored = (name: string, width: number, format: string) => `${name}/${width}.${format}`
keep(demoList, {
  products: await encode(PRODUCT_RENDERS, demo, known, 800, stored),
  labour: await encode(LABOUR_RENDERS, demo, known, 800, stored),
  homes: await encode(HOME_RENDERS, demo, known, 800, stored),
  covers: await encode(COVER_RENDERS, demo, known, LONGEST_SIDE.cover, stored),
})

const companyList = new URL('renders.json', company)
keep(companyList, {
  pictures: await encode(
    COMPANY_RENDERS,
    company,
    knownIn(companyList),
    1120,
    (name, width, format) => `${name}-${width}.${format}`,
    // A browser without AVIF takes the largest WebP (web/images/responsive-image.tsx).
    (file, { width }) => file.format === 'avif' || file.width === width,
  ),
})

/** What messengers show of a link to a page with the picture: a JPEG, because not every one knows newer formats. */
for (const { name } of COMPANY_RENDERS) {
  const png = new URL(`${name}.png`, renders)
  const cut = new URL(`${name}-shared.jpg`, company)
  if (!existsSync(png) || isNewer(cut, png)) continue
  const shared = sharp(readFileSync(png)).resize({ width: 1200, height: 630, fit: 'cover' })
  writeFileSync(cut, await shared.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}

/** One picture for each category, in their order, below one another: tiles show their part of one file (web/products/explorer.css), made again with any of them. */
const TILE = { width: 256, height: 192 }
const TILES: Record<CategoryId, string> = {
  concrete: 'concrete-cement-bags',
  formwork: 'formwork-planks',
  reinforcement: 'reinforcement-rod-bundle',
  blockwork: 'blockwork-hollow-9-inch',
  finishes: 'finishes-emulsion-paint',
  openings: 'openings-panel-door',
  roofing: 'roofing-longspan-aluminium',
  electrical: 'electrical-cable-coils',
  mechanical: 'mechanical-pvc-bends-tees',
}
const avif = new URL('category-tiles.avif', company)
const webp = new URL('category-tiles.webp', company)
const isOutdated = Object.values(TILES).some((name) => encoded.has(name))
if (isOutdated || !existsSync(avif) || !existsSync(webp)) {
  const tiles = await Promise.all(
    CATEGORY_IDS.map(async (id, at) => ({
      input: await sharp(readFileSync(new URL(`${TILES[id]}/800.webp`, demo)))
        .resize(TILE)
        .toBuffer(),
      left: 0,
      top: at * TILE.height,
    })),
  )
  const strip = sharp({
    create: { width: TILE.width, height: TILE.height * tiles.length, channels: 3, background: 'white' },
  }).composite(tiles)
  writeFileSync(avif, await strip.clone().avif({ quality: 50 }).toBuffer())
  writeFileSync(webp, await strip.clone().webp({ quality: 70 }).toBuffer())
}
