import { Link, linkOptions } from '@tanstack/react-router'
import type { Matter, Written } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentImage } from './content-image.tsx'
import { Enquire } from './enquire.tsx'
import { Prose } from './prose.tsx'

/** 'Register for course': WhatsApp or the form, with the course named. */
function Register({ course }: { course: string }) {
  return (
    <Enquire
      topic={`Register for course: ${course}`}
      message={`Hello ${COMPANY.name}, I want to register for the course "${course}".`}
    >
      Register for course
    </Enquire>
  )
}

const DATES = ['Dates, place and fee', 'Agreed on WhatsApp'] as const

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
          <p className="one-action one-action-quiet">
            <Register course={title} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CoursePage({ course }: { course: Written<'course'> }) {
  const { title, name, intro, image, imageText, audience, outcomes, bring, sample, inBrief, body } = course
  return (
    <>
      <Hero
        way={<Breadcrumb here={name} steps={[['Training', linkOptions({ to: '/services' })]]} />}
        title={title}
        text={intro}
        aside={
          <div className="w-full max-w-lg max-md:*:aspect-video! lg:justify-self-end">
            <ContentImage image={image} alt={imageText} share="half" loading="high" />
          </div>
        }
      >
        <div className="one-action contact-bar max-md:text-ink md:mt-6">
          <Register course={title} />
        </div>
      </Hero>
      <div className="page pt-6">
        <CourseFacts facts={[['You work on', inBrief.work], ['Programme', inBrief.programme], DATES]} />
      </div>
      <div className="page course-page named-parts">
        <Brief title="What you can do after it" lines={outcomes} />
        <Brief title="Who it is for" lines={audience} />
        <Prose blocks={body} />
        <div className="course-needs">
          <Brief title="What you bring" lines={bring} />
          <figure className="brief">
            <h2>What you work on</h2>
            <ContentImage image={sample.image} alt="" share="third" />
            <figcaption className="text-sm text-quiet">{sample.caption}</figcaption>
          </figure>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="one-action max-md:hidden">
            <Register course={title} />
          </p>
          <Link to="/services" className="link inline-flex min-h-11 items-center font-semibold">
            All courses
          </Link>
        </div>
      </div>
    </>
  )
}

function Brief({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="brief">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
