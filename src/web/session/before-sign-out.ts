type Work = () => Promise<unknown>

const works = new Set<Work>()

/** Registers authenticated requests to be sent before the sign-out, after which they would be refused. */
export const beforeSignOut = (work: Work): void => void works.add(work)

/** Settles in any case: a failure does not keep anybody from signing out. */
export const finishWork = (): Promise<unknown> => Promise.allSettled([...works].map((work) => work()))
