/** The choice between the paints of walls: what is bought instead of the emulsion. */
export const PAINTS = {
  label: 'Paint',
  options: {
    emulsion: { label: 'Emulsion' },
    exterior: { label: 'Exterior emulsion', instead: { paint: 'exteriorPaint' } },
    satin: { label: 'Satin', instead: { paint: 'satinPaint' } },
  },
} as const
