/** The columns of tables and files, in the order of a buyer's way. */
export const COUNTED = [
  ['shown', 'Shown'],
  ['opened', 'Opened'],
  ['whatsapp', 'WhatsApp'],
  ['number', 'Number'],
  ['email', 'E-mail'],
] as const
