import { depthOf, type LineWords, thicknessOf } from '../line-words.ts'
import { choice, needed, type Read, type Rule } from '../rule.ts'

const depth = ({ text }: LineWords): Read => {
  const found = depthOf(text)
  if (found === undefined) return { missing: ['how deep'] }
  if (found > 4000) return { missing: ['a depth of up to 4 m'] }
  return {
    choices: {
      depth: found <= 250 ? 'to250' : found <= 1500 ? 'to1500' : found <= 2000 ? 'to2000' : 'to4000',
    },
  }
}

const METRES: Readonly<Record<string, number>> = { m: 1000, mm: 1, ft: 300, feet: 300 }

export const EXCAVATING_RULES: readonly Rule[] = [
  {
    item: 'site-clearance',
    says: /\b(?:clear|site preparation|site clearance|bush)/,
    with: /\bbush|shrub|vegetation|undergrowth|site clearance|clear(?:ing)? (?:the )?(?:whole )?site|\bplot\b|grub/,
    not: /\bdrain|\brubbish from/,
  },
  {
    item: 'tree-removal',
    says: /\btrees?\b/,
    with: /cut|fell|remov|grub|girth/,
    read: ({ text }) => {
      const said = text.replaceAll(/\b(?:at|above) \S+ (?:m|ft\.?|feet)(?: above| high)/g, ' ')
      const girths = [...said.matchAll(/(\d+(?:\.\d+)?)\s?(mm|m|ft|feet)\b/g)].map(
        ([, value, unit = '']) => Number(value) * (METRES[unit] ?? 1),
      )
      const girth = Math.max(...girths)
      const isOver = /(?:over|exceeding|above) 3(?:\.0+)? ?m\b|(?:over|exceeding|above) 3,?000 ?mm/.test(said)
      const isHalf = Math.min(...girths) < 1500 && girth > 1500
      const band =
        isOver && !/not exceeding/.test(said)
          ? 'over'
          : girth <= 1500
            ? 'to1500'
            : girth <= 3000
              ? 'to3000'
              : 'over'
      return needed('girth', girths.length === 0 || isHalf ? undefined : band, 'which girth')
    },
  },
  {
    item: 'topsoil-strip',
    says: /\btop\s?soil\b|\bvegetable soil\b/,
    with: /excavat|strip|remov/,
    read: ({ text }) => {
      const thickness = thicknessOf(text)
      return thickness ? { factors: { thickness } } : { missing: ['how thick'] }
    },
  },
  {
    item: 'excavation-rock',
    says: /\brocks?\b/,
    with: /excavat|break/,
    not: /excluding rock|except rock|other than rock/,
    read: ({ text }) => ({ missing: /extra over|break/.test(text) ? [] : ['extra over, or all of it'] }),
  },
  {
    item: 'excavation-reduce',
    says: /reduce levels?|reduced level excavation|to (?:a )?reduced levels?|over\s?site|over areas|cut(?:ting)? to levels?/,
    with: /excavat|cut/,
    not: /concrete|\brock|^filling|top\s?soil|trench|\bpits?\b/,
    read: depth,
  },
  {
    item: 'excavation-trench',
    says: /\btrench|^(?!.*\b(?:columns?|bases?|pads?|pits?|fill|treat\w*|dispos\w*|cart|surplus|materials?)\b).*\bfoundations?\b/,
    with: /excavat/,
    not: /concrete|backfill|return|\brock|pipe|cable|drain|sewer|duct|man\s?hole|support|level and (?:compact|ram|consolidat)|compact|filling in|hardcore|horizontal work/,
    notAbove: /concrete|formwork|reinforc/,
    read: depth,
  },
  {
    item: 'excavation-pit',
    says: /\bpits?\b|column bases?|bases? (?:for|to) columns?|column pads?|holes? for columns?/,
    with: /excavat/,
    not: /concrete|backfill|\brock|soakaway|support|septic|horizontal|compact|\b(?:lift|service|sump|inspection|silt|ash|valve|meter|tank|turbine|working)\s?(?:pits?|well|shaft)/,
    notAbove: /concrete|formwork|reinforc/,
    read: depth,
  },
  {
    item: 'earthwork-support',
    says: /earth\s?work support|plank(?:s|ing) and strut(?:s|ting)|support to (?:the )?(?:faces|sides) of (?:the )?excavation/,
  },
  {
    item: 'disposal',
    says: /\bdispos|cart (?:away|surplus)|remove surplus|removed? to (?:a )?tip|excavated materials?;? off site/,
    with: /surplus|excavated|spoil|soil|earth|unsuitable material|\btip\b/,
    not: /water|bush|preserve/,
    read: ({ text }) => ({ missing: /off (?:the )?site|away|tip/.test(text) ? [] : ['off site or on it'] }),
  },
  {
    item: 'backfilling',
    says: /back\s?fill|return,? (?:fill|and|earth|soil)|fill(?:ing)? back|material returned|filling (?:obtained )?(?:from|with) (?:(?:the|selected) )*excavat(?:ed|ions?)|filling (?:in|to) (?:plinth|excavation|trench)|put back (?:\w+ )?(?:soil|earth)/,
    not: /import|laterite|sand|hardcore|pipe|including excavation|back fill hole/,
  },
  { item: 'fill-laterite', says: /laterit/, with: /fill|make up|import/, not: /disposal|excavate/ },
  {
    item: 'fill-sand',
    says: /\bsand\b/,
    with: /\bsand fill|\bfill(?:ing)?\b.{0,30}\b(?:with|of) .*sand|make up levels/,
    not: /cement|paving|laterite/,
  },
  {
    item: 'hardcore',
    says: /hard\s?core/,
    with: /fill|bed|thick|pack|consolidat|compact|rammed/,
    not: /treat|poison|polythene|membrane|blinding (?:on|to|over)|level and/,
  },
  {
    item: 'level-and-compact',
    says: /(?:level|trim)\w* and (?:compact|ram|consolidat)|compact\w* (?:bottom|formation|surface)/,
    with: /bottom|excavat|surface|ground|formation|foundation|hardcore/,
    not: /laterite|fill|blinded|with (?:sand|hardcore|stone)/,
  },
  {
    item: 'soil-treatment',
    says: /anti.?termite|\btermites?\b|soil (?:poison|treat)|dieldrex|termiticide/,
    with: /treat|poison|spray|chemical|dieldrex|termiticide|solution|anti.?termite/,
    not: /timber|wood/,
  },
  {
    item: 'dpm',
    says: /damp.?proof membrane|\bdpm\b|polythene|polyethylene|\bnylon\b.*gauge/,
    not: /pipe|tank|course/,
    read: ({ text }) =>
      needed(
        'gauge',
        choice(
          [
            [/\b1,?000 ?gauge|250 ?mic/, 'g1000'],
            [/\b500 ?gauge|125 ?mic/, 'g500'],
          ],
          text,
        ),
        '1,000 or 500 gauge',
      ),
  },
  {
    item: 'sand-blinding',
    says: /blinding/,
    with: /\bsand\b/,
    not: /concrete|^hard\s?core|1\s*:\s*\d\s*:\s*\d/,
    read: () => ({ missing: ['sand with cement'] }),
  },
]
