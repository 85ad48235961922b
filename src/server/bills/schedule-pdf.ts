import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { MaterialSchedule, ScheduleOffer } from '#domain/bills/pricing/schedule-schema.ts'
import { bySection } from '#domain/bills/pricing/schedule-sections.ts'
import { placeText, reachText } from '#domain/bills/pricing/schedule-text.ts'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { packsText } from '#domain/rates/materials-to-buy.ts'

const MARGIN = 42
const ROW = 16
const BOTTOM = 60

/** What a column shows, from where on the page and how wide. */
const COLUMNS = [
  { head: 'Material', at: 0, width: 140, align: 'left' },
  { head: 'To buy', at: 145, width: 140, align: 'left' },
  { head: 'kg', at: 285, width: 42, align: 'right' },
  { head: 'Cheapest seller', at: 337, width: 118, align: 'left' },
  { head: '₦', at: 458, width: 53, align: 'right' },
] as const

const require = createRequire(import.meta.url)

/** Noto Sans has the naira sign and the dots of Yoruba and Igbo, which no standard font of the format has. What is not used of it is left out. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const
type Font = keyof typeof FONTS

/** Letters and their dots apart, as the font sets them: what is copied from the printout says the same. */
const said = (text: string) => text.normalize('NFD')

/** The schedule as a printout: all of it, then by section. */
export function schedulePdf(schedule: MaterialSchedule): Promise<Uint8Array<ArrayBuffer>> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: schedule.bill.name },
    font: '',
  })
  for (const [name, file] of Object.entries(FONTS)) page.registerFont(name, file)

  const chunks: Uint8Array[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    page.on('error', reject)
  })
  page
    .font('bold')
    .fontSize(15)
    .text(said(`Materials for ${schedule.bill.name}`))
  page
    .font('regular')
    .fontSize(9)
    .text(
      `Prices asked in ${reachText(schedule)}, ${formatDay(schedule.pricedAt)}. Amounts in naira, without delivery.`,
    )
  page.moveDown()
  row(
    page,
    COLUMNS.map(({ head }) => head),
    'bold',
  )
  for (const {
    name,
    packs,
    kilograms,
    offers: [offer],
    cost,
    have,
  } of schedule.lines)
    row(page, [
      name,
      have ? 'already have it' : packsText(packs),
      kilograms === null ? '' : formatFigure(Math.round(kilograms)),
      offer ? sellerText(offer, schedule) : '',
      cost === null ? 'no price' : formatFigure(Math.round(cost)),
    ])
  const { cost, kilograms, withoutOffer, unpricedLines } = schedule.totals
  row(page, ['Total', '', formatFigure(Math.round(kilograms)), '', formatFigure(Math.round(cost))], 'bold')
  page.moveDown().fontSize(8)
  page.text(
    `${withoutOffer} materials have no price here; ${unpricedLines} lines of the bill are unpriced, and nothing is listed for them.`,
    MARGIN,
  )
  for (const { name, lines } of bySection(schedule.lines)) {
    page.moveDown()
    keepTogether(page, 3 * ROW)
    page.font('bold').fontSize(9).text(said(name), MARGIN)
    for (const line of lines)
      row(page, [line.name, line.have ? 'already have it' : packsText(line.packs), '', '', ''])
  }
  page.end()
  return whole
}

/** A seller of the bill's own state without it, as nearly all of them are. */
const sellerText = (offer: ScheduleOffer, { state }: MaterialSchedule) =>
  offer.location === state ? offer.seller : [offer.seller, placeText(offer, state)].filter(Boolean).join(', ')

/** Begins a page where so much has no room on this one. */
function keepTogether(page: PDFKit.PDFDocument, height: number): void {
  if (page.y + height > page.page.height - BOTTOM) page.addPage()
}

function row(page: PDFKit.PDFDocument, cells: readonly string[], font: Font = 'regular'): void {
  keepTogether(page, 0)
  const top = page.y
  page.font(font).fontSize(8)
  COLUMNS.forEach(({ at, width, align }, index) => {
    page.text(said(cells[index] ?? ''), MARGIN + at, top, {
      width,
      align,
      height: ROW,
      ellipsis: true,
      lineBreak: false,
    })
  })
  page.y = top + ROW
  page.x = MARGIN
}
