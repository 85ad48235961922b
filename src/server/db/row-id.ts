const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has the form of our ids; PostgreSQL refuses to look for any other. */
export const isRowId = (text: string): boolean => UUID.test(text)
