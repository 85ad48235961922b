import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Matter } from '#content/content-kinds.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'

/** docs/product.md 3.1 */
const SLIDE_MS = 20_000

/** The breakpoint `lg`; below it there is no slider. */
const LARGE = '64rem'

/**
 * Four photographs, on large screens only. It does not advance with reduced motion or once it is paused. Each photograph is loaded
 * while the one before it is shown, and all of them once the user chooses one.
 */
export function HeroSlider({ slides }: Pick<Matter<'landing'>, 'slides'>) {
  const [steps, setSteps] = useState(0)
  const [playing, setPlaying] = useState(false)
  const at = steps % slides.length
  useEffect(
    () =>
      setPlaying(
        window.matchMedia(`(width >= ${LARGE}) and (prefers-reduced-motion: no-preference)`).matches,
      ),
    [],
  )
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setSteps(steps + 1), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [playing, steps])
  const Icon = playing ? Pause : Play
  return (
    <section
      aria-label="From the drawing to the house"
      aria-roledescription="carousel"
      className="hidden lg:block"
    >
      <div>
        {slides.map(({ image, caption }, index) => (
          <figure
            key={caption}
            aria-hidden={index !== at}
            className={`transition-opacity duration-250 ${index === at ? '' : 'opacity-0'}`}
          >
            {index <= steps + Number(playing) && (
              <ResponsiveImage
                image={image}
                alt={caption}
                sizes="50vw"
                loading={index === 0 ? 'high' : 'lazy'}
                from={LARGE}
              />
            )}
          </figure>
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-1 bg-ground pe-5">
        <button
          type="button"
          className="needs-scripts grid size-11 place-items-center"
          aria-label={playing ? 'Stop the pictures' : 'Play the pictures'}
          onClick={() => setPlaying(!playing)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        {slides.map(({ caption }, index) => (
          <button
            key={caption}
            type="button"
            className="needs-scripts group grid size-11 place-items-center"
            aria-label={`Picture ${index + 1}: ${caption}`}
            aria-current={index === at}
            onClick={() => setSteps(slides.length + index)}
          >
            <span className="h-1 w-7 rounded-control bg-on-ground-quiet opacity-40 group-aria-current:bg-signal group-aria-current:opacity-100" />
          </button>
        ))}
        <p className="ms-2 text-sm text-on-ground-quiet">{slides[at]?.caption}</p>
      </div>
    </section>
  )
}
