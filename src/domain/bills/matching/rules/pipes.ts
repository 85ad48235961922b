import { needed, type Rule, sizeIn } from '../rule.ts'

const WASTE_BORES = { 110: 'b110', 100: 'b110', 75: 'b75', 50: 'b50', 4: 'b110', 3: 'b75', 2: 'b50' }
const PPR_BORES = { 20: 'b20', 25: 'b25', 32: 'b32', 0.5: 'b20', 0.75: 'b25', 1: 'b32' }

const FITTINGS = /bends?\b|\btees?\b|elbow|socket|reducer|joints?\b|adaptor|valve|(?<!with )clip|access/

/** In the ground before those in a building: both may be of PVC. */
export const PIPES_RULES: readonly Rule[] = [
  {
    item: 'drain-pipe',
    says: /pipe|pvc drain|\bdrain\b.*pvc/,
    with: /drain|sewer|trench/,
    not: new RegExp(`${FITTINGS.source}|channel|concrete pipe|ppr|cable|culvert|perforat`),
    read: ({ text }) => {
      const read = needed('bore', sizeIn(text, { 110: 'b110', 100: 'b110', 75: 'b75' }), 'the bore')
      return {
        ...read,
        missing: [
          ...(read.missing ?? []),
          ...(/excavat|trench .*backfill/.test(text) ? [] : ['with its trench or without']),
        ],
      }
    },
  },
  {
    item: 'waste-pipe',
    says: /pipe|\bsoil\b|\bwaste\b/,
    with: /u?pvc|\bsoil\b|\bwaste\b/,
    not: new RegExp(
      `${FITTINGS.source}|pressure|conduit|ppr|cable|duct|trench|drain pipe|rain ?water|down\\s?pipe|cold|hot|electrical|sleeve|in (?:the )?ground|(?:below|under) ?ground|buried|vent cowl|water (?:pipe|supply|service|main)`,
    ),
    notAbove: /electric|(?:cold|hot) water|water supply/,
    read: ({ text, all }) => {
      const read = needed('bore', sizeIn(text, WASTE_BORES), 'the bore')
      return { ...read, missing: [...(read.missing ?? []), ...(/pvc/.test(all) ? [] : ['PVC'])] }
    },
  },
  {
    item: 'ppr-pipe',
    says: /\bppr\b/,
    not: FITTINGS,
    read: ({ text }) => needed('bore', sizeIn(text, PPR_BORES), 'the bore'),
  },
  {
    item: 'pressure-pipe',
    says: /pressure/,
    with: /pipe/,
    not: FITTINGS,
    read: ({ text }) => needed('bore', sizeIn(text, { 25: 'b25', 110: 'b110', 100: 'b110' }), 'the bore'),
  },
]
