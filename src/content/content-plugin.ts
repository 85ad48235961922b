import type { Plugin } from 'vite'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { readContent } from './read-content.ts'

const ASKED = /^(.*\.md)\?(\w+)(&summary)?$/

/**
 * Lets a page import a content file by its kind: `import about from './about.md?page'`. The file is read and checked while
 * the product is built, so the browser gets neither a Markdown parser nor a schema. `?article&summary` leaves the body out.
 * A picture, named in the file, becomes its address.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: ASKED },
      handler(text, id) {
        const [, file = '', kind = '', summary] = ASKED.exec(id) ?? []
        if (!isKind(kind)) return this.error(`${file}: there is no kind of content "${kind}"`)
        const { body, ...matter } = readContent(kind, file, text)
        const said = summary ? matter : { ...matter, body }
        return { code: moduleOf(JSON.stringify(said)), map: null, moduleType: 'js' }
      },
    },
  }
}

const isKind = (kind: string): kind is ContentKind => Object.hasOwn(CONTENT_KINDS, kind)

function moduleOf(said: string): string {
  const imports: string[] = []
  const code = said.replace(/"picture":"([^"]+)"/g, (_, picture) => {
    const name = `picture${imports.length}`
    imports.push(`import ${name} from '/src/web/pictures/${picture}.svg?url&no-inline'`)
    return `"picture":${name}`
  })
  return `${imports.join('\n')}\nexport default ${code}`
}
