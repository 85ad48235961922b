/** "12 m2 a day" as it is set: with the sign that it was typed without. */
export const unitSigns = (text: string): string =>
  text.replaceAll(/(?<![A-Za-z])m([23])(?!\w)/g, (_, power) => (power === '2' ? 'm²' : 'm³'))
