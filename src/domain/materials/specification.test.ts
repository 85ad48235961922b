import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Material, Parameter } from './material.ts'
import { readOffer } from './read-offer.ts'
import { findMaterialById, MATERIALS } from './registry.ts'
import { findSpecification, specificationOf } from './specification.ts'

const known = (id: string): Material => {
  const material = findMaterialById(id)
  if (!material) throw new Error(`There is no material ${id}`)
  return material
}

/** Values as the reader has them of the labelled offers, and those that can be chosen. */
const read = ['demonstration', 'demonstration-held-out', 'lists', 'lists-held-out', 'lists-everyday'].flatMap(
  (file) =>
    readFileSync(`scripts/reader-quality/${file}.txt`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [unit, name] = line.split(' | ')
        if (line.startsWith('#') || name === undefined) return []
        const { material, parameters } = readOffer({ name, unit: unit as 'nr' })
        return material ? [{ material, parameters }] : []
      }),
)
const chosen = MATERIALS.flatMap((material) => {
  const required = material.parameters.filter((parameter) => parameter.required)
  const any = ({ unit }: Parameter) => (unit ? 12.5 : '7x7')
  return required.flatMap((parameter) =>
    (parameter.values ?? []).map((value) => ({
      material,
      parameters: {
        ...Object.fromEntries(required.map((each) => [each.id, each.values?.[0] ?? any(each)])),
        [parameter.id]: value,
      },
    })),
  )
})

describe('A specification', () => {
  it('is found again by its id, with the same values', () => {
    const all = [...read, ...chosen].flatMap(
      ({ material, parameters }) => specificationOf(material, parameters) ?? [],
    )
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(250)
    for (const specification of all) expect(findSpecification(specification.id)).toEqual(specification)
  })

  it('has one id and one name for each set of values', () => {
    const ids = new Map<string, string>()
    for (const { material, parameters } of [...read, ...chosen]) {
      const { id, name, parameters: values } = specificationOf(material, parameters) ?? {}
      if (!id) continue
      const said = JSON.stringify([name, values])
      expect(ids.get(id) ?? said).toBe(said)
      ids.set(id, said)
    }
  })

  it.each([
    ['cement', {}, 'cement', 'cement'],
    ['rebar', { diameter: 12 }, 'rebar/12mm', '12 mm reinforcement bar'],
    ['granite', { size: 12.5 }, 'granite/12.5mm', '12.5 mm granite'],
    ['brc-mesh', { fabric: 'A142' }, 'brc-mesh/a142', 'A142 BRC mesh'],
    ['floor-tile', { size: '600x600' }, 'floor-tile/600x600mm', '600 × 600 mm floor tile'],
    ['ac-copper-pipe', { sizes: '1/4+1/2' }, 'ac-copper-pipe/1-4-and-1-2', '1/4 + 1/2 copper AC pipe'],
    [
      'railing',
      { kind: 'stainless and glass' },
      'railing/stainless-and-glass',
      'stainless and glass stair railing',
    ],
    ['flex-cable', { section: 2.5, cores: 3 }, 'flex-cable/2.5mm2_3core', '2.5 mm² 3-core flexible cable'],
    ['j-bolts', { diameter: 8, length: 100 }, 'j-bolts/8mm_100mm', '8 mm × 100 mm J-bolts'],
    ['kitchen-sink', { bowls: '2' }, 'kitchen-sink/2', '2-bowl kitchen sink'],
    ['cctv-kit', { cameras: 4 }, 'cctv-kit/4', '4-camera CCTV kit'],
    ['ready-mix', { grade: 25 }, 'ready-mix/25', 'grade 25 ready-mixed concrete'],
    ['water-tank', { capacity: 10_000 }, 'water-tank/10000litre', '10,000 litre water storage tank'],
    [
      'fire-extinguisher',
      { capacity: 5, agent: 'CO2' },
      'fire-extinguisher/5kg_co2',
      '5 kg CO2 fire extinguisher',
    ],
  ])('of %s, %j has an address and a name', (material, parameters, id, name) => {
    expect(specificationOf(known(material), parameters)).toMatchObject({ id, name })
  })

  it('needs every value that tells it apart', () => {
    expect(specificationOf(known('rebar'), {})).toBeUndefined()
  })

  it.each([
    '',
    'gold',
    'rebar',
    'rebar/',
    'rebar/012mm',
    'rebar/12',
    'rebar/12mm_12mm',
    'cement/50kg',
    'rebar/12mm/x',
    'rebar/thickmm',
    'railing/gold',
    'brc-mesh/A142',
  ])('has no other address: "%s"', (id) => {
    expect(findSpecification(id)).toBeUndefined()
  })
})
