/**
 * Preloaded into every process of a proof (`run-stages.ts`), also into npm's own, which may run on an older Node: so it is JavaScript, and
 * does nothing where there are no such hooks. Node reads the package.json of drizzle-orm, which has 180 kB, anew for each of its modules and
 * each module that imports it: half of the processor time of a start. Here a package is looked up once a process.
 */
import * as module from 'node:module'

const OURS = new RegExp(`^${new URL('..', import.meta.url)}(src|scripts|tests)/`)
const PACKAGE = /^(@[\w-]+\/)?[\w-]+(\/|$)/
const LARGE = '/node_modules/drizzle-orm/'
const known = new Map()

module.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (parentURL.includes(LARGE) && specifier.startsWith('.') && conditions.includes('import'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!OURS.test(parentURL) || !PACKAGE.test(specifier)) return next(specifier, context)
    const key = [specifier, ...conditions].join()
    const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(key, found)
    return found
  },
})
