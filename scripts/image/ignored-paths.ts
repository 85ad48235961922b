/** @param text of `.dockerignore`. @returns whether a path is left out: the last pattern that matches it, or a folder that it is in, decides */
export function ignoredPaths(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), glob: line.replace(/^!/, '') }))
    .map(({ isKept, glob }) => ({ isKept, glob, matches: expressionOf(glob) }))
  return (path) => {
    // The whole context, and the folders of what is kept.
    if (path === '' || patterns.some(({ isKept, glob }) => isKept && glob.startsWith(`${path}/`)))
      return false
    const parts = path.split('/')
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const deciding = patterns.findLast(({ matches }) => prefixes.some((prefix) => matches.test(prefix)))
    return deciding !== undefined && !deciding.isKept
  }
}

/** `*` also stands for a dot at the beginning, as engines read it; Node's `matchesGlob` does not. */
function expressionOf(glob: string): RegExp {
  const source = glob
    .split(/(\*\*\/|\*|\?)/)
    .map(
      (part) =>
        ({ '**/': '(?:.*/)?', '*': '[^/]*', '?': '[^/]' })[part] ??
        part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&'),
    )
  return new RegExp(`^${source.join('')}$`)
}
