import { choice, needed, type Rule } from '../rule.ts'

const gauge = (text: string) =>
  choice(
    [
      [/0?\.55/, 't055'],
      [/0?\.45/, 't045'],
      [/0?\.70?(?!\d)/, 't070'],
    ],
    text,
  )

/** What roof coverings lie on, where it is in their price. */
const CARCASS =
  /\b(?:includ\w*|incl\.?|inclusive of|complete with|and) (?:(?!to\b|on\b)\S+ ){0,2}(?:purlins?|rafters?|carcass|truss\w*)\b/

export const ROOFING_RULES: readonly Rule[] = [
  {
    item: 'roof-longspan',
    says: /long\s?-?span/,
    not: /ridge|cap|flash|gutter|valley|hip\b|remove/,
    read: ({ text }) => ({
      ...needed('gauge', gauge(text), 'the thickness'),
      ...(CARCASS.test(text) && { missing: ['the covering alone'] }),
    }),
  },
  {
    item: 'roof-stone-coated',
    says: /stone\s?-?coated/,
    not: /ridge|cap|gutter|valley/,
    read: ({ text }) =>
      needed(
        'profile',
        choice(
          [
            [/bond/, 'bond'],
            [/shingle/, 'shingle'],
          ],
          text,
        ),
        'the profile',
      ),
  },
  {
    item: 'roof-step-tile',
    says: /step\s?-?tile/,
    not: /ridge|cap|gutter/,
    read: ({ text }) => ({ missing: /0?\.55/.test(text) ? [] : ['0.55 mm'] }),
  },
  {
    item: 'roof-metcoppo',
    says: /metcopp?o/,
    not: /ridge|cap|gutter/,
    read: ({ text }) => ({ missing: /0?\.55/.test(text) ? [] : ['0.55 mm'] }),
  },
  {
    item: 'ridge-cap',
    says: /ridge|\b(?:hip|valley) cap/,
    not: /tile|timber|board|hardwood|plate/,
    read: ({ text }) => ({ missing: /alumin|0?\.55/.test(text) ? [] : ['aluminium'] }),
  },
  {
    item: 'roof-fibre-cement',
    says: /fibre.?cement|asbestos.?free/,
    with: /roof/,
    not: /ridge|ceiling|remove|gutter/,
    read: () => ({ missing: ['that its purlins are in it'] }),
  },
  {
    item: 'liquid-waterproofing',
    says: /water\s?-?proof(?:ing)?|liquid.applied/,
    with: /liquid|acrylic|brush|coats?/,
    not: /felt|membrane sheet|bitum|concrete in|screed|render|additive|cementitious|crystal/,
    read: ({ text }) => ({
      missing: /acrylic/.test(text) && /two coats|2 coats/.test(text) ? [] : ['acrylic, two coats'],
    }),
  },
  {
    item: 'foil-insulation',
    says: /reflective|\bfoil\b/,
    with: /insulat|roof/,
    not: /duct|pipe|glass ?wool/,
  },
  {
    item: 'rain-gutter',
    says: /gutter/,
    with: /pvc/,
    not: /concrete|fascia|valley/,
    read: ({ text }) => {
      const size = text.match(/\b\d+(?:mm|inch)/)?.[0]
      return { missing: !size || size === '150mm' || size === '6inch' ? [] : ['150 mm'] }
    },
  },
  { item: 'roofing-felt', says: /felt/, with: /bitum|roof/, not: /damp|dpc|course/ },
]
