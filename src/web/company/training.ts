import bim from '#content/courses/bim-course.md?course&summary'
import mep from '#content/courses/bim-course-mep.md?course&summary'
import project from '#content/courses/ms-project-course.md?course&summary'
import services from '#content/services.md?training'

/** The content of the trainings page: its own texts, and the courses without their programmes. */
export const training = {
  training: services,
  courses: [
    { ...bim, to: '/bim-course' as const },
    { ...project, to: '/ms-project-course' as const },
    { ...mep, to: '/bim-course-mep' as const },
  ],
}

/** What a course shows of another. */
export const coursesBeside = (to: (typeof training.courses)[number]['to']) =>
  training.courses
    .filter((course) => course.to !== to)
    .map(({ name, intro, image, to }) => ({ title: name, text: intro, image, to }))

export type SisterCourse = ReturnType<typeof coursesBeside>[number]
