/**
 * What a finished picture looks like in the evening: an image knows which theme its reader has.
 * @param colours the evening's, by the day's @param except a selector of what stays as it is
 * @param more rules that come first
 */
export const eveningStyle = (colours: Readonly<Record<string, string>>, except = '', more = '') =>
  `<style>@media(prefers-color-scheme:dark){${more}${Object.entries(colours)
    .map(([day, evening]) => `[fill="${day}"]${except}{fill:${evening}}[stroke="${day}"]{stroke:${evening}}`)
    .join('')}}</style>`
