import { STATES, type State } from '#domain/places.ts'

/** Of which state, and with which options: "diameter:d12,element:bed". */
export type WorkItemSearch = { state?: State | undefined; options?: string | undefined }

const OPTIONS_MAX = 200

export const readWorkItemSearch = ({ state, options }: Record<string, unknown>): WorkItemSearch => ({
  state: STATES.find((each) => each === state),
  options:
    typeof options === 'string' && options !== '' && options.length <= OPTIONS_MAX ? options : undefined,
})
