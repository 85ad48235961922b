import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'
import { CourseCards, TERMS } from './courses.tsx'
import { Enquire } from './enquire.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'

type ServicesPageProps = {
  training: Matter<'training'>
  courses: readonly (Matter<'course'> & { to: string })[]
}

export function ServicesPage({
  training: { heading, intro, image, imageText, installation },
  courses,
}: ServicesPageProps) {
  return (
    <>
      <Hero
        title={heading}
        text={intro}
        picture={<ContentImage image={image} alt={imageText} share="opening" loading="high" />}
      >
        <p className="cluster mt-4 md:mt-6">
          <Link to="/BIMNews" className="button button-action">
            Start Learning
          </Link>
          <a href="#installation" className="link inline-flex min-h-11 items-center font-semibold">
            Installation
          </a>
        </p>
      </Hero>
      <Section title="Courses" id="courses" text={TERMS}>
        <CourseCards courses={courses} />
      </Section>
      <Section title="Installation" id="installation" text={installation.text}>
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ContentImage image={installation.image} alt={installation.imageText} share="third" />
          <div>
            <Points points={installation.steps} />
            <p className="one-action mt-8">
              <Enquire
                topic="Installation of the takeoff plugin"
                message={`Hello ${COMPANY.name}, I need the takeoff plugin installed.`}
              >
                Ask for installation
              </Enquire>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
