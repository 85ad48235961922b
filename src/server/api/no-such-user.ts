/** What every call says that is asked about an account which is not there. */
export const NO_SUCH_USER = 'No such person or shop.'
