import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'
import { CourseCards } from './courses.tsx'
import { Enquire } from './enquire.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'

type ServicesPageProps = {
  training: Matter<'training'>
  courses: readonly (Matter<'course'> & { to: string })[]
}

export function ServicesPage({
  training: { heading, intro, gallery, installation },
  courses,
}: ServicesPageProps) {
  const [room, ...work] = gallery
  return (
    <>
      <Hero
        title={heading}
        text={intro}
        aside={room && <ContentImage image={room.image} alt={room.caption} share="half" loading="high" />}
      >
        <p className="mt-6">
          <Link to="/BIMNews" className="button button-action">
            Start Learning
          </Link>
        </p>
      </Hero>
      <Section title="What you will work on">
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          {work.map(({ image, caption }) => (
            <li key={caption} className="max-lg:last:odd:col-span-2">
              <figure className="grid gap-2">
                <ContentImage image={image} alt="" share="third" loading="lazy" />
                <figcaption className="text-sm text-quiet">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Courses" id="courses">
        <CourseCards courses={courses} />
      </Section>
      <Section title="Installation" id="installation" text={installation.text}>
        <Points points={installation.steps} />
        <p className="mt-6 button-row">
          <Enquire
            topic="Installation of the takeoff plugin"
            message={`Hello ${COMPANY.name}, I need the takeoff plugin installed.`}
          >
            Ask for installation
          </Enquire>
        </p>
      </Section>
    </>
  )
}
