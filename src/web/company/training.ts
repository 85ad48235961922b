import bim from '#content/courses/bim-course.md?course&summary'
import mep from '#content/courses/bim-course-mep.md?course&summary'
import project from '#content/courses/ms-project-course.md?course&summary'
import services from '#content/services.md?training'

/** The content of the trainings page: its own texts, and the courses without their programmes. */
export const training = {
  training: services,
  courses: [
    { ...bim, to: '/bim-course' },
    { ...project, to: '/ms-project-course' },
    { ...mep, to: '/bim-course-mep' },
  ],
}
