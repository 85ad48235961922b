import { UNITS, type Unit } from '#domain/catalogue.ts'

/** What a name says, by somebody who read it. `material` is null where it does not say enough to know. */
export type Label = {
  material: string | null
  parameters?: Readonly<Record<string, number | string>>
  brand?: string | null
  pack?: { kind: string; size: number; sizeUnit: string } | null
  comparable?: { quantity: number; unit: string; conversion: string } | null
}

export type LabelledName = { name: string; unit: Unit; label: Label }

/** Reads a file of labels; its first line says how they are written. Throws with the line that is not one. */
export function parseLabels(text: string): LabelledName[] {
  return text.split('\n').flatMap((line) => {
    if (!line.trim() || line.startsWith('#')) return []
    const [unit = '', name = '', reading = '', pack = '-', comparable = '-'] = line.split(' | ')
    if (!UNITS.includes(unit as Unit) || !name || !reading) throw new Error(`Not a label: ${line}`)
    return [{ name, unit: unit as Unit, label: parseReading(reading, pack, comparable) }]
  })
}

function parseReading(reading: string, pack: string, comparable: string): Label {
  if (reading === '?') return { material: null }
  const [said = '', brand] = reading.split(' @')
  const [material = '', ...values] = said.split(/ (?=[a-z]+=)/)
  const parameters = Object.fromEntries(
    values.map((each) => {
      const [id = '', value = ''] = each.split('=')
      return [id, Number.isNaN(Number(value)) ? value : Number(value)]
    }),
  )
  const [, sign, quantity, unit = ''] = /^([=~])([\d.]+) (\w+)$/.exec(comparable) ?? []
  return {
    material,
    parameters,
    brand: brand ?? null,
    pack: parsePack(pack),
    comparable: sign
      ? { quantity: Number(quantity), unit, conversion: sign === '=' ? 'exact' : 'nominal' }
      : null,
  }
}

function parsePack(pack: string): NonNullable<Label['pack']> | null {
  const [kind = '', size, sizeUnit = 'nr'] = pack.split(' ')
  return kind === '-' ? null : { kind, size: Number(size ?? 1), sizeUnit }
}
