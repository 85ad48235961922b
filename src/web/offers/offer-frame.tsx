import type { ReactNode } from 'react'

type Frame = {
  /** The heading, where there is no offer to give its name. */
  title?: string
  /** Where the reader is. */
  way?: ReactNode
  children: ReactNode
}

/** Around the page of an offer, in each of its states. */
export function OfferFrame({ title, way, children }: Frame) {
  return (
    <div className="page pt-1 pb-6 md:pt-3 md:pb-8">
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-6">
        {title && <h1 className="text-base font-semibold tracking-normal">{title}</h1>}
        {way}
      </div>
      {children}
    </div>
  )
}

/** Where the offer will stand, while it is on its way. */
export function LoadingOffer({ title }: { title: string }) {
  return (
    <OfferFrame
      title={title}
      way={
        <p role="status" className="text-quiet">
          Loading...
        </p>
      }
    >
      <div
        className="grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_34rem] lg:gap-x-12"
        aria-hidden="true"
      >
        <div className="card drafting drawing-grid aspect-3/2 sm:aspect-4/3" />
        <div className="drafting grid content-start gap-4">
          <div className="h-8 w-4/5 rounded-sm bg-line" />
          <div className="h-7 w-2/5 rounded-sm bg-line" />
          <div className="h-4 w-3/5 rounded-sm bg-line" />
          <div className="card mt-4 h-48" />
        </div>
      </div>
    </OfferFrame>
  )
}

/** Where there is no photograph, a drawing of its kind. @param frame the classes of its box */
export function OfferDrawing({ src, frame }: { src: string; frame: string }) {
  return (
    <figure>
      <img
        src={src}
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
        className={`${frame} object-cover`}
      />
      <figcaption className="mt-2 text-sm text-quiet">
        Example picture: the seller has added no photograph yet.
      </figcaption>
    </figure>
  )
}
