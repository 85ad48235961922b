import type { Matter } from '#content/content-kinds.ts'
import { type ContentBlock, plainBlock } from '#content/prose.ts'
import type { CompanySettings } from '#domain/company/company-schema.ts'
import { COMPANY } from '#domain/company.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'

/** JSON-LD of the company, its site, articles and courses (structured-data.ts). */

const organizationId = (baseUrl: string) => `${baseUrl}/#organization`

export function companyJsonLd(baseUrl: string, { email, phone, social }: CompanySettings): JsonLd[] {
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(baseUrl),
      name: COMPANY.name,
      url: `${baseUrl}/`,
      description: `${COMPANY.tagLine}.`,
      logo: `${baseUrl}/icon-512.png`,
      ...(email && { email }),
      ...(phone && { telephone: phone }),
      foundingDate: String(COMPANY.foundedYear),
      areaServed: { '@type': 'Country', name: 'Nigeria' },
      sameAs: social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${baseUrl}/#website`,
      name: COMPANY.name,
      url: `${baseUrl}/`,
      inLanguage: 'en-NG',
      publisher: { '@id': organizationId(baseUrl) },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/marketplace?name={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** A reference to the company, for pages that do not describe it themselves. */
const company = (baseUrl: string): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId(baseUrl),
  name: COMPANY.name,
  url: `${baseUrl}/`,
})

export function courseJsonLd(baseUrl: string, path: string, course: Matter<'course'>): JsonLd {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: baseUrl + path,
    inLanguage: 'en-NG',
    image: baseUrl + course.image.url,
    provider: company(baseUrl),
    teaches: course.outcomes,
    audience: { '@type': 'EducationalAudience', audienceType: course.audience.join('; ') },
  }
}

export function articleJsonLd(baseUrl: string, path: string, article: Matter<'article'>): JsonLd {
  const { title, description, date, updated = date, topic, image, sources } = article
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: baseUrl + path,
    mainEntityOfPage: baseUrl + path,
    image: [baseUrl + ('shared' in image ? image.shared : '/shared-link.jpg'), baseUrl + image.url],
    datePublished: date,
    dateModified: updated,
    articleSection: topic,
    inLanguage: 'en-NG',
    author: company(baseUrl),
    publisher: { ...company(baseUrl), logo: `${baseUrl}/icon-512.png` },
    citation: sources.map(({ title: source }) => source),
  }
}

/** Each heading of the page is a question, and the text below it the answer. */
export function faqJsonLd(blocks: readonly ContentBlock[]): JsonLd {
  const questions: { question: string; answer: string[] }[] = []
  for (const block of blocks) {
    if ('heading' in block && block.level === 2) questions.push({ question: block.heading, answer: [] })
    else questions.at(-1)?.answer.push(plainBlock(block))
  }
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n').trim() },
    })),
  }
}
