import { PAINTS } from '../paints.ts'
import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, PLUG_INS, percent, takes, work } from './pieces.ts'

const COATINGS = 'British Coatings Federation'

export const DECORATIONS = {
  painting: work(
    {
      description: 'Emulsion paint on rendered surfaces, the surface brushed down',
      choices: {
        paint: PAINTS,
        surface: {
          label: 'Surface',
          options: {
            rendered: { label: 'Rendered' },
            smooth: { label: 'Smooth, screeded or boarded', values: { coverage: 12 } },
          },
        },
      },
      sources: [
        'ADLM’s plugins take 0.026 bucket of 20 litres for 1 m² in all coats: three of 5.77 m² a litre. A smooth wall is covered with half of it, 12 m² a litre (British Coatings Federation).',
      ],
    },
    figures({
      coats: factor('Coats', 'nr', 3, PLUG_INS),
      coverage: factor('A litre covers in one coat', 'm²', 5.77, PLUG_INS),
      paintWaste: percent('Waste of paint', 5, PLUG_INS),
    }),
    { factors: {}, lines: [{ resource: 'paint', quantity: 'coats / coverage / 20', waste: 'paintWaste' }] },
    gang(15, 'm²', { painter: 1 }),
  ),
  'painting-gloss': work(
    { description: 'Undercoat and gloss paint on timber or metal, rubbed down between coats' },
    figures({
      coats: factor('Coats of gloss', 'nr', 2),
      coverage: factor('A litre covers in one coat', 'm²', 16, COATINGS),
      primerCoverage: factor('A litre of primer covers', 'm²', 12, COATINGS),
    }),
    counted('glossPaint', 'coats / coverage / 4', { waste: 5, wasteSource: PLUG_INS }),
    counted('primer', '1 / primerCoverage / 4', { waste: 5, wasteSource: PLUG_INS }),
    takes('sandpaper', 0.2),
    gang(12, 'm²', { painter: 1 }),
  ),
  'textured-coating': work(
    { description: 'Textured wall coating (Texcote type) on rendered walls outside, trowelled or rolled' },
    figures({ coverage: factor('A litre covers', 'm²', 1.5) }),
    counted('texturedPaint', '1 / coverage / 20', { waste: 5, wasteSource: PLUG_INS }),
    gang(12, 'm²', { painter: 1, labourer: 1 }),
  ),
  'wood-preservative': work(
    { description: 'Wood preservative on roof timbers, two brush coats' },
    figures({ coats: factor('Coats', 'nr', 2), coverage: factor('A litre covers in one coat', 'm²', 6) }),
    counted('woodPreservative', 'coats / coverage / 25', { waste: 5 }),
    gang(40, 'm²', { painter: 1 }),
  ),
} satisfies Record<ItemsOf<'decorations'>, WorkBody>
