import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { STATES, type State } from '#domain/places.ts'

/**
 * Cities and districts that people name and that are several local governments, by state; the first is where the city's centre is.
 * `=` joins other spellings. What is asked for in such a place is asked for in all of its local governments.
 */
export const CITIES: Partial<Record<State, Readonly<Record<string, readonly string[]>>>> = {
  Abia: {
    Aba: ['Aba South', 'Aba North', 'Osisioma', 'Obi Ngwa'],
    Umuahia: ['Umuahia North', 'Umuahia South'],
  },
  Adamawa: { Yola: ['Yola North', 'Yola South'], Mubi: ['Mubi North', 'Mubi South'] },
  Anambra: {
    Awka: ['Awka South', 'Awka North'],
    Onitsha: ['Onitsha North', 'Onitsha South', 'Ogbaru', 'Idemili North'],
    Nnewi: ['Nnewi North', 'Nnewi South'],
  },
  Borno: { Maiduguri: ['Maiduguri', 'Jere'] },
  'Cross River': { Calabar: ['Calabar Municipal', 'Calabar South'] },
  Delta: { 'Warri = Wafi': ['Warri South', 'Uvwie', 'Udu'] },
  Edo: { 'Benin City = Benin': ['Oredo', 'Egor', 'Ikpoba-Okha'] },
  Imo: { 'Owerri = Oweri': ['Owerri Municipal', 'Owerri North', 'Owerri West'] },
  Kaduna: { 'Kaduna City = Kaduna Town': ['Kaduna North', 'Kaduna South', 'Chikun', 'Igabi'] },
  Kano: {
    'Kano City = Kano Metropolis': [
      'Kano Municipal',
      'Dala',
      'Fagge',
      'Gwale',
      'Kumbotso',
      'Nassarawa',
      'Tarauni',
      'Ungogo',
    ],
  },
  Kwara: { Ilorin: ['Ilorin West', 'Ilorin East', 'Ilorin South'] },
  Lagos: {
    'Lekki = Leki': ['Eti-Osa', 'Ibeju-Lekki'],
    'Lagos Island = The Island?': ['Lagos Island', 'Eti-Osa'],
    'Lagos Mainland = The Mainland = Mainland?': [
      'Lagos Mainland',
      'Surulere',
      'Shomolu',
      'Kosofe',
      'Mushin',
      'Oshodi-Isolo',
      'Ikeja',
      'Agege',
      'Ifako-Ijaiye',
      'Alimosho',
      'Apapa',
      'Ajeromi-Ifelodun',
      'Amuwo-Odofin',
      'Ojo',
    ],
  },
  Niger: { Minna: ['Chanchaga', 'Bosso'] },
  Ogun: { Abeokuta: ['Abeokuta South', 'Abeokuta North', 'Odeda'] },
  Ondo: { Akure: ['Akure South', 'Akure North'] },
  Osun: {
    'Osogbo = Oshogbo': ['Osogbo', 'Olorunda'],
    'Ile-Ife = Ife': ['Ife Central', 'Ife East', 'Ife North', 'Ife South'],
    'Ilesa = Ilesha': ['Ilesa East', 'Ilesa West'],
    Ede: ['Ede North', 'Ede South'],
  },
  Oyo: {
    Ibadan: [
      'Ibadan North',
      'Ibadan North East',
      'Ibadan North West',
      'Ibadan South East',
      'Ibadan South West',
      'Akinyele',
      'Egbeda',
      'Ido',
      'Lagelu',
      'Oluyole',
      'Ona Ara',
    ],
    'Ogbomoso = Ogbomosho': ['Ogbomosho North', 'Ogbomosho South'],
    'Oyo Town': ['Oyo East', 'Oyo West', 'Atiba'],
    Saki: ['Saki West', 'Saki East'],
  },
  Plateau: { Jos: ['Jos North', 'Jos South', 'Jos East'] },
  Rivers: {
    'Port Harcourt = PH = P H = PHC = P H C = Portharcourt = Port Harcout = Pitakwa = PH City': [
      'Port Harcourt',
      'Obio/Akpor',
    ],
  },
  Sokoto: { 'Sokoto City = Sokoto Town': ['Sokoto South', 'Sokoto North', 'Wamakko'] },
}

/** A name and whether it is an everyday word besides (`?` behind it). */
export function spelt(name: string): [spelling: string, everyday: boolean] {
  return name.endsWith('?') ? [name.slice(0, -1), true] : [name, false]
}

type City = { names: string[]; localGovernments: readonly string[] }

const SIDE = / (?:Central|Municipal|(?:North|South)(?: East| West)?|East|West)$/

/** The cities of a state: those of CITIES, and what "Umuahia North" and "Umuahia South" have in common. */
export function citiesOf(state: State): City[] {
  const cities = Object.entries(CITIES[state] ?? {}).map(
    ([names, localGovernments]): City => ({ names: names.split(' = '), localGovernments }),
  )
  const sides = new Map<string, string[]>()
  for (const [lga] of LOCAL_GOVERNMENTS[state]) {
    const whole = lga.replace(SIDE, '')
    if (whole !== lga) sides.set(whole, [...(sides.get(whole) ?? []), lga])
  }
  for (const [whole, localGovernments] of sides) {
    const known = cities.some(({ names }) => names.some((name) => spelt(name)[0] === whole))
    if (localGovernments.length > 1 && !known) cities.push({ names: [whole], localGovernments })
  }
  return cities
}

const CITIES_BY_NAME = new Map(
  STATES.map((state) => [
    state,
    new Map(
      citiesOf(state).map(({ names, localGovernments }) => [spelt(names[0] ?? '')[0], localGovernments]),
    ),
  ]),
)

/**
 * The local governments that a filter's `lga` stands for: those of a city that is several ("Ibadan", "Port Harcourt"; its centre first), or
 * the one of that name; none where the state has neither.
 */
export function localGovernmentsIn(state: State, lga: string): readonly string[] {
  const city = CITIES_BY_NAME.get(state)?.get(lga)
  if (city) return city
  return LOCAL_GOVERNMENTS[state].some(([name]) => name === lga) ? [lga] : []
}

/** The cities and local governments of a state by their names, in the order of the alphabet. */
export function placeNamesIn(state: State): string[] {
  const cities = citiesOf(state).flatMap(({ names }) => names.slice(0, 1).map((name) => spelt(name)[0]))
  return [...new Set([...cities, ...LOCAL_GOVERNMENTS[state].map(([name]) => name)])].sort()
}
