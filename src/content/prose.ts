/** What the body of a content file becomes: plain data, which the pages draw and which carries no HTML. */

export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { href: string; text: Inline[] }

export type Table = { head: Inline[][]; rows: Inline[][][]; numeric: boolean[] }

export type Block =
  | { heading: string; level: 2 | 3; id: string }
  | { paragraph: Inline[] }
  | { list: Inline[][]; ordered: boolean }
  | { table: Table }
  | { quote: Inline[][] }
  /** Lines that keep their breaks: a calculation, set out as on a dimension sheet. */
  | { working: string }
