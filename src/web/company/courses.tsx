import { Link, linkOptions } from '@tanstack/react-router'
import type { Matter, Written } from '#content/content-kinds.ts'
import { type ContentBlock, partStarts } from '#content/prose.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentImage } from './content-image.tsx'
import { courses } from './course-list.ts'
import { Enquire } from './enquire.tsx'
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
  'Ask for the next dates, the place and the fee, on WhatsApp or by the form. You get the fee in naira, in writing, before you commit to anything.'

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

/** Each course once: what is worked on, who it is for, and what they leave with. */
export function CourseRows({ courses }: { courses: readonly (Matter<'course'> & { to: string })[] }) {
  return (
    <ul className="course-rows">
      {courses.map(({ name, title, intro, sample, inBrief, to }) => (
        <li key={to}>
          <ContentImage image={sample.image} alt={sample.caption} share="third" />
          <div>
            <h3 className="text-2xl">
              <Link to={to} className="link">
                {name}
              </Link>
            </h3>
            <p className="mt-1 font-semibold">{inBrief.who}</p>
            <p className="mt-2 text-quiet">{intro}</p>
          </div>
          <CourseFacts
            facts={[
              ['You leave with', inBrief.result],
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

/** The parts of a course, each with what one can do after it. */
function programmeOf({ body, outcomes }: Written<'course'>): ContentBlock[] {
  const starts = partStarts(body, 3)
  return [
    ...body.slice(0, starts[0]),
    ...starts.flatMap((start, index): ContentBlock[] => [
      ...body.slice(start, starts[index + 1]),
      { list: outcomes.slice(index, index + 1).map((outcome) => [outcome]), ordered: false },
    ]),
  ]
}

export function CoursePage({ course }: { course: Written<'course'> }) {
  const { title, name, intro, audience, bring, sample, inBrief } = course
  const others = courses.filter((other) => other.name !== name)
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
            ['You leave with', inBrief.result],
            ['You work on', inBrief.work],
            ['Programme', inBrief.programme],
          ]}
        />
      </div>
      <div className="page course-page named-parts">
        <div className="card course-needs">
          <Need title="Who it is for" lines={audience} />
          <Need title="What to bring" lines={bring} />
          <p className="one-action max-md:hidden">
            <Register course={title} />
          </p>
          <p className="text-sm text-quiet md:hidden">{TERMS}</p>
        </div>
        <Prose blocks={programmeOf(course)} />
      </div>
      <Section title="Other courses">
        <ul className="other-courses">
          {others.map(({ name, intro, image, to }) => (
            <li key={to}>
              <ContentImage image={image} alt="" share="quarter" />
              <div>
                <h3 className="text-lg">
                  <Link to={to} className="link">
                    {name}
                  </Link>
                </h3>
                <p className="mt-1 text-quiet">{intro}</p>
              </div>
            </li>
          ))}
        </ul>
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
