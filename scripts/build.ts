import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { buildFolder } from '#server/db/whole-folder.ts'
import { builtFolder, root } from './built-folder.ts'

const COMPRESSED = /\.(js|css|svg|json|txt)$/

/** Builds of late that stay: an instance may still run on one. */
const BUILDS_KEPT = 3

process.env.NODE_ENV = 'production'

// Started by `start`, a build ends with it.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

const target = await builtFolder()
await mkdir(dirname(target), { recursive: true })
await buildFolder(target, async (draft) => {
  const builder = await createBuilder({ root, build: { outDir: draft, emptyOutDir: false } })
  await builder.buildApp()
  await compressFiles(join(draft, 'client'))
  // Whoever may read the source may run what was built of it.
  await chmod(draft, 0o755)
})
await removeOldBuilds(dirname(target), basename(target))
console.log(`Built ${target}`)

/** Puts a brotli and a gzip form beside every file that gets smaller by them; the server sends these as they are. */
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

async function removeOldBuilds(folder: string, current: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
  const aged = await Promise.all(
    others.map(async (name) => ({ name, builtAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = aged.sort((one, other) => other.builtAt - one.builtAt).slice(BUILDS_KEPT - 1)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
}
