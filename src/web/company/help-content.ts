import questions from '#content/faq.md?page'
import help from '#content/help.md?page'

/** The content of the help: its own texts, and the questions that people ask. */
export const helpContent = { help, questions }
