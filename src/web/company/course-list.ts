import bim from '#content/courses/bim-course.md?course&summary'
import mep from '#content/courses/bim-course-mep.md?course&summary'
import project from '#content/courses/ms-project-course.md?course&summary'

/** The courses without their programmes. */
export const courses = [
  { ...bim, to: '/bim-course' },
  { ...project, to: '/ms-project-course' },
  { ...mep, to: '/bim-course-mep' },
]
