/** A drawing, 4:3. @param alt empty where the words beside it say the same */
export function Picture({ src, alt, eager = false }: { src: string; alt: string; eager?: boolean }) {
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      className="aspect-4/3 w-full rounded-card border border-line object-cover"
    />
  )
}
