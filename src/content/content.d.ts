/** What an import of a content file gives, by the kind it names: see content-plugin.ts. */

declare module '*.md?page' {
  const page: import('./content-kinds.ts').Written<'page'>
  export default page
}
declare module '*.md?course' {
  const course: import('./content-kinds.ts').Written<'course'>
  export default course
}
declare module '*.md?course&summary' {
  const course: import('./content-kinds.ts').Summary<'course'>
  export default course
}
declare module '*.md?software' {
  const software: import('./content-kinds.ts').Written<'software'>
  export default software
}
declare module '*.md?training' {
  const training: import('./content-kinds.ts').Written<'training'>
  export default training
}
declare module '*.md?pricing' {
  const pricing: import('./content-kinds.ts').Written<'pricing'>
  export default pricing
}
declare module '*.md?landing' {
  const landing: import('./content-kinds.ts').Written<'landing'>
  export default landing
}
