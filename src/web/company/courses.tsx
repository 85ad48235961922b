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

type Brief = Matter<'course'>['inBrief']
type Fact = readonly [label: string, text: string]

/** What one takes to a course and brings home from it. */
const factsOf = ({ result, work, software, computer, parts }: Brief): Fact[] => [
  ['You leave with', result],
  ['You work on', work],
  ...(software ? ([['Software', software]] as const) : []),
  ['You bring', computer],
  ['Parts', parts],
]

/** It is agreed with each class. */
const AGREED: Fact = ['Dates and fee', 'On request, in writing']

/** What must be known of a course before one asks. */
function CourseFacts({ facts }: { facts: readonly Fact[] }) {
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

/** Each course once, in one row: what it is about, who it is for, and what they leave with. */
export function CourseCards({ courses }: { courses: readonly (Matter<'course'> & { to: string })[] }) {
  return (
    <ul className="course-cards">
      {courses.map(({ name, title, intro, image, imageText, inBrief, to }) => (
        <li key={to} className="card">
          <ContentImage image={image} alt={imageText} share="third" />
          <div>
            <h3 className="text-lg md:text-xl">
              <Link to={to} className="link">
                {name}
              </Link>
            </h3>
            <p className="mt-1 font-semibold max-md:text-sm">{inBrief.who}</p>
            <p className="mt-2 text-quiet max-md:hidden">{intro}</p>
          </div>
          <CourseFacts facts={factsOf(inBrief)} />
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
          <div className="course-card">
            <CourseFacts facts={[['For', inBrief.who], ...factsOf(inBrief), AGREED]} />
            <div className="one-action contact-bar md:mt-5">
              <Register course={title} />
            </div>
          </div>
        }
      />
      <div className="page course-page named-parts">
        <figure>
          <ContentImage image={sample.image} alt="" share="third" loading="high" />
          <figcaption>{sample.caption}</figcaption>
        </figure>
        <Need title="Who it is for" lines={audience} />
        <Need title="What to bring" lines={bring} />
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
