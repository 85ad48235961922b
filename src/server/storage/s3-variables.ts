import * as z from 'zod/mini'
import { address } from '#server/variable-formats.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where files are kept instead of a folder: that part of the configuration (docs/operations.md). */
export const s3Variables = {
  S3_ENDPOINT: z.optional(address('https://s3.eu-west-1.amazonaws.com', 'http', 'https')),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

const Variables = z.object(s3Variables)

/** @returns undefined where no bucket is configured */
export const s3Of = (set: z.infer<typeof Variables>): S3Settings | undefined =>
  set.S3_ENDPOINT && set.S3_BUCKET && set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: set.S3_ENDPOINT,
        region: set.S3_REGION,
        bucket: set.S3_BUCKET,
        accessKeyId: set.S3_ACCESS_KEY_ID,
        secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      }
    : undefined
