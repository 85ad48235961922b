/** How far a form of several steps is; the words beside it say the same. */
export const StepBar = ({ step, of }: { step: number; of: number }) => (
  <div aria-hidden="true" className="mt-2 flex max-w-sm gap-2">
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name.
      <span key={index} className={`h-1 grow rounded-full ${index < step ? 'bg-action' : 'bg-line'}`} />
    ))}
  </div>
)
