import { Link } from '@tanstack/react-router'
import type { Matter, Written } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
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

/** What must be known of a course before one asks. */
function CourseFacts({ facts }: Pick<Matter<'course'>, 'facts'>) {
  return (
    <dl className="course-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CourseRows({ courses }: { courses: readonly (Matter<'course'> & { to: string })[] }) {
  return (
    <ul className="course-rows">
      {courses.map(({ name, title, intro, image, facts, to }) => (
        <li key={to}>
          <ContentImage image={image} alt="" share="quarter" />
          <div>
            <h3 className="text-xl">
              <Link to={to} className="link">
                {name}
              </Link>
            </h3>
            <p className="text-quiet">{intro}</p>
          </div>
          <CourseFacts facts={facts} />
          <p className="one-action">
            <Register course={title} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CoursePage({ course }: { course: Written<'course'> }) {
  const { title, intro, image, imageText, audience, outcomes, bring, facts, body } = course
  return (
    <>
      <Hero
        title={title}
        text={intro}
        aside={
          <div className="w-88 justify-self-end max-lg:hidden">
            <ContentImage image={image} alt={imageText} share="half" loading="high" />
          </div>
        }
      >
        <div className="one-action contact-bar max-md:text-ink md:mt-6">
          <Register course={title} />
        </div>
        <p className="mt-2 md:mt-4">
          <Link to="/services" className="link inline-flex min-h-11 items-center">
            All courses
          </Link>
        </p>
      </Hero>
      <div className="page pt-6">
        <CourseFacts facts={facts} />
      </div>
      <div className="page grid grid-cols-[minmax(0,1fr)] course-page gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Prose blocks={body} />
        <aside
          className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start"
          aria-label="The course in brief"
        >
          <Brief title="Who it is for" lines={audience} />
          <Brief title="What you can do after it" lines={outcomes} />
          <Brief title="What you bring" lines={bring} />
        </aside>
      </div>
    </>
  )
}

function Brief({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid gap-2 border-t-2 border-ink pt-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
