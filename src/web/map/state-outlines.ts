/** The addresses of the outlines, by the names of their files: fetched with the first state that somebody looks at. */
export const OUTLINES = import.meta.glob<string>('./outlines/*.json', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
