import { Link, linkOptions } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Matter, Written } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentImage } from './content-image.tsx'
import { courses } from './course-list.ts'
import { Enquire } from './enquire.tsx'
import { Points } from './points.tsx'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'

/** 'Register for course': WhatsApp or the form, with the course named. */
function Register({ course }: { course: string }) {
  return (
    <Enquire
      topic={`Register for course: ${course}`}
      message={`Hello ${COMPANY.name}, I want to register for the course "${course}". Please send me the next dates, the place and the fee. How many we are, and in which state:`}
    >
      Register for course
    </Enquire>
  )
}

/** How dates and fees are asked for (src/content/pricing.md says the same). */
export const TERMS =
  'Send one message to ask for the next dates, the place and the fee. You get the fee in naira, in writing, before you commit to anything.'

/** What must be known of a course before one asks. */
function CourseFacts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="course-facts">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As many as the facts beside them are high. */
const ROW_OUTCOMES = 3

export function CourseRows({ courses }: { courses: readonly (Matter<'course'> & { to: string })[] }) {
  return (
    <ul className="course-rows">
      {courses.map(({ name, title, intro, image, outcomes, inBrief, to }) => (
        <li key={to}>
          <ContentImage image={image} alt="" share="quarter" />
          <div>
            <h3 className="text-xl">
              <Link to={to} className="link">
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-quiet">{intro}</p>
            <ul>
              {outcomes.slice(0, ROW_OUTCOMES).map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </div>
          <CourseFacts
            facts={[
              ['You work on', inBrief.work],
              ['You bring', inBrief.computer],
              ['Programme', inBrief.programme],
            ]}
          />
          <p className="one-action">
            <Register course={title} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CoursePage({ course }: { course: Written<'course'> }) {
  const { title, name, intro, audience, outcomes, bring, sample, inBrief, body } = course
  const others = courses.flatMap((other) =>
    other.name === name ? [] : [{ title: other.name, text: other.intro, image: other.image, to: other.to }],
  )
  return (
    <>
      <Hero
        way={<Breadcrumb here={name} steps={[['Training', linkOptions({ to: '/services' })]]} />}
        title={title}
        text={intro}
        aside={
          <figure className="w-full max-w-lg lg:justify-self-end">
            <ContentImage image={sample.image} alt="" share="half" loading="high" />
            <figcaption className="mt-2 text-sm text-on-ground-quiet">{sample.caption}</figcaption>
          </figure>
        }
      >
        <div className="one-action contact-bar max-md:text-ink md:mt-6">
          <Register course={title} />
        </div>
        <p className="mt-3 max-w-[44ch] text-sm text-on-ground-quiet max-md:hidden">{TERMS}</p>
      </Hero>
      <div className="page pt-6">
        <CourseFacts
          facts={[
            ['You work on', inBrief.work],
            ['You bring', inBrief.computer],
            ['Programme', inBrief.programme],
          ]}
        />
      </div>
      <div className="page course-page named-parts">
        <section className="brief">
          <h2>What you will be able to do</h2>
          <ul className="course-outcomes">
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <Check
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="mt-0.5 shrink-0 text-site"
                />
                {outcome}
              </li>
            ))}
          </ul>
        </section>
        <div className="card course-needs">
          <Need title="Who it is for" lines={audience} />
          <Need title="What to bring" lines={bring} />
          <p className="one-action max-md:hidden">
            <Register course={title} />
          </p>
          <p className="text-sm text-quiet md:hidden">{TERMS}</p>
        </div>
        <Prose blocks={body} />
      </div>
      <Section title="Other courses">
        <Points
          isRow
          points={others}
          above={({ image }) => <ContentImage image={image} alt="" share="third" />}
          more={({ to, title }) => (
            <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
              See the course<span className="sr-only">: {title}</span>
            </Link>
          )}
        />
      </Section>
    </>
  )
}

function Need({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 marker:text-signal">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
