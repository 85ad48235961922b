import { ConfigurationError, type Env, readEnv } from '#server/env.ts'

/** The configuration; an invalid value ends the process with a message that names it. */
export function configuration(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
