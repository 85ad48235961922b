/** What this release answers otherwise than the last one, on purpose: emptied when a release is cut. */
export const changedOnPurpose: RegExp[] = [
  /^GET \/openapi\.json /,
  // Their messages speak of the code.
  /^POST \/auth\/(sign-up|resend-confirmation) .* message: /,
]
