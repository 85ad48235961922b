/**
 * The materials and trades whose pages ask "How much do I need?": those that a part takes (building-parts.ts), listed so that a
 * page knows without the formulas.
 */
export const CALCULATED_MATERIALS: ReadonlySet<string> = new Set([
  'cement',
  'sharp-sand',
  'plaster-sand',
  'granite',
  'hollow-block',
  'rebar',
  'binding-wire',
  'timber',
  'wire-nails',
  'roofing-nails',
  'floor-tile',
  'tile-grout',
  'emulsion-paint',
  'exterior-paint',
  'satin-paint',
  'longspan-aluminium',
  'stone-coated-tile',
  'labour-concreting',
  'labour-block-laying',
  'labour-iron-bending',
  'labour-formwork',
  'labour-plastering',
  'labour-tiling',
  'labour-painting',
  'labour-roof-covering',
])
