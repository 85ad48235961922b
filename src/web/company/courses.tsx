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

export function CourseCards({ courses }: { courses: readonly (Matter<'course'> & { to: string })[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {courses.map(({ name, title, intro, image, to }) => (
        <li key={to} className="flex flex-col items-start gap-3">
          <ContentImage image={image} alt="" share="third" />
          <h3 className="text-xl">
            <Link to={to} className="link">
              {name}
            </Link>
          </h3>
          <p className="grow text-quiet">{intro}</p>
          <p className="button-row">
            <Register course={title} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CoursePage({ course }: { course: Written<'course'> }) {
  const { title, intro, image, imageText, audience, outcomes, bring, body } = course
  return (
    <>
      <Hero
        title={title}
        text={intro}
        aside={<ContentImage image={image} alt={imageText} share="half" loading="high" />}
      >
        <p className="mt-6 button-row">
          <Register course={title} />
          <Link to="/services" className="button button-quiet">
            All courses
          </Link>
        </p>
      </Hero>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
