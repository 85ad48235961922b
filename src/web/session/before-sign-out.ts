type Work = () => Promise<unknown>

const works = new Set<Work>()

/** What is still to be sent in somebody's own name is sent before they sign out: afterwards they may not. */
export const beforeSignOut = (work: Work): void => void works.add(work)

/** Whether it succeeds or not, they may leave. */
export const finishWork = (): Promise<unknown> => Promise.allSettled([...works].map((work) => work()))
