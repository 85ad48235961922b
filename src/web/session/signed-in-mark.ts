/** The readable cookie that stands beside the session's own: asking who one is, or refreshing, makes sense (docs/product.md 8). */
const MARK = /(?:^|; )signed_in=1(?:;|$)/

/** Sets what CSS goes by (`signed-in:` and `signed-out:`). */
const CLASS = 'signed-in'

/** Whether this browser believes to have a session. A visitor's page asks nothing. */
export function hasSession(): boolean {
  return typeof document !== 'undefined' && MARK.test(document.cookie)
}

/** The server's HTML is the same for everybody: before anything is drawn, this tells whose header is to be seen. */
export const signedInScript = `try{document.documentElement.classList.toggle('${CLASS}',${MARK}.test(document.cookie))}catch{}`

/** The same once more, when somebody has come or gone. */
export function showWhoIsThere(): void {
  document.documentElement.classList.toggle(CLASS, hasSession())
}
