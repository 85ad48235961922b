import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'

/** §9. */
const SLIDE_MS = 20_000

type Slide = { picture: string; caption: string }

/** Four drawings, on large screens only; it stands still for who wants no motion, and for who stops it. */
export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(
    () =>
      setPlaying(window.matchMedia('(width >= 64rem) and (prefers-reduced-motion: no-preference)').matches),
    [],
  )
  useEffect(() => {
    if (!playing) return
    const turn = setInterval(() => setAt((now) => (now + 1) % slides.length), SLIDE_MS)
    return () => clearInterval(turn)
  }, [playing, slides.length])
  const Icon = playing ? Pause : Play
  return (
    <section aria-label="What takeoff measures" aria-roledescription="carousel" className="hidden lg:block">
      <div className="grid overflow-hidden rounded-card border border-ground-line">
        {slides.map(({ picture, caption }, index) => (
          <figure
            key={picture}
            aria-hidden={index !== at}
            className={`col-start-1 row-start-1 bg-ground transition-opacity duration-250 ${index === at ? '' : 'opacity-0'}`}
          >
            <img
              src={picture}
              alt={caption}
              width={400}
              height={300}
              loading="lazy"
              className="aspect-4/3 w-full"
            />
          </figure>
        ))}
      </div>
      <div className="mt-2 flex items-center gap-1">
        <button
          type="button"
          className="needs-scripts grid size-11 place-items-center"
          aria-label={playing ? 'Stop the pictures' : 'Play the pictures'}
          onClick={() => setPlaying(!playing)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        {slides.map(({ picture, caption }, index) => (
          <button
            key={picture}
            type="button"
            className="needs-scripts group grid size-11 place-items-center"
            aria-label={`Picture ${index + 1}: ${caption}`}
            aria-current={index === at}
            onClick={() => setAt(index)}
          >
            <span className="h-1 w-7 rounded-control bg-on-ground-quiet opacity-40 group-aria-current:bg-signal group-aria-current:opacity-100" />
          </button>
        ))}
        <p className="ms-2 text-sm text-on-ground-quiet">{slides[at]?.caption}</p>
      </div>
    </section>
  )
}
