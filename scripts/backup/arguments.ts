import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-format.ts'
import { SECRET_LENGTH_MIN } from '#server/env.ts'

export type Arguments = { file: string; key: string | undefined; verify: boolean }

/** @param keyOfEnvironment BACKUP_KEY @throws BackupError with what to write instead */
export async function readArguments(
  command: string,
  args: string[],
  keyOfEnvironment: string | undefined,
): Promise<Arguments> {
  const usage = `How to call it: npm run ${command} -- FILE [--key-file FILE] [--verify]`
  const { values, positionals } = parse(args, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new BackupError(usage)
  const keyFile = values['key-file']
  return {
    file,
    key: keyFile === undefined ? keyOfEnvironment : await readKey(keyFile),
    verify: values.verify ?? false,
  }
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, verify: { type: 'boolean' } },
    })
  } catch (cause) {
    throw new BackupError(usage, { cause })
  }
}

async function readKey(file: string): Promise<string> {
  const key = await readFile(file, 'utf8').catch((cause) => {
    throw new BackupError(`The key file ${file} cannot be read.`, { cause })
  })
  if (key.trim().length < SECRET_LENGTH_MIN)
    throw new BackupError(`The key in ${file} must have at least ${SECRET_LENGTH_MIN} characters.`)
  return key.trim()
}
