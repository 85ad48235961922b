import * as z from 'zod/mini'
import { type CompanySettings, EXAMPLE_COMPANY, Testimonial } from '#domain/company/company-schema.ts'
import { parsePhone } from '#domain/phone.ts'
import { address, isJson } from '#server/variable-formats.ts'

const people = z.string().check(z.regex(/^\d{1,9}$/, 'must be a number of people, such as 1200'))
const Testimonials = z.array(Testimonial)

/** Links by name: `YouTube=https://…,LinkedIn=https://…`. */
const socialIn = (text: string) =>
  text.split(',').map((link) => {
    const [name = '', ...url] = link.split('=')
    return { name: name.trim(), url: url.join('=').trim() }
  })

/** The company's part of the configuration (docs/operations.md). */
export const companyVariables = {
  COMPANY_EMAIL: z.optional(z.email('must be an e-mail address')),
  COMPANY_PHONE: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parsePhone(text) !== undefined,
          'must be a Nigerian mobile number such as +2348031234567',
        ),
      ),
  ),
  COMPANY_VIDEOS: z.optional(address('https://www.youtube.com/@company', 'https')),
  COMPANY_DEMO_VIDEOS: z.optional(address('https://www.youtube.com/@company/playlists', 'https')),
  COMPANY_SOCIAL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => socialIn(text).every(({ name, url }) => name && URL.parse(url)?.protocol === 'https:'),
          'must be links such as LinkedIn=https://www.linkedin.com/company/example, with commas between them',
        ),
      ),
  ),
  COMPANY_VENDORS: z.optional(people),
  COMPANY_PLUGIN_USERS: z.optional(people),
  COMPANY_TESTIMONIALS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isJson(text) && Testimonials.safeParse(JSON.parse(text)).success,
          'must be JSON such as [{"quote":"…","role":"Site engineer","state":"Kano","name":"A. Musa"}]',
        ),
      ),
  ),
}

const Variables = z.object(companyVariables)

const NO_COMPANY: CompanySettings = {
  email: null,
  phone: null,
  videoChannel: null,
  demoPlaylist: null,
  social: [],
  vendors: null,
  pluginUsers: null,
  testimonials: [],
}

/** What the company says of itself; the demonstration has examples for what is not set. */
export function companyOf(set: z.infer<typeof Variables>, { demo }: { demo: boolean }): CompanySettings {
  const usual = demo ? EXAMPLE_COMPANY : NO_COMPANY
  return {
    email: set.COMPANY_EMAIL ?? usual.email,
    phone: (set.COMPANY_PHONE && parsePhone(set.COMPANY_PHONE)) ?? usual.phone,
    videoChannel: set.COMPANY_VIDEOS ?? usual.videoChannel,
    demoPlaylist: set.COMPANY_DEMO_VIDEOS ?? usual.demoPlaylist,
    social: set.COMPANY_SOCIAL ? socialIn(set.COMPANY_SOCIAL) : usual.social,
    vendors: set.COMPANY_VENDORS ? Number(set.COMPANY_VENDORS) : usual.vendors,
    pluginUsers: set.COMPANY_PLUGIN_USERS ? Number(set.COMPANY_PLUGIN_USERS) : usual.pluginUsers,
    testimonials: set.COMPANY_TESTIMONIALS
      ? Testimonials.parse(JSON.parse(set.COMPANY_TESTIMONIALS))
      : usual.testimonials,
  }
}
