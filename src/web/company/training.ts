import services from '#content/services.md?training'
import { courses } from './course-list.ts'

/** The content of the trainings page: its own texts, and the courses. */
export const training = { training: services, courses }
