import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** What a customer said, by role and state, and by name where they agreed to that. */
export const Testimonial = z.object({
  quote: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
  role: line,
  state: z.enum(STATES),
  name: z.optional(line),
})

/**
 * How the company is reached and what it says of itself, as the configuration has it (`COMPANY_*`, docs/product.md 20.12). What is not
 * set is null, and is not drawn.
 */
export const CompanySettings = z.object({
  email: z.nullable(z.string()),
  /** E.164. */
  phone: z.nullable(z.string()),
  videoChannel: z.nullable(z.url()),
  demoPlaylist: z.nullable(z.url()),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
  /** The headline claims (docs/product.md 1.1). */
  vendors: z.nullable(z.int()),
  pluginUsers: z.nullable(z.int()),
  /** The demonstration shows those of its content, marked as examples. */
  testimonials: z.union([z.literal('examples'), z.array(Testimonial)]),
})
export type CompanySettings = z.infer<typeof CompanySettings>

/** What the market has today: sellers with an offer that buyers see, those offers, and the states that they are in. */
export const MarketCounts = z.object({ sellers: z.int(), offers: z.int(), states: z.int() })
export type MarketCounts = z.infer<typeof MarketCounts>

/** The demonstration's company: its number is nobody's, and its address leads nowhere. */
export const EXAMPLE_COMPANY = {
  email: 'hello@adlm.example',
  phone: '+2347090000000',
  videoChannel: 'https://www.youtube.com/@adlmstudio',
  demoPlaylist: 'https://www.youtube.com/@adlmstudio/playlists',
  social: [
    { name: 'YouTube', url: 'https://www.youtube.com/@adlmstudio' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/adlmstudio' },
    { name: 'Instagram', url: 'https://www.instagram.com/adlmstudio' },
  ],
  vendors: 10_000,
  pluginUsers: 50_000,
  testimonials: 'examples',
} satisfies CompanySettings
