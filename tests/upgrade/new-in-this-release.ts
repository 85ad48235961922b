import type { NewSteps } from './walk.ts'

/** All of this is emptied when a release is cut: then it is the last one's. */

/** What this release answers otherwise than the last one, on purpose. */
export const changedOnPurpose: RegExp[] = [
  // A pack holds a thousandth of its unit at least.
  /^GET \/openapi\.json \(1\) paths .* pack anyOf 0 properties size exclusiveMinimum: 0 became undefined$/,
  // The line beside a material goes back a year.
  /^GET \/prices\/week \(\d\) materials \d+ line /,
  // Homes of the nearest states stand before others like them.
  /^GET \/listing\/similar\/\{id\} \(\d\) \d+ /,
  // What is the same thing stands before others like it.
  /^GET \/product\/getProduct\/category\/\{id\} \(1\) products \d+ /,
  // What people read is worded plainly.
  /^GET \/openapi\.json \(1\) paths \S+ (get|post|put|delete) (parameters \S+ )?(description|summary): /,
  /^(POST \/auth\/(confirm-email|confirm-code|reset-password)|POST \/user\/weekly-mail\/stop|POST \/search\/alerts(\/push\/forget)?)\S* \(\d\) message: /,
  /^DELETE \/(verification\/documents|projects|bills|admin\/dictionary)\/\{id\} \(1\) message: /,
  /^GET \/work-items\/\{item\} \(1\) (description|lines \d+ origin): /,
]

/** What people do besides, so that they may do here what they did in the last release. The calls that are new are made here. */
export const newSteps: NewSteps = {}
