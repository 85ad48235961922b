import { ConfigurationError, type Env, readEnv } from '#server/env.ts'

/** The configuration; a wrong value ends the process with a sentence that names it. */
export function configuration(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
