import type { BillUnit } from './bill-schema.ts'
import { CURRENCY } from './currencies.ts'

/** Spellings of real bills, without dots, blanks and capitals (docs/decisions/0164). */
const SPELLINGS: Readonly<Record<BillUnit, string>> = {
  m: 'm lm rm rmt rmtr rmtrs linm linearm lin linmetre linearmetre linearmeter meter metre meters metres mtr mtrs runm runningmetre runningmeter runmtr lmt ml metrelineaire',
  m2: 'm2 sqm sqmt sqmts sqmtr sqmtrs sqmeter sqmetre sqmeters sqmetres squaremetre squaremeter squaremetres squaremeters sm m^2 msq smt squarem msquare msuper',
  m3: 'm3 cm cum cumt cumts cumtr cumeter cumetre cumeters cumetres cubicmetre cubicmeter cubicmetres cubicmeters cbm cubm m^3 cubicm mcube mcubed',
  kg: 'kg kgs kilogram kilograms kilogramme kilogrammes kilo kilos',
  t: 't mt ton tons tonne tonnes tn metricton metrictons metrictonne metrictonnes',
  nr:
    'no nos nr nrs n num nums count number numbers ea each pc pcs pce pces piece pieces unit units u un und ' +
    // What is counted.
    'door doors window windows tree trees block blocks pole poles tap taps fan fans gate gates tank tanks chamber chambers fitting fittings',
  set: 'set sets',
  pair: 'pair pairs pr prs',
  point: 'point points pt pts',
  item: 'item items sum sums ls lumpsum lump lot lots job ps psum provsum provisionalsum pcsum primecost primecostsum lsum allow ff forfait ens ensemble',
  percent: '% percent percentage pct',
  litre: 'l ltr ltrs litre litres liter liters lit lits',
  ft: 'ft feet foot linft lft rft lf runningfeet fr fl footrun feetrun runft ftrun linearfeet linearfoot',
  ft2: 'ft2 sqft sft squarefeet squarefoot sf fs ftsuper fsuper supft',
  ft3: 'ft3 cuft cft cubicfeet cubicfoot cf fc ftcube fcube',
  yd: 'yd yds yard yards ly linyd linyds lyd yardrun ydrun runyd linearyard linearyards',
  yd2: 'yd2 ys sy sqyd sqyds sqyard sqyards squareyard squareyards ydsuper supyd yardsuper',
  yd3: 'yd3 yc cy cuyd cuyds cuyard cuyards cubicyard cubicyards ydcube yardcube',
  ha: 'ha hectare hectares hect',
  cwt: 'cwt cwts hundredweight hundredweights',
  lb: 'lb lbs',
  bag: 'bag bags',
  length: 'length lengths len lgth lgths',
  sheet: 'sheet sheets sht shts',
  roll: 'roll rolls',
  carton: 'carton cartons ctn ctns',
  trip: 'trip trips',
  bucket: 'bucket buckets tin tins can cans drum drums',
  bundle: 'bundle bundles bdl bdls',
  month: 'month months mth mths mo nosmth nosmths nomth',
  week: 'week weeks wk wks',
  day: 'day days manday mandays',
  hour: 'hour hours hr hrs manhour manhours',
}

const UNITS: ReadonlyMap<string, BillUnit> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit as BillUnit]),
  ),
)

const plain = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/\(.*?\)/g, '')
    .replace(/[\s.\-_/']/g, '')

/** The unit that a text is a spelling of: "Sq.m", "1SQM", "P Sqm", "bag (25kg)". */
export function findBillUnit(written: string): BillUnit | undefined {
  if (written.length > 30) return undefined
  const text = plain(written)
  return UNITS.get(text) ?? UNITS.get(text.replace(/^(1|one|per|p)/, '')) ?? timeOf(written)
}

/** Something for a time is counted in that: "Veh/month", "man-days". */
function timeOf(written: string): BillUnit | undefined {
  const time = /^[\p{L}.]+\s?[-/.]\s?(\p{L}+)\.?$/u.exec(written.trim())?.[1]
  const unit = time === undefined ? undefined : UNITS.get(plain(time))
  return unit && TIMES.has(unit) ? unit : undefined
}

const TIMES: ReadonlySet<BillUnit> = new Set(['month', 'week', 'day', 'hour'])

/** Whether a text may be a unit that we do not know: short, with letters ("m3.km"), no number, and no money. */
export const isLikeUnit = (written: string): boolean =>
  !CURRENCY.test(written.trim()) &&
  /^(?:(?:1|one|per|p)\b)?[\s.]*\p{L}(?:[\p{L}²³%/.\s-]|(?<=m)[23]){0,12}$/iu.test(written.trim())

/** Whether a unit sets a sum aside: "PC Sum", "Prov. Sum", "P.S.". */
export const isSetAside = (written: string): boolean =>
  /^(ps|p(rov(isional)?)?sum|pcsum|primecost(sum)?)$/.test(plain(written))

/** Units that ask for one sum. */
export const isLumpUnit = (unit: BillUnit | null): boolean => unit === 'item'
