import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Matter, Written } from '#content/content-kinds.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'
import { Points } from './points.tsx'
import { ProseParts } from './prose.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

type Software = Written<'software'>

/** The page of a program. @param actions its buttons @param children the program itself, which then stands on the first screen */
export function SoftwarePage({
  software,
  actions,
  children,
}: {
  software: Software
  actions: ReactNode
  children?: ReactNode
}) {
  const { heading, intro, image, imageText, features, testimonials, others, body } = software
  return (
    <>
      <div className="print:hidden">
        <Hero
          compact={children !== undefined}
          title={heading}
          text={intro}
          aside={
            children ? (
              <p className="quiet-actions lg:justify-end">{actions}</p>
            ) : (
              <ContentImage image={image} alt={imageText} share="half" loading="high" />
            )
          }
        >
          {!children && <p className="one-action mt-4 md:mt-6">{actions}</p>}
        </Hero>
      </div>
      {children}
      <div className="print:hidden">
        <Section title="Features">
          <Features features={features} />
        </Section>
        {body.length > 0 && (
          <div className="page">
            <ProseParts blocks={body} />
          </div>
        )}
        {testimonials.length > 0 && <Testimonials title="Reviews" examples={testimonials} />}
        <Section title="Other Products">
          <Points
            points={others}
            more={({ title, to, hash }) => (
              <Link
                to={to}
                {...(hash && { hash })}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                See {title}
              </Link>
            )}
          />
        </Section>
      </div>
    </>
  )
}

function Features({ features }: Pick<Matter<'software'>, 'features'>) {
  return (
    <div className="features">
      <Points
        points={features}
        above={({ image }) => <ContentImage image={image} alt="" share="quarter" />}
        isRow
      />
    </div>
  )
}
