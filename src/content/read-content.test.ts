import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContentKind } from './content-kinds.ts'
import { partStarts } from './prose.ts'
import { readContent } from './read-content.ts'

const here = import.meta.dirname
const FILE = join(here, 'some.md')
const DESCRIPTION = 'A description that is long enough for a search engine to show.'

const page = (matter: string, body = 'Words.') => `---\ntitle: Some page\n${matter}\n---\n\n${body}\n`
const sound = (body?: string) => page(`description: ${DESCRIPTION}`, body)

describe('a content file', () => {
  it('gives its fields, its body and how long it reads', () => {
    const read = readContent('page', FILE, sound('## Why & how?\n\nAsk **us** at [help](/help), 3 < 5.'))
    expect(read).toEqual({
      title: 'Some page',
      description: DESCRIPTION,
      minutes: 1,
      body: [
        { heading: 'Why & how?', level: 2, id: 'why-how' },
        { paragraph: ['Ask ', { strong: ['us'] }, ' at ', { href: '/help', text: ['help'] }, ', 3 < 5.'] },
      ],
    })
  })

  it('gives lists, tables and workings', () => {
    const { body } = readContent(
      'page',
      FILE,
      sound('1. one\n2. two\n\n| a | b |\n| --- | ---: |\n| c | 2 |\n\n```\n1 + 1 = 2\n```'),
    )
    expect(body).toEqual([
      { list: [['one'], ['two']], ordered: true },
      { table: { head: [['a'], ['b']], rows: [[['c'], ['2']]], numeric: [false, true] } },
      { working: [['', '1 + 1', '= 2']] },
    ])
  })

  it('gives figures with the size of their sheet', () => {
    const { body } = readContent('page', FILE, sound('![A plan](figures/store-plan "The store in plan")'))
    const url = '/src/web/pictures/figures/store-plan.svg'
    const figure = { url, width: 800, height: 560 }
    expect(body).toEqual([{ figure, alt: 'A plan', caption: 'The store in plan' }])
  })

  it.each([
    ['a missing field', page('intro: Hello'), 'some.md: description: '],
    ['a field too short', page('description: Short'), 'some.md: description: Too small'],
    [
      'a field that is none',
      page(`description: ${DESCRIPTION}\ncolour: red`),
      'some.md: front matter: Unrecognized key',
    ],
    [
      'a day that is none',
      page(`description: ${DESCRIPTION}\nupdated: "31 May"`),
      'some.md: updated: Invalid',
    ],
    ['no front matter', 'Words.', 'some.md: front matter: the file begins with ---'],
    ['YAML that is none', page('description: "open'), 'some.md: front matter: '],
    ['a straight apostrophe', sound("A seller's price"), "some.md: text: seller's: an apostrophe is ’"],
    ['HTML', sound('<div>no</div>'), 'some.md: text: a page cannot show this (html): "<div>no</div>"'],
    ['a first heading', sound('# Title'), 'some.md: text: headings are ## or ###'],
    ['a figure that is none', sound('![x](figures/none "y")'), 'some.md: text: a figure is a drawing of'],
    ['a figure without a caption', sound('![x](figures/store-plan)'), 'some.md: text: a figure says what'],
    ['a link to nowhere', sound('[x](javascript:alert)'), 'some.md: text: a link begins with'],
    ['a link to another host', sound('[x](//evil.example)'), 'some.md: text: a link begins with'],
  ])('with %s is refused, by file and field', (_, text, message) => {
    expect(() => readContent('page', FILE, text)).toThrow(message)
  })

  it.each([
    [
      'that there is not',
      'renders/never-rendered',
      'image: there is no picture "renders/never-rendered"; the',
    ],
    ['outside the folder', '../company/tool-marks', 'image: there is no picture "../company/tool-marks"'],
    ['that nothing is said of', 'renders/company-training', 'imageText: says what the picture shows'],
  ])('with a picture %s is refused, by file and field', (_, name, message) => {
    const text = page(`description: ${DESCRIPTION}\nimage: ${name}`)
    expect(() => readContent('page', FILE, text)).toThrow(`some.md: ${message}`)
  })

  it('with a drawing where a photograph belongs is refused', () => {
    const home = readFileSync(join(here, 'home.md'), 'utf8')
    const drawn = home.replace(/slides:\n {2}- image: \S+/, 'slides:\n  - image: scenes/floor-plan')
    expect(() => readContent('landing', FILE, drawn)).toThrow('slides.0.image: there is no picture "scenes/')
  })
})

describe('the content files', () => {
  const files: [kind: ContentKind, file: string][] = [
    ...readdirSync(join(here, 'articles')).map((name) => ['article', `articles/${name}`] as const),
    ...readdirSync(join(here, 'courses')).map((name) => ['course', `courses/${name}`] as const),
    ['landing', 'home.md'],
    ['training', 'services.md'],
    ['pricing', 'pricing.md'],
    ['software', 'planswift-plugin.md'],
    ['software', 'rate-gen.md'],
  ].map(([kind, file]) => [kind, file] as [ContentKind, string])

  it.each(files)('%s: %s is sound', (kind, file) => {
    const path = join(here, file)
    expect(() => readContent(kind, path, readFileSync(path, 'utf8'))).not.toThrow()
  })

  it.each(files.filter(([kind]) => kind === 'course'))(
    '%s: %s says what one can do after each part',
    (kind, file) => {
      const path = join(here, file)
      const { body, ...course } = readContent(kind, path, readFileSync(path, 'utf8'))
      expect(course).toHaveProperty('outcomes.length', partStarts(body, 3).length)
    },
  )
})
