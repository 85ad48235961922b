import { choice, type Rule } from '../rule.ts'

export const DECORATIONS_RULES: readonly Rule[] = [
  {
    item: 'wood-preservative',
    says: /preservative|solignum|creosote/,
    with: /wood|timber/,
    not: /treated|rafters?|purlins?|hardwood \d|\d+x\d+/,
    read: ({ text }) => ({ missing: /two coats|2 coats/.test(text) ? [] : ['how many coats'] }),
  },
  { item: 'textured-coating', says: /te(?:x|xt)\s?cote|textured/, not: /spray plaster/ },
  {
    item: 'painting-gloss',
    says: /gloss|oil paint|enamel/,
    not: /emulsion|tile|glossy|\bfloors?\b|road|line marking/,
    read: ({ text }) => ({
      missing: /two coats|2 coats|2nr|two or more|(?:two|2) gloss|\+ ?2\b/.test(text)
        ? []
        : ['how many coats'],
    }),
  },
  {
    item: 'painting',
    says: /emulsion|weather\s?(?:shield|paint|coat)|satin|\bpaint/,
    with: /emulsion|weather\s?(?:shield|paint|coat)|satin|acrylic/,
    not: /gloss|oil|enamel|texcote|textured|primer only|distemper|cement paint|not exceeding 300mm girth/,
    read: ({ text, above }) => {
      const coats = choice(
        [
          [/three coats|3 coats|3nr|3 ?no|\bx ?3\b/, '3'],
          [/two coats|2 coats|2nr|2 ?no/, '2'],
          [/one coat|1 coat/, '1'],
        ],
        text,
      )
      const outside = /weather|external emulsion|exterior/.test(text)
      const kind = /satin/.test(text)
        ? 'satin'
        : outside
          ? 'exterior'
          : /emulsion|acrylic/.test(text) && 'emulsion'
      return {
        choices: {
          ...(kind && { paint: kind }),
          ...(/smooth|screed|\bpop\b|\bboard/.test(text) && { surface: 'smooth' }),
        },
        factors: coats ? { coats: Number(coats) } : {},
        missing: [
          ...(coats ? [] : ['how many coats']),
          ...(/(?<!\b(?:on|to|over) (?:the )?)\bscreeding\b/.test(text) ? ['the paint alone'] : []),
          ...(/\b(?:doors?|wood\w*|timber|steel|metal\w*|iron|gates?|furniture|radiators?|pipes?)\b/.test(
            text,
          )
            ? ['on walls or ceilings']
            : []),
          ...(!outside && /external/.test(`${text} ${above}`) ? ['which paint outside'] : []),
        ],
      }
    },
  },
]
