/** What the URL says of a wizard. Every key is there, because the router keeps the raw value of a key that is not. */
export type StepSearch = { step?: '2' | undefined }

export const parseStepSearch = ({ step }: Record<string, unknown>): StepSearch => ({
  step: step === '2' ? '2' : undefined,
})
