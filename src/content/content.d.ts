/** What an import of a content file gives, by the kind it names: see content-plugin.ts. */

type Summary<Matter> = Matter & { minutes: number }
type Written<Matter> = Summary<Matter> & { body: import('./prose.ts').Block[] }

declare module '*.md?page' {
  const page: Written<import('./content-kinds.ts').PageMatter>
  export default page
}
declare module '*.md?article' {
  const article: Written<import('./content-kinds.ts').ArticleMatter>
  export default article
}
declare module '*.md?course&summary' {
  const course: Summary<import('./content-kinds.ts').CourseMatter>
  export default course
}
declare module '*.md?course' {
  const course: Written<import('./content-kinds.ts').CourseMatter>
  export default course
}
declare module '*.md?software' {
  const software: Written<import('./content-kinds.ts').SoftwareMatter>
  export default software
}
declare module '*.md?training' {
  const training: Written<import('./content-kinds.ts').TrainingMatter>
  export default training
}
declare module '*.md?landing' {
  const landing: Written<import('./content-kinds.ts').LandingMatter>
  export default landing
}
declare module '*.md?prices' {
  const prices: Written<import('./content-kinds.ts').PriceMatter>
  export default prices
}
