import type { Plugin } from 'vite'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { readContent } from './read-content.ts'

const ASKED = /^(.*\.md)\?(\w+)(&summary)?$/

/**
 * Lets a page import a content file by its kind: `import about from './about.md?page'`. The file is read and checked while
 * the product is built, so the browser gets neither a Markdown parser nor a schema. `?article&summary` leaves the body out.
 * The files of the pictures that it names become assets.
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

/** The files of a picture, as content-pictures.ts addresses them. */
const PICTURE_FILE = /\/src\/web\/pictures\/[\w./-]+/g

function moduleOf(said: string): string {
  const files = [...new Set(said.match(PICTURE_FILE))]
  const imports = files.map((file, index) => `import file${index} from '${file}?url&no-inline'\n`)
  const code = said.replace(PICTURE_FILE, (file) => `"+file${files.indexOf(file)}+"`)
  return `${imports.join('')}export default ${code}`
}
