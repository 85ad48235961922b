import { COMPANY } from '#domain/company.ts'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'

/** A work item as a data set of its rates: today's of the place, and the least and the most of all states. */
export function workItemJsonLd(
  baseUrl: string,
  { id, title, unit, description, section, rate, state, states }: WorkItemRate,
): JsonLd[] {
  const rates = states.map((each) => each.rate)
  return [
    {
      '@type': 'Dataset',
      name: `${title}, rate for 1 ${unit}`,
      description: `${description}. Built up from what sellers ask. BESMM4R ${section.number}, ${section.name}.`,
      url: `${baseUrl}/rate-gen/${id}`,
      license: `${baseUrl}/terms-of-service`,
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: COMPANY.name, url: baseUrl },
      temporalCoverage: new Date().toISOString().slice(0, 10),
      spatialCoverage: state ?? 'Nigeria',
      variableMeasured: {
        '@type': 'PropertyValue',
        name: `Rate for 1 ${unit}`,
        unitText: `NGN/${unit}`,
        value: rate,
        minValue: Math.min(...rates),
        maxValue: Math.max(...rates),
      },
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: `${baseUrl}/api/work-items/${id}`,
        },
      ],
    },
  ]
}
