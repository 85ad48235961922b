import { SCREENS, type Shot } from './shots.ts'

const STYLE = `
body { margin: 24px; background: #8a8d91; color: #fff; font: 14px/1.4 system-ui, sans-serif }
h1, h2 { margin: 0 0 8px } h2 { margin-top: 40px; font-size: 20px }
nav { columns: 6 } a { color: inherit }
.row { display: flex; gap: 16px; align-items: flex-start; margin-top: 12px }
figure { position: relative; margin: 0; flex: none }
figure a { display: block; max-height: 900px; overflow: hidden; position: relative }
img { display: block; width: 100% }
i { position: absolute; left: 0; right: 0; border-top: 2px dashed #e8590c }
`

/** As wide as shown beside each other on a desk: a phone at two thirds, a desk at a third. */
const shownWidth = (width: number) => (width < 600 ? 260 : width < 1_000 ? 320 : 480)

/** All shots by page, theme and size of letters, with a line where the first screen ends. */
export function indexPage(shots: readonly Shot[], taken: Date): string {
  const names = [...new Set(shots.map(({ name }) => name))]
  const sections = names.map((name) => {
    const own = shots.filter((shot) => shot.name === name)
    const rows = [...new Set(own.map(({ theme, text }) => `${theme}, text ${text} %`))]
    return `<h2 id="${name}">${name} <small>${own[0]?.path ?? ''} (${own[0]?.reader})</small></h2>${rows
      .map((row) => {
        const figures = own.filter(({ theme, text }) => `${theme}, text ${text} %` === row).map(figure)
        return `<h3>${row}</h3><div class="row">${figures.join('')}</div>`
      })
      .join('')}`
  })
  const links = names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>Contact sheet, ${taken.toISOString().slice(0, 16)}</h1><nav>${links}</nav>${sections.join('')}`
}

function figure({ file, width }: Shot): string {
  const shown = shownWidth(width)
  const fold = Math.round(((SCREENS[width] ?? 900) * shown) / width)
  return `<figure style="width:${shown}px"><figcaption>${width} px</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"><i style="top:${fold}px"></i></a></figure>`
}
