import type { Plugin } from 'vite'
import { unbroken } from '#domain/materials/unbroken.ts'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { readContent } from './read-content.ts'

const CONTENT_IMPORT = /^(.*\.md)\?(\w+)(&summary)?$/

/**
 * Lets a page import a content file by its kind: `import about from './about.md?page'`. The file is read and checked while
 * the product is built, so the browser gets neither a Markdown parser nor a schema. `?article&summary` leaves the body out.
 * The files of the pictures that it names become assets. No line ends between a figure and its unit.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: CONTENT_IMPORT },
      handler(text, id) {
        const [, file = '', kind = '', summary] = CONTENT_IMPORT.exec(id) ?? []
        if (!isKind(kind)) return this.error(`${file}: there is no kind of content "${kind}"`)
        const { body, ...matter } = readContent(kind, file, unbroken(text))
        const frontMatter = summary ? matter : { ...matter, body }
        return { code: moduleOf(JSON.stringify(frontMatter)), map: null, moduleType: 'js' }
      },
    },
  }
}

const isKind = (kind: string): kind is ContentKind => Object.hasOwn(CONTENT_KINDS, kind)

/** The files of a picture, as content-images.ts addresses them. */
const IMAGE_FILE = /\/src\/web\/pictures\/[\w./-]+/g

function moduleOf(frontMatter: string): string {
  const files = [...new Set(frontMatter.match(IMAGE_FILE))]
  const imports = files.map((file, index) => `import file${index} from '${file}?url&no-inline'\n`)
  const code = frontMatter.replace(IMAGE_FILE, (file) => `"+file${files.indexOf(file)}+"`)
  return `${imports.join('')}export default ${code}`
}
