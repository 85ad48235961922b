import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findContentImage, findRender, renderNames } from './content-images.ts'

const root = join(import.meta.dirname, '../..')

it.each(renderNames)('%s has all its files', (name) => {
  const { url, avif, shared, placeholder } = findRender(name) ?? expect.unreachable()
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  const sizes = avif.split(', ').map((size) => size.replace(/ \d+w$/, ''))
  expect(sizes).toContain(url.replace('.webp', '.avif'))
  for (const address of [url, ...sizes, shared]) expect(existsSync(join(root, address)), address).toBe(true)
})

it('a drawing is found by its place, and nothing else is', () => {
  expect(findContentImage('scenes/floor-plan')).toEqual({ url: '/src/web/pictures/scenes/floor-plan.svg' })
  expect(findContentImage('drawings/concrete-cement')).toEqual({ url: '/drawings/concrete-cement.svg' })
  for (const name of [
    'floor-plan',
    'concrete-cement',
    'drawings/none',
    'scenes/floor-plan.svg',
    '../company/tool-marks',
    'scenes',
    '',
  ])
    expect(findContentImage(name), name).toBeUndefined()
})

it('every photograph and scene is shown on some page', () => {
  const texts = globSync('**/*.md', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const scenes = globSync('src/web/pictures/scenes/*.svg', { cwd: root })
  const names = scenes.map((file) => /scenes.[a-z-]+/.exec(file)?.[0].replace('\\', '/') ?? '')
  expect(names.length).toBeGreaterThan(0)
  for (const name of [...renderNames, ...names]) expect(texts).toContain(`image: ${name}\n`)
})
