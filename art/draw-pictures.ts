/**
 * Draws the pictures that stand for products and homes without a photograph, and those of the company's pages: see README.md. With
 * `--check` it only compares.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { billFigures } from './drawings/bill-figures.ts'
import { blockwork } from './drawings/blockwork.ts'
import { cabling } from './drawings/cabling.ts'
import { concrete } from './drawings/concrete.ts'
import { courseFigures } from './drawings/course-figures.ts'
import { electrical } from './drawings/electrical.ts'
import { type Figure, figureSvg } from './drawings/figure.ts'
import { finishes } from './drawings/finishes.ts'
import { formwork } from './drawings/formwork.ts'
import { homes } from './drawings/homes.ts'
import { labourEnvelope } from './drawings/labour-envelope.ts'
import { labourServices } from './drawings/labour-services.ts'
import { labourStructure } from './drawings/labour-structure.ts'
import { materialBoards } from './drawings/material-boards.ts'
import { materialFinishes } from './drawings/material-finishes.ts'
import { materialFixtures } from './drawings/material-fixtures.ts'
import { materialLighting } from './drawings/material-lighting.ts'
import { materialMachines } from './drawings/material-machines.ts'
import { materialMass } from './drawings/material-mass.ts'
import { materialOpenings } from './drawings/material-openings.ts'
import { materialPipes } from './drawings/material-pipes.ts'
import { materialPower } from './drawings/material-power.ts'
import { materialRoofing } from './drawings/material-roofing.ts'
import { materialSanitary } from './drawings/material-sanitary.ts'
import { materialStructure } from './drawings/material-structure.ts'
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
import { storePlan, storeSection, storeWall } from './drawings/store-figures.ts'
import { storyFigures } from './drawings/story-figures.ts'
import { beamBars, rateParts, wallsCompared } from './drawings/trade-figures.ts'

const PAPER = '#fbfaf7'
/** Of the pages' own sources: homes and scenes, which the build names by their bytes. */
const folder = new URL('../src/web/pictures/', import.meta.url)
/** Of products, by names that the API says; and of both as JPEG, for messengers, which know no SVG. */
const sharedFolder = new URL('../public/drawings/', import.meta.url)
const products: Record<string, Drawing> = {
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
  ...materialBoards,
  ...materialFinishes,
  ...materialFixtures,
  ...materialLighting,
  ...materialMachines,
  ...materialMass,
  ...materialOpenings,
  ...materialPipes,
  ...materialPower,
  ...materialRoofing,
  ...materialSanitary,
  ...materialStructure,
  ...labourStructure,
  ...labourEnvelope,
  ...labourServices,
}
const drawings: Record<string, Drawing> = { ...products, ...homes, ...sharedHomes }

/** Of articles and pages: what a paragraph measures. */
const figures: Record<string, Figure> = {
  ...billFigures,
  'store-plan': storePlan(),
  'store-section': storeSection(),
  'store-wall': storeWall(),
  'beam-bars': beamBars(),
  'walls-compared': wallsCompared(),
  'rate-parts': rateParts(),
}

const filesIn = (folder: URL, all: Record<string, Drawing>) =>
  Object.entries(all).map(([name, drawing]) => ({
    file: new URL(`${name}.svg`, folder),
    svg: picture(drawing),
  }))
const files = [
  ...filesIn(sharedFolder, products),
  ...filesIn(folder, { ...homes, ...sharedHomes }),
  ...filesIn(new URL('scenes/', folder), { ...officeScenes, ...siteScenes }),
  ...Object.entries(figures).map(([name, figure]) => ({
    file: new URL(`figures/${name}.svg`, folder),
    svg: figureSvg(figure),
  })),
  ...Object.entries({ ...storyFigures, ...courseFigures }).map(([name, drawn]) => ({
    file: new URL(`scenes/${name}.svg`, folder),
    svg: drawn,
  })),
]

/** What messengers show of a link to an offer without a picture, in pixels. */
const SHARED = { width: 1200, height: 630 }

const isCheck = process.argv.includes('--check')
for (const { file, svg } of files) {
  if (!isCheck) writeFileSync(file, svg)
  else if (readFileSync(file, 'utf8') !== svg)
    throw new Error(`${file.pathname} is not what art/drawings draws: run node art/draw-pictures.ts`)
}
for (const [name, drawing] of Object.entries(drawings)) {
  const file = new URL(`${name}.jpg`, sharedFolder)
  // Another machine's encoder may write other bytes.
  if (isCheck) statSync(file)
  else
    await sharp(Buffer.from(picture(drawing)), { density: 144 })
      .resize({ ...SHARED, fit: 'contain', background: PAPER })
      .flatten({ background: PAPER })
      .jpeg({ quality: 70, mozjpeg: true })
      .toFile(fileURLToPath(file))
}
