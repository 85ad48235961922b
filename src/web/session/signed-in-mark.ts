/** The readable cookie that stands beside the session's own and names it: asking who one is, or refreshing, makes sense (docs/product.md 8). */
const MARK = /(?:^|; )signed_in=([^;]+)/

/** Sets what CSS goes by (`signed-in:` and `signed-out:`). */
const CLASS = 'signed-in'

/** Which session this browser believes to have; another sign-in, in any tab, changes it. */
export function sessionMark(): string | undefined {
  return typeof document === 'undefined' ? undefined : MARK.exec(document.cookie)?.[1]
}

/** Whether this browser believes to have a session. A visitor's page asks nothing. */
export const hasSession = (): boolean => sessionMark() !== undefined

/** The server has refused the session that the mark names. */
export function clearSessionMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and only answers later.
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
}

/** The server's HTML is the same for everybody: before anything is drawn, this tells whose header is to be seen. */
export const signedInScript = `try{document.documentElement.classList.toggle('${CLASS}',${MARK}.test(document.cookie))}catch{}`

/** Updates the class after signing in or out. */
export function updateSignedInMark(): void {
  document.documentElement.classList.toggle(CLASS, hasSession())
}
