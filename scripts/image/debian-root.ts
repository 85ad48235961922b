import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the usual base images have, out of the packages of this machine. @throws Error for any other */
export async function makeBaseRoot(base: string, root: string): Promise<void> {
  const [, name] = /^(debian|node):[\w.-]*bookworm[\w.-]*$/.exec(base) ?? []
  if (!name)
    throw new Error(`There is no stand-in for the image ${base}, only for debian and node on bookworm.`)
  await makeDebianRoot(root)
  if (name === 'node') await addNode(root)
}

/** A bare Debian: the files of the packages that every Debian has, without what only the machine has. */
async function makeDebianRoot(root: string): Promise<void> {
  await mkdir(root, { recursive: true })
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) {
    await mkdir(join(root, 'usr', folder), { recursive: true })
    await symlink(`usr/${folder}`, join(root, folder))
  }
  for (const folder of ['dev', 'proc', 'tmp', 'etc', 'root', 'var/tmp'])
    await mkdir(join(root, folder), { recursive: true })
  const { stdout: listed } = await run('dpkg', ['-L', ...(await requiredPackages())], { maxBuffer: 64e6 })
  const files = [
    ...new Set(listed.split('\n').filter((line) => /^\/(usr|bin|sbin|lib|lib64|etc)\/./.test(line))),
  ]
  await pipeFiles(files, root)
  for (const name of ['passwd', 'group'])
    await cp(`/usr/share/base-passwd/${name}.master`, join(root, 'etc', name))
  for (const name of ['shadow', 'gshadow']) await writeFile(join(root, 'etc', name), '', { mode: 0o640 })
}

/** Those of priority "required", and what they depend on. */
async function requiredPackages(): Promise<string[]> {
  const fields = ['Package', 'Priority', 'db:Status-Abbrev', 'Pre-Depends', 'Depends']
  const format = `${fields.map((field) => `\${${field}}`).join('\t')}\n`
  const { stdout } = await run('dpkg-query', ['-W', '-f', format], { maxBuffer: 64e6 })
  const installed = stdout
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , status]) => status?.startsWith('ii'))
  const dependencies = new Map(
    installed.map(([name = '', , , ...depends]) => [
      name,
      depends.flatMap((list) => list.split(/[,|]/)).map((each) => each.trim().split(/[ :(]/)[0] ?? ''),
    ]),
  )
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || !dependencies.has(name)) return
    found.add(name)
    for (const dependency of dependencies.get(name) ?? []) add(dependency)
  }
  for (const [name = '', priority] of installed) if (priority === 'required') add(name)
  return [...found]
}

async function pipeFiles(files: string[], root: string): Promise<void> {
  // Folders are listed too; their content is not meant. Some documentation is listed and not installed.
  const script =
    'tar -C / -c --no-recursion --ignore-failed-read -T - 2>/dev/null | tar -x -C "$1" --keep-directory-symlink'
  const child = spawn('/bin/sh', ['-c', script, 'sh', root], { stdio: ['pipe', 'inherit', 'inherit'] })
  child.stdin.end(files.map((file) => `.${file}`).join('\n'))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The files of Debian could not be copied.')
}

/** The Node and npm that this machine has outside the product, where the image of Node has them. */
async function addNode(root: string): Promise<void> {
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('/node_modules/'))
    .join(':')
  const which = async (name: string) =>
    realpath((await run('/bin/sh', ['-c', `command -v ${name}`], { env: { PATH: path } })).stdout.trim())
  await cp(await which('node'), join(root, 'usr/local/bin/node'))
  const npm = dirname(dirname(await which('npm')))
  await cp(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
}
