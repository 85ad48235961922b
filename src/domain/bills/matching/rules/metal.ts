import { choice, needed, type Rule } from '../rule.ts'

export const METAL_RULES: readonly Rule[] = [
  {
    item: 'gate',
    says: /\bgates?\b/,
    with: /steel|metal|iron|plate|pipe/,
    not: /valve|house|post|motor|paint|pedestrian|lock/,
    read: ({ text }) => ({ missing: /3\.60? ?m|3,?600/.test(text) ? [] : ['3.6 m wide'] }),
  },
  {
    item: 'railing',
    says: /baluster|balustrade|railing|hand\s?rail|\b(?:balcony|stair|glass|iron) rails?\b/,
    with: /steel|stainless|metal|iron/,
    not: /\bwood/,
    read: ({ text }) =>
      needed(
        'kind',
        choice(
          [
            [/stainless.*glass|glass.*stainless/, 'glass'],
            [/painted|mild|black|wrought/, 'painted'],
          ],
          text,
        ),
        'painted, or stainless with glass',
      ),
  },
]
