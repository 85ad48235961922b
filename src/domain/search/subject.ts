import { singular, type Token } from './tokens.ts'

/** What a search is about, as far as it decides what a bare number means: the 9 of "9 inch block" is 225 mm, that of a pipe is not. */
const SUBJECTS = {
  rod: ['rod', 'rebar', 'iron', 'reinforcement', 'tmt', 'bar'],
  block: ['block', 'blocks', 'sandcrete'],
  pipe: [
    'pipe',
    'pvc',
    'ppr',
    'upvc',
    'hdpe',
    'elbow',
    'tee',
    'socket',
    'bend',
    'valve',
    'fitting',
    'conduit',
    'tap',
    'coupling',
    'bushing',
  ],
  cable: ['cable', 'wire', 'wiring', 'coleman', 'cutix', 'nigerchin', 'kablemetal', 'flex'],
  tank: ['tank', 'geepee', 'storex', 'drum', 'overhead', 'reservoir'],
  tile: ['tile', 'porcelain', 'granite', 'ceramic', 'vitrified'],
  stone: ['granite', 'gravel', 'chipping', 'stone', 'aggregate'],
  sand: ['sand', 'laterite', 'filling'],
  board: ['plywood', 'ply', 'board', 'marine', 'mdf', 'hdf', 'chipboard', 'gypsum', 'plasterboard'],
  timber: [
    'wood',
    'timber',
    'plank',
    'hardwood',
    'softwood',
    'purlin',
    'rafter',
    'batten',
    'noggin',
    'facia',
    'fascia',
    'opepe',
    'iroko',
    'mahogany',
  ],
  nail: ['nail', 'screw'],
  roofing: ['roofing', 'roof', 'longspan', 'aluminium', 'aluminum', 'zinc', 'sheet', 'metcoppo', 'aluzinc'],
} as const

export type Subject = keyof typeof SUBJECTS

const BY_WORD = new Map<string, Subject[]>()
for (const [subject, words] of Object.entries(SUBJECTS)) {
  for (const word of words)
    BY_WORD.set(singular(word), [...(BY_WORD.get(singular(word)) ?? []), subject as Subject])
}

/** The subjects of a text. Of a binding wire or a steel pipe in inches the nearer one decides, which the size asks for by name. */
export function subjectsOf(tokens: readonly Token[]): ReadonlySet<Subject> {
  return new Set(tokens.flatMap(({ word }) => BY_WORD.get(singular(word)) ?? []))
}
