/** The environment variables that the runtime needs, and no setting of the product: what a test's own process is given. */
export const RUNTIME_ENVIRONMENT = {
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
}
