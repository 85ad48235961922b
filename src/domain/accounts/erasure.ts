/** What stays when an account is deleted, and why. It is said before the button and in the privacy policy, in these words (docs/product.md 21.7). */
export const WHAT_STAYS = {
  reviews:
    'Reviews that you wrote stay, under the name “Deleted user”, because they are also part of the seller’s record.',
  reports:
    'Reports that you made stay without any link to you, so that we notice when the same thing comes again.',
  log: 'The log of our admins stays, with what you and your things were called, because we have to be able to say why we acted.',
  prices:
    'The history of your prices stays with a random number, to show how prices change; nothing says any more that they were yours.',
  address: 'The short addresses of your shop stay taken, so that an old link never leads to somebody else.',
  newsletter:
    'A note that you agreed to the newsletter and left it stays for 365 days with a random number instead of your address, so that we can show that we mailed only people who had agreed.',
  enquiries: 'What you wrote to us by the form stays for 2 years, so that we can answer.',
} as const
export type Stays = keyof typeof WHAT_STAYS
