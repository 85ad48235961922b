import type { WorkItemId } from '../work-sections.ts'

/**
 * Sizes that bills say of things as the work items have them: what changes nothing, such as the bore of a point's conduit, or what an
 * item is without saying so itself. Millimetres, but where the thing is counted otherwise.
 */
export const USUAL_SIZES: Readonly<Partial<Record<WorkItemId, readonly number[]>>> = {
  'block-225': [450],
  'block-150': [450],
  'block-225-solid': [450],
  'block-150-solid': [450],
  'block-screen': [150, 225],
  'steel-purlin': [50, 65, 2],
  'ceiling-framing': [600],
  'roof-stone-coated': [0.4, 0.45, 0.5, 2],
  'ridge-cap': [450],
  'rain-gutter': [150],
  'roofing-felt': [4],
  'door-flush': [4, 40, 44],
  'door-panel': [40, 44],
  'lock-set': [3],
  railing: [50, 1, 1000],
  'drain-pipe': [0.75, 0.6, 750, 600],
  tiling: [8, 9, 10, 60, 40],
  'wall-tiling': [8, 9, 10, 30, 60],
  terrazzo: [20, 25],
  cornice: [100, 150],
  'ceiling-pvc': [200, 250],
  'ceiling-flat-sheet': [1200, 2400],
  wc: [6, 9, 10],
  'wash-basin': [560, 430],
  'floor-trap': [75],
  'gate-valve': [20],
  'bib-tap': [15],
  gate: [3600],
  // Of a point the bore of its conduit and the three wires of a circuit.
  'lighting-point': [20, 3],
  'socket-point': [13, 20, 3],
  cable: [1],
  'armoured-cable': [4],
  switch: [1, 5, 10],
  'ceiling-fan': [56, 1400],
  'window-sliding': [4, 5],
  'window-projected': [4, 5],
  'window-casement': [4, 5],
  'burglary-bars': [12],
  earthing: [16, 1200, 1.2],
}
