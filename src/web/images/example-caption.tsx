/** Below a picture that was not taken of the very thing (docs/product.md 11.14). */
export const ExampleCaption = ({ className = '' }: { className?: string }) => (
  <figcaption className={`text-quiet ${className}`}>Example picture</figcaption>
)
