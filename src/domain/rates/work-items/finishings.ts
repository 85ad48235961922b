import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, PLUG_INS, takes, work } from './pieces.ts'

const FINISHES = { waste: 5, wasteSource: PLUG_INS }

/** The plugins' cement and sand of 1 m² are those of a usual thickness; others take it in proportion. */
const layer = (cement: number, sandId: 'sand' | 'plasterSand', sand: number, usual: number) => [
  figures({
    thickness: factor('Thickness', 'mm', usual),
    usual: factor('Thickness for the next two figures', 'mm', usual),
    layerCement: factor('Cement in 1 m²', 'bag', cement, PLUG_INS),
    layerSand: factor('Sand in 1 m²', 'tonne', sand, PLUG_INS),
  }),
  counted('cement', 'layerCement * thickness / usual', FINISHES),
  counted(sandId, 'layerSand * thickness / usual', FINISHES),
]

const BED = [
  figures({
    bedCement: factor('Cement of the bed in 1 m²', 'bag', 0.4, PLUG_INS),
    bedSand: factor('Sand of the bed in 1 m²', 'tonne', 0.057, PLUG_INS),
  }),
  counted('cement', 'bedCement', FINISHES),
  counted('sand', 'bedSand', FINISHES),
]

const GROUT = [
  figures({ grout: factor('Grout for 1 m²', 'kg', 0.3) }),
  counted('grout', 'grout / 5', { as: 'groutBag' }),
]

export const FINISHINGS = {
  screed: work(
    {
      description: 'Cement and sand (1:4) screed on floors, floated',
      sources: ['The plugins give cement and sand for 1 m² without a thickness; 40 mm is taken for it.'],
    },
    ...layer(0.4, 'sand', 0.057, 40),
    gang(30, 'm²', { mason: 1, labourer: 2 }),
  ),
  render: work(
    {
      description: 'Cement and sand (1:4) render on blockwork, one coat, wood-floated',
      sources: ['The plugins give cement and sand for 1 m² without a thickness; 15 mm is taken for it.'],
      choices: {
        side: {
          label: 'Part of the building',
          options: {
            inside: { label: 'Walls inside', values: { output: 12 } },
            outside: { label: 'Walls outside, with scaffolding', values: { output: 9 } },
            soffit: { label: 'Soffits', values: { output: 8 } },
          },
        },
      },
    },
    ...layer(0.13, 'plasterSand', 0.05, 15),
    gang(12, 'm²', { mason: 1, labourer: 1 }),
  ),
  'wall-screeding': work(
    { description: 'Screeding of rendered walls with POP and glue, rubbed smooth for paint' },
    takes('popCement', 0.04, { source: PLUG_INS, ...FINISHES }),
    takes('topBond', 0.0184, { source: PLUG_INS }),
    gang(25, 'm²', { painter: 1, labourer: 1 }),
  ),
  tiling: work(
    {
      description: 'Floor tiles on a cement and sand (1:4) bed, grouted',
      choices: {
        tile: {
          label: 'Tile',
          options: {
            t600: { label: '600 × 600 mm' },
            t400: { label: '400 × 400 mm', instead: { floorTile: 'floorTile400' } },
          },
        },
      },
      sources: ['Measured waste of tiles on 30 public sites: 12.07 % (Adewuyi, Idoro and Ikpo).'],
    },
    counted('floorTile', '1', { ...FINISHES, as: 'tile' }),
    ...BED,
    ...GROUT,
    gang(7, 'm²', { tiler: 1, labourer: 1 }),
  ),
  'wall-tiling': work(
    { description: 'Glazed wall tiles, 300 × 600 mm, on a cement and sand backing, grouted' },
    counted('wallTile', '1', { ...FINISHES, as: 'tile' }),
    ...BED,
    ...GROUT,
    gang(5, 'm²', { tiler: 1, labourer: 1 }),
  ),
  'tile-skirting': work(
    { description: 'Skirting cut from floor tiles, on a cement and sand backing, grouted' },
    figures({
      height: factor('Height', 'mm', 100),
      bedCement: factor('Cement of the backing for 1 m²', 'bag', 0.4, PLUG_INS),
      bedSand: factor('Sand of the backing for 1 m²', 'tonne', 0.057, PLUG_INS),
      grout: factor('Grout for 1 m²', 'kg', 0.6),
    }),
    counted('floorTile', 'height / 1000', { waste: 10, as: 'tile' }),
    counted('cement', 'bedCement * height / 1000', FINISHES),
    counted('sand', 'bedSand * height / 1000', FINISHES),
    counted('grout', 'grout * height / 1000 / 5', { as: 'groutBag' }),
    gang(30, 'm', { tiler: 1, labourer: 1 }),
  ),
  'granite-floor': work(
    { description: 'Polished granite slabs, 20 mm, on a cement and sand bed, jointed' },
    counted('graniteSlab', '1', FINISHES),
    ...BED,
    ...GROUT,
    gang(5, 'm²', { tiler: 1, labourer: 2 }),
  ),
  terrazzo: work(
    { description: 'In-situ terrazzo, 15 mm, on a cement and sand bed, ground and polished' },
    takes('terrazzoMix', 0.7, FINISHES),
    ...BED,
    gang(6, 'm²', { tiler: 1, labourer: 2 }, ['terrazzoGrinder']),
  ),
  'ceiling-pop': work(
    {
      description: 'Ceiling of POP boards hung on wires, jointed with POP and smoothed',
      sources: ['A board covers 1.44 m²: ADLM’s plugins.'],
    },
    counted('popBoard', '1', { ...FINISHES, as: 'popBoards' }),
    takes('popCement', 0.15),
    takes('bindingWire', 0.01),
    gang(12, 'm²', { ceilingFixer: 2, labourer: 1 }),
  ),
  'ceiling-pvc': work(
    { description: 'Ceiling of PVC panels, 250 mm, on a framing measured apart, with edge trims' },
    counted('pvcCeiling', '1', FINISHES),
    takes('ceilingTrim', 0.8, FINISHES),
    gang(18, 'm²', { ceilingFixer: 1, labourer: 1 }),
  ),
  'ceiling-gypsum': work(
    { description: 'Ceiling of 12 mm gypsum boards on metal furring, jointed and smoothed' },
    counted('gypsumBoard', '1', FINISHES),
    takes('furring', 2.5, FINISHES),
    takes('popCement', 0.02),
    gang(14, 'm²', { ceilingFixer: 2, labourer: 1 }),
  ),
  'ceiling-flat-sheet': work(
    {
      description:
        'Ceiling of asbestos-free flat sheets, 4 × 4 ft, nailed to a framing measured apart, with cover strips',
    },
    figures({ sheet: factor('One sheet covers', 'm²', 1.44, '1.2 × 1.2 m') }),
    counted('ceilingSheet', '1 / sheet', FINISHES),
    takes('coverStrip', 1.7, FINISHES),
    figures({ nails: factor('Nails for 1 m²', 'kg', 0.08) }),
    counted('nails', 'nails / 25'),
    gang(20, 'm²', { carpenter: 1, labourer: 1 }),
  ),
  'ceiling-suspended': work(
    { description: 'Suspended ceiling of mineral tiles, 600 × 600 mm, in an exposed metal grid' },
    figures({ tiles: factor('Tiles in 1 m²', 'nr', 2.78, '600 × 600 mm') }),
    counted('ceilingTile', 'tiles', FINISHES),
    takes('ceilingGrid', 1, FINISHES),
    gang(15, 'm²', { ceilingFixer: 2, labourer: 1 }),
  ),
  cornice: work(
    { description: 'POP cornice, 100 mm, fixed with POP and smoothed' },
    counted('cornice', '1', FINISHES),
    takes('popCement', 0.01),
    gang(30, 'm', { ceilingFixer: 1, labourer: 1 }),
  ),
} satisfies Record<ItemsOf<'finishings'>, WorkBody>
