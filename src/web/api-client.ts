import { createIsomorphicFn } from '@tanstack/react-start'
import { hc } from 'hono/client'
import type { ApiType } from '#server/api/app.ts'
import { inProcessFetch } from '#server/api/in-process.ts'

/** The API, typed by its own contract: without a network while a page renders on the server, by HTTP in the browser. */
export const api = createIsomorphicFn()
  .server(() => hc<ApiType>('http://in-process', { fetch: inProcessFetch }).api)
  .client(() => hc<ApiType>(window.location.origin).api)
