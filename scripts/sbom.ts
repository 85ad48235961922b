/** Writes what the product consists of (CycloneDX) to `dist/sbom.cdx.json`, and fails where a licence may not be shipped. */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { root } from './built-folder.ts'
import { isAllowed } from './sbom/licences.ts'

const Licence = z.union([
  z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
  z.object({ expression: z.string() }),
])
const Sbom = z.object({
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.optional(z.array(Licence)) }),
  ),
})

const target = join(root, 'dist/sbom.cdx.json')

// What npm says beside it, on the standard error, is of no interest unless it fails: then the error has it.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 64e6 })
const { components } = Sbom.parse(JSON.parse(stdout))
await mkdir(dirname(target), { recursive: true })
await writeFile(target, stdout)

const refused = components
  .map(({ name, version, licenses = [] }) => ({
    name,
    version,
    licence: licenses.map(expressionOf).join(' AND '),
  }))
  .filter(({ name, licence }) => !isAllowed(name, licence))
for (const { name, version, licence } of refused)
  console.error(
    `${name} ${version}: ${licence || 'no licence'} is not one that may be shipped (scripts/sbom/licences.ts).`,
  )
if (refused.length > 0) process.exit(1)
console.log(`${components.length} packages in ${target}`)

function expressionOf(licence: z.infer<typeof Licence>): string {
  if ('expression' in licence) return licence.expression
  return 'id' in licence.license ? licence.license.id : licence.license.name
}
