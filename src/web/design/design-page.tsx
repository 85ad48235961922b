import type { ReactNode } from 'react'
import { Controls } from './controls.tsx'
import { Lists } from './lists.tsx'
import { Parts } from './parts.tsx'
import { Colours, Elevations, Sizes } from './tokens.tsx'

/** Every part of the pages in every state, as it is built today: what a change of the styles is looked at on. */
export function DesignPage() {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl">Design</h1>
      <p className="mt-2 max-w-2xl text-quiet">
        What the pages are made of, in every state. Tab through it for the focus; switch the system’s theme,
        the size of letters or reduced motion, and look again.
      </p>
      <Part title="Colour">
        <Colours />
      </Part>
      <Part title="Type and space">
        <Sizes />
      </Part>
      <Part title="Surfaces">
        <Elevations />
      </Part>
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Views, steps and answers">
        <Parts />
      </Part>
      <Part title="Lists and notices">
        <Lists />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="dimension-line mb-3 w-24" aria-hidden="true" />
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
