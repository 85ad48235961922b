/** Draws the pictures that stand for products and homes without a photograph, and those of the company's pages: see README.md. */
import { writeFileSync } from 'node:fs'
import { blockwork } from './drawings/blockwork.ts'
import { cabling } from './drawings/cabling.ts'
import { concrete } from './drawings/concrete.ts'
import { electrical } from './drawings/electrical.ts'
import { finishes } from './drawings/finishes.ts'
import { formwork } from './drawings/formwork.ts'
import { homes } from './drawings/homes.ts'
import { labourEnvelope } from './drawings/labour-envelope.ts'
import { labourServices } from './drawings/labour-services.ts'
import { labourStructure } from './drawings/labour-structure.ts'
import { mechanical } from './drawings/mechanical.ts'
import { officeScenes } from './drawings/office-scenes.ts'
import { openings } from './drawings/openings.ts'
import { pipework } from './drawings/pipework.ts'
import { reinforcement } from './drawings/reinforcement.ts'
import { roofAccessories } from './drawings/roof-accessories.ts'
import { roofing } from './drawings/roofing.ts'
import { sharedHomes } from './drawings/shared-homes.ts'
import { type Drawing, picture } from './drawings/sheet.ts'
import { siteScenes } from './drawings/site-scenes.ts'

const folder = new URL('../src/web/pictures/', import.meta.url)
const drawings: Record<string, Drawing> = {
  ...concrete,
  ...formwork,
  ...reinforcement,
  ...blockwork,
  ...finishes,
  ...openings,
  ...roofing,
  ...roofAccessories,
  ...cabling,
  ...electrical,
  ...pipework,
  ...mechanical,
  ...labourStructure,
  ...labourEnvelope,
  ...labourServices,
  ...homes,
  ...sharedHomes,
}

for (const [name, drawing] of Object.entries(drawings)) {
  writeFileSync(new URL(`${name}.svg`, folder), picture(drawing))
}

const scenes = new URL('scenes/', folder)
for (const [name, drawing] of Object.entries({ ...officeScenes, ...siteScenes })) {
  writeFileSync(new URL(`${name}.svg`, scenes), picture(drawing))
}
