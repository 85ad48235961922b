import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { formatFigure } from '#domain/figures.ts'
import { packsText } from '#domain/rates/materials-to-buy.ts'
import { type MaterialSchedule, REACH_KM, type ScheduleOffer } from './schedule-schema.ts'
import { bySection } from './schedule-sections.ts'

/** Where the offers of a schedule are. */
export const reachText = ({ state }: Pick<MaterialSchedule, 'state'>): string =>
  state === null ? 'all of Nigeria' : `${state} and states within ${REACH_KM} km`

/** Where an offer is, and how far that is from another state. */
export const placeText = (
  { location, kilometres }: Pick<ScheduleOffer, 'location' | 'kilometres'>,
  state: MaterialSchedule['state'],
): string =>
  location === null
    ? ''
    : location === state || kilometres === null
      ? location
      : `${location}, ${formatFigure(kilometres)} km`

const HEAD = [
  'Material',
  'Needed with waste',
  'Unit',
  'To buy',
  'Weight, kg',
  'Cheapest seller',
  'Place',
  'NGN for one unit',
  'Cost, NGN',
  'Comparison',
]

/** For every program that reads a table. */
export const scheduleCsv = ({ lines, state }: MaterialSchedule): string =>
  BYTE_ORDER_MARK +
  [
    HEAD,
    ...lines.map(({ name, gross, unit, packs, kilograms, offers: [offer], cost, have, specification }) => [
      name,
      gross.toFixed(3),
      unit,
      have ? 'already have it' : packsText(packs),
      kilograms === null ? '' : kilograms.toFixed(0),
      offer?.seller ?? '',
      offer ? placeText(offer, state) : '',
      offer ? offer.price.toFixed(2) : '',
      cost === null ? '' : cost.toFixed(2),
      specification ? `/materials/${specification}` : '',
    ]),
  ]
    .map(csvLine)
    .join('')

const SECTION_HEAD = ['Section', 'Material', 'Needed with waste', 'Unit', 'To buy']

/** The same table by section, whose packs are each section's own. */
export const sectionsCsv = ({ lines }: MaterialSchedule): string =>
  BYTE_ORDER_MARK +
  [
    SECTION_HEAD,
    ...bySection(lines).flatMap((section) =>
      section.lines.map(({ gross, have, name, packs, unit }) => [
        section.name,
        name,
        gross.toFixed(3),
        unit,
        have ? 'already have it' : packsText(packs),
      ]),
    ),
  ]
    .map(csvLine)
    .join('')

/** A list to send to a seller: what, and how much of it in whole packs. */
export const scheduleText = ({ bill, lines, totals }: MaterialSchedule): string =>
  [
    `Materials for ${bill.name}:`,
    ...lines.filter(({ have }) => !have).map(({ name, packs }) => `- ${name}: ${packsText(packs)}`),
    `About ${formatFigure(Math.round(totals.kilograms / 100) / 10)} tonnes. What do they cost with delivery?`,
  ].join('\n')
