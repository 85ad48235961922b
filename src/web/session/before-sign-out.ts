type SignOutTask = () => Promise<unknown>

const tasks = new Set<SignOutTask>()

/** Registers authenticated requests to be sent before the sign-out, after which they would be refused. */
export const beforeSignOut = (task: SignOutTask): void => void tasks.add(task)

/** Settles in any case: a failure does not keep anybody from signing out. */
export const finishTasks = (): Promise<unknown> => Promise.allSettled([...tasks].map((task) => task()))
