import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { preparePostgresBinaries } from '#server/embedded-postgres/postgres-binaries.ts'
import { createDirectoryAtomically } from '#server/files/atomic-directory.ts'
import { builtFolder, otherBuilds, root } from './built-folder.ts'

const COMPRESSED = /\.(js|css|svg|json|txt)$/

/** How many of the latest builds are retained: an instance may still run on an older one, and open tabs ask for its files. */
const RETAINED_BUILDS = 3

process.env.NODE_ENV = 'production'

// A build that `start` has started ends with it.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

await preparePostgresBinaries()
const target = await builtFolder()
await mkdir(dirname(target), { recursive: true })
await createDirectoryAtomically(target, async (draft) => {
  const builder = await createBuilder({ root, build: { outDir: draft, emptyOutDir: false } })
  await builder.buildApp()
  await assertRenders(join(draft, 'server/entry.js'))
  await nameBuild(join(draft, 'client/sw.js'), basename(target))
  await compressFiles(join(draft, 'client'))
  // Every user who can read the source can run the build.
  await chmod(draft, 0o755)
})
const old = (await otherBuilds(target)).slice(RETAINED_BUILDS - 1)
for (const folder of old) await rm(folder, { recursive: true, force: true })
console.log(`Built ${target}`)

/**
 * Renders a page that needs no data. @throws Error where the framework's markup is not what `src/server/pages` expects, which fails
 * the build
 */
async function assertRenders(entry: string): Promise<void> {
  const { renderWithoutData }: typeof import('#server/entry.ts') = await import(pathToFileURL(entry).href)
  const { status } = await renderWithoutData('/about')
  if (status !== 200) throw new Error(`The built product answers /about with ${status}`)
}

/** Tells the service worker which build it came with: browsers take a worker that differs for a new one. */
async function nameBuild(worker: string, build: string): Promise<void> {
  const source = await readFile(worker, 'utf8')
  await writeFile(worker, source.replace('%BUILD%', build))
}

/** Writes Brotli and gzip versions next to every file that they make smaller; the server sends them precompressed. */
async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => COMPRESSED.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const content = await readFile(file)
        const brotli = await promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        })
        const gzipped = await promisify(gzip)(content, { level: 9 })
        if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
        if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
      }),
  )
}
