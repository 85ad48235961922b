/** The words of a text, without endings that say nothing else: "noggings" as "nogg". Short ones are units and joints of a sentence. */
export const wordStems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ings?|ed|es|s)$/, ''))
