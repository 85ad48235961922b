/** What a Dockerfile says, as far as ours says anything: whatever else it may have is an error, so that nothing is passed over. */
export type Stage = { name: string; base: string; instructions: Instruction[] }

export type Instruction =
  | { kind: 'RUN'; command: string[]; cache: string | undefined }
  | { kind: 'COPY'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'ENV'; variables: Record<string, string> }
  | { kind: 'WORKDIR' | 'USER'; value: string }
  | { kind: 'CMD' | 'HEALTHCHECK'; command: string[] }
  /** What concerns an engine alone. */
  | { kind: 'EXPOSE' | 'VOLUME' }

/** @throws Error that quotes the line which is not understood */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of logicalLines(text)) {
    const [word = '', rest = ''] = splitOnce(line)
    const kind = word.toUpperCase()
    if (kind === 'FROM') {
      const [base = '', as, name = ''] = rest.split(/\s+/)
      if (as !== undefined && as.toUpperCase() !== 'AS') throw notUnderstood(line)
      stages.push({ base, name, instructions: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw notUnderstood(line)
      stage.instructions.push(parseInstruction(kind, rest, line))
    }
  }
  return stages
}

function parseInstruction(kind: string, rest: string, line: string): Instruction {
  const { flags, words } = withoutFlags(rest)
  switch (kind) {
    case 'RUN': {
      const cache = /^type=cache,target=(\S+)$/.exec(flags.mount ?? '')?.[1]
      if (flags.mount && !cache) throw notUnderstood(line)
      return { kind, command: commandOf(words), cache }
    }
    case 'COPY': {
      const paths = words.split(/\s+/)
      const target = paths.pop() ?? ''
      return { kind, from: flags.from, sources: paths, target }
    }
    case 'ENV': {
      const pairs = words.split(/\s+/).map((pair) => /^(\w+)=([^"'$\\]*)$/.exec(pair))
      if (pairs.includes(null)) throw notUnderstood(line)
      return {
        kind,
        variables: Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])),
      }
    }
    case 'HEALTHCHECK': {
      const [cmd, command] = splitOnce(words)
      if (cmd !== 'CMD') throw notUnderstood(line)
      return { kind, command: commandOf(command) }
    }
    case 'CMD':
      return { kind, command: commandOf(words) }
    case 'WORKDIR':
    case 'USER':
      return { kind, value: words }
    case 'EXPOSE':
    case 'VOLUME':
      return { kind }
    default:
      throw notUnderstood(line)
  }
}

/** A command is a JSON array, or a line for the shell. */
const commandOf = (words: string): string[] =>
  words.startsWith('[') ? JSON.parse(words) : ['/bin/sh', '-c', words]

const notUnderstood = (line: string) => new Error(`This is not understood: ${line}`)

function logicalLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function splitOnce(line: string): [string, string] {
  const at = line.search(/\s/)
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at).trim()]
}

function withoutFlags(rest: string): { flags: Record<string, string>; words: string } {
  const flags: Record<string, string> = {}
  let words = rest
  for (let flag = /^--([\w-]+)=(\S+)\s*/.exec(words); flag; flag = /^--([\w-]+)=(\S+)\s*/.exec(words)) {
    flags[flag[1] ?? ''] = flag[2] ?? ''
    words = words.slice(flag[0].length)
  }
  return { flags, words }
}
