import * as z from 'zod'
import { STATES } from '#domain/places.ts'
import { RESOURCE_IDS } from '#domain/rates/resources.ts'

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
const testimonial = z.strictObject({ quote: line.max(400), role: line, state: z.enum(STATES) })
/** A drawing of src/web/pictures, by its name without .svg; its address once it is built. */
const picture = z.string().regex(/^(scenes\/)?[a-z0-9-]+$/)

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

const page = z.strictObject({
  title: line,
  description,
  intro: line.optional(),
  /** The day since which the page says what it says. */
  updated: day.optional(),
  points: z.array(point).optional(),
  actions: z.array(z.strictObject({ label: line, to: path })).optional(),
})

const article = z.strictObject({
  title: line.max(90),
  description,
  date: day,
  updated: day.optional(),
  topic: line,
  picture,
  pictureText: line,
  sources: z.array(z.strictObject({ title: line, url: z.url({ protocol: /^https$/ }).optional() })).min(1),
})

const course = z.strictObject({
  title: line,
  name: line,
  description,
  intro: line,
  picture,
  pictureText: line,
  audience: z.array(line).min(1),
  outcomes: z.array(line).min(1),
  bring: z.array(line).min(1),
})

const software = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  picture,
  pictureText: line,
  features: z.array(point.extend({ picture, id: z.string().optional() })).min(1),
  testimonials: z.array(testimonial),
  others: z.array(point.extend({ to: path, hash: z.string().optional() })).min(1),
})

const training = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  gallery: z.array(z.strictObject({ picture, caption: line })).min(3),
  installation: z.strictObject({ text: line, steps: z.array(point).min(1) }),
})

const landing = z.strictObject({
  title: line,
  heading: line,
  description,
  intro: line,
  slides: z.array(z.strictObject({ picture, caption: line })).length(4),
  features: z.array(point.extend({ to: path })).min(1),
  integrations: z.array(z.strictObject({ name: line, text: line, mark: z.enum(MARKS) })).length(10),
  services: z.array(point.extend({ picture, pictureText: line, label: line, to: path })).min(2),
  testimonials: z.array(testimonial).length(3),
})

const prices = z.strictObject({
  date: day,
  source: line,
  /** Naira, each for the unit that src/domain/rates/resources.ts gives it. */
  prices: z.record(z.enum(RESOURCE_IDS), z.number().positive()),
})

export const CONTENT_KINDS = { page, article, course, software, training, landing, prices }
export type ContentKind = keyof typeof CONTENT_KINDS

type Said<Kind extends ContentKind> = z.infer<(typeof CONTENT_KINDS)[Kind]>
export type PageMatter = Said<'page'>
export type ArticleMatter = Said<'article'>
export type CourseMatter = Said<'course'>
export type SoftwareMatter = Said<'software'>
export type TrainingMatter = Said<'training'>
export type LandingMatter = Said<'landing'>
export type PriceMatter = Said<'prices'>
export type Testimonial = z.infer<typeof testimonial>
