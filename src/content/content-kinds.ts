import * as z from 'zod'
import { STATES } from '#domain/places.ts'
import { findContentImage, findRender, findSmallRender, renderNames } from './content-images.ts'
import type { ContentBlock } from './prose.ts'

/**
 * What the front matter of each kind of content file says. A build that meets anything else stops and names the file and
 * the field.
 */
const line = z.string().trim().min(1)
/** Search engines and shared links cut off what is longer. */
const description = line.min(50).max(160)
const day = z.iso.date()
const path = z.string().regex(/^\/[\w/#?=&%-]*$/, 'a path of this site begins with /')
const point = z.strictObject({ title: line, text: line })
/** A page of this site, and the part of it to open at: the id of a heading or a feature. */
const way = { to: path, hash: line.optional() }
const testimonial = z.strictObject({ quote: line.max(400), role: line, state: z.enum(STATES) })
/** A picture of src/web/pictures, by its place there without size and ending. */
const imageBy = <Found>(find: (name: string) => Found | undefined) =>
  z.string().transform((name, { addIssue }) => {
    const found = find(name)
    if (found) return found
    addIssue(`there is no picture "${name}"; the photographs are ${renderNames.join(', ')}`)
    return z.NEVER
  })
const image = imageBy(findContentImage)
const render = imageBy(findRender)
const smallRender = imageBy(findSmallRender)

/** The drawings of src/web/company/tool-marks.svg. */
const MARKS = [
  'takeoff',
  'markup',
  'bars',
  'grid',
  'house',
  'compass',
  'clash',
  'network',
  'page',
  'shared',
] as const

const page = z
  .strictObject({
    title: line,
    description,
    intro: line.optional(),
    image: image.optional(),
    imageText: line.optional(),
    /** The day since which the page says what it says. */
    updated: day.optional(),
    points: z.array(point).optional(),
    /** What each group of its parts answers, by the id of the group's heading. */
    topics: z.array(z.strictObject({ id: line, text: line })).optional(),
    /** Questions in the order in which they come up, each with the page that answers it. */
    steps: z.array(z.strictObject({ question: line, title: line, to: path })).optional(),
    actions: z.array(z.strictObject({ label: line, to: path })).optional(),
  })
  .refine((frontMatter) => !frontMatter.image || frontMatter.imageText, {
    path: ['imageText'],
    error: 'says what the picture shows',
  })

const article = z.strictObject({
  title: line.max(90),
  description,
  date: day,
  updated: day.optional(),
  topic: line,
  image,
  imageText: line,
  sources: z.array(z.strictObject({ title: line, url: z.url({ protocol: /^https$/ }).optional() })).min(1),
})

const course = z.strictObject({
  title: line,
  name: line,
  description,
  intro: line,
  image,
  imageText: line,
  audience: z.array(line).min(1),
  /** What one can do after each of its parts. */
  outcomes: z.array(line).min(1),
  bring: z.array(line).min(1),
  /** What is worked on. */
  sample: z.strictObject({ image, caption: line }),
  /** In so few words that they stand in a row. */
  inBrief: z.strictObject({
    /** Whom it is for, and what they leave with. */
    who: line.max(64),
    result: line.max(64),
    work: line.max(48),
    computer: line.max(48),
    /** Where it is about one program. */
    software: line.max(48).optional(),
    parts: line.max(48),
  }),
})

const software = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  image,
  imageText: line,
  features: z.array(point.extend({ image, id: z.string().optional() })).min(1),
  testimonials: z.array(testimonial),
  others: z.array(point.extend(way)).min(1),
})

const training = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  image,
  imageText: line,
  installation: z.strictObject({ text: line, image, imageText: line, steps: z.array(point).min(1) }),
})

const pricing = z.strictObject({
  title: line,
  description,
  intro: line,
  /** What each costs: a sum, or in two words how it is found. */
  offers: z
    .array(point.extend({ cost: line.max(12), way: z.strictObject({ label: line, to: path }) }))
    .min(1),
  /** How to ask for what has no sum. */
  asking: z.strictObject({
    title: line,
    text: line,
    needs: z.array(line).min(1),
    answer: line,
    label: line,
    message: line,
  }),
})

const landing = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  slides: z.array(z.strictObject({ image: render, caption: line })).length(4),
  /** Of the materials whose prices of the week are shown. */
  prices: z.array(z.strictObject({ material: line, image: smallRender })).min(1),
  story: z.array(point.extend({ image, label: line, ...way })).length(4),
  /** What numbers the features. */
  featured: z.strictObject({ image, imageText: line }),
  features: z.array(point.extend(way)).min(1),
  integrations: z.array(z.strictObject({ name: line, text: line, mark: z.enum(MARKS) })).length(10),
  services: z.array(point.extend({ image, imageText: line, label: line, ...way })).min(2),
  testimonials: z.array(testimonial).length(3),
})

export const CONTENT_KINDS = { page, article, course, software, training, pricing, landing }
export type ContentKind = keyof typeof CONTENT_KINDS

/** The front matter of a kind. */
export type Matter<Kind extends ContentKind> = z.infer<(typeof CONTENT_KINDS)[Kind]>
/** A file without its text, and the whole of it. */
export type ContentSummary<Kind extends ContentKind> = Matter<Kind> & { minutes: number }
export type Written<Kind extends ContentKind> = ContentSummary<Kind> & { body: ContentBlock[] }
export type Testimonial = z.infer<typeof testimonial>
