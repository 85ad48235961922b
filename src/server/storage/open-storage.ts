import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** Where the configuration keeps files. @param secret what uploads to a folder are signed with */
export const openStorage = ({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>, secret: string): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, 'storage'), secret)
