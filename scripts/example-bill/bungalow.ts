/** What stands in a sheet of a bill, from top to bottom. */
type Entry =
  | { heading: string }
  /** In force until the next heading. */
  | { preamble: string }
  | { text: string; unit: string; quantity?: number; rate?: number; amount?: number }

export type Element = { name: string; entries: readonly Entry[]; leavesOutLast?: true }

const heading = (text: string): Entry => ({ heading: text })
const preamble = (text: string): Entry => ({ preamble: text })
const item = (text: string, unit: string, quantity: number, rate?: number): Entry => ({
  text,
  unit,
  quantity,
  ...(rate && { rate }),
})
const sum = (text: string, amount: number): Entry => ({ text, unit: 'Item', amount })

export const PRELIMINARIES: Element = {
  name: 'PRELIMINARIES',
  entries: [
    heading('Contractor’s general cost items'),
    sum('Site office, stores and latrines, and taking them away', 650_000),
    sum('Water for the works', 280_000),
    sum('Power and lighting of the site', 320_000),
    sum('Watching and lighting by day and night', 540_000),
    sum('Setting out and a notice board', 150_000),
    sum('Insurances of works and workmen', 350_000),
    sum('Clearing up and handing over', 250_000),
  ],
}

export const BUNGALOW: readonly Element[] = [
  {
    name: 'SUBSTRUCTURE',
    // Its total ends one row early: the treatment against termites is never added.
    leavesOutLast: true,
    entries: [
      heading('Excavating and filling'),
      preamble('In any soil but rock; depths are from the level of the ground as found'),
      item('Clear site of bush, shrubs and small trees and cart away', 'm2', 420),
      item('Strip topsoil 150mm deep and deposit on site', 'm2', 260),
      item('Excavate trenches for strip foundations, not exceeding 1.50m deep', 'm3', 78),
      item('Backfill excavated material around foundations, compacted', 'm3', 41),
      item('Cart away surplus excavated material from site', 'm3', 37),
      item('Approved laterite filling under floors in layers of 150mm, compacted', 'm3', 62),
      item('150mm thick hardcore bed, rammed and blinded', 'm2', 168),
      heading('In-situ concrete'),
      item('Plain concrete (1:3:6) in blinding, 50mm thick', 'm2', 92),
      item('Reinforced concrete (1:2:4) in strip foundations', 'm3', 21),
      item('Ditto in ground floor slab, 150mm thick', 'm3', 25.2),
      heading('Reinforcement'),
      item('High yield bars, 12mm diameter, in foundations', 'kg', 1_140),
      item('Ditto 10mm diameter, in links', 'kg', 310),
      item('BRC fabric mesh A142 in ground slab, lapped 150mm', 'm2', 168),
      heading('Formwork'),
      item('Sawn formwork to edges of ground slab, 150 to 300mm high', 'm', 58),
      heading('Masonry'),
      item('225mm hollow sandcrete block wall in foundations, filled solid with concrete', 'm2', 96),
      item('Damp proof course, 225mm wide', 'm', 118),
      item('Damp proof membrane, 1000 gauge polythene, under slab', 'm2', 168),
      { text: 'Treatment against termites, by a specialist', unit: 'Sum', amount: 180_000 },
    ],
  },
  {
    name: 'FRAME AND WALLS',
    entries: [
      heading('In-situ concrete'),
      preamble('Reinforced concrete (1:2:4), vibrated'),
      item('Columns, 225 x 225mm', 'm3', 4.2),
      item('Lintels and ring beam', 'm3', 7.6),
      heading('Reinforcement'),
      item('High yield bars, 12mm diameter, in columns and beams', 'kg', 980),
      item('Ditto 8mm diameter, in links', 'kg', 260),
      heading('Formwork'),
      item('Sawn formwork to sides of columns', 'm2', 58),
      item('Ditto to sides and soffits of beams', 'm2', 84),
      heading('Masonry'),
      item('225mm hollow sandcrete block wall in cement mortar (1:6)', 'm2', 286),
      item('150mm ditto', 'm2', 92),
    ],
  },
  {
    name: 'ROOF',
    entries: [
      heading('Carpentry'),
      preamble('Hardwood, treated against insects'),
      item('50 x 150mm rafters and tie beams', 'm', 412),
      item('50 x 75mm purlins', 'm', 365),
      item('50 x 100mm wall plate', 'm', 96),
      item('25 x 300mm fascia board', 'm', 68),
      heading('Roof covering'),
      item('0.55mm long span aluminium roofing sheets', 'm2', 248),
      item('Ridge cap to match', 'm', 22),
    ],
  },
  {
    name: 'WINDOWS AND DOORS',
    entries: [
      heading('Windows'),
      item('Aluminium sliding window, 1200 x 1200mm, with fly screen', 'Nr', 11),
      item('Ditto 600 x 600mm', 'Nr', 4),
      heading('Doors'),
      item('Flush panel door 900 x 2100mm with frame', 'Nr', 7),
      item('Steel security door 1200 x 2100mm', 'Nr', 2),
      item('Burglary proof to windows', 'm2', 19),
    ],
  },
  {
    name: 'FINISHINGS',
    entries: [
      heading('Floors'),
      item('40mm cement and sand (1:4) screed', 'm2', 158),
      item('600 x 600mm vitrified floor tiles', 'm2', 126),
      item('300 x 300mm non-slip floor tiles', 'm2', 24),
      heading('Walls'),
      item('12mm cement and sand (1:4) render to walls, inside', 'm2', 648),
      item('Ditto outside', 'm2', 210),
      item('300 x 600mm glazed wall tiles in kitchen and baths', 'm2', 74),
      heading('Ceilings'),
      item('PVC ceiling panels on hardwood noggings', 'm2', 162),
      heading('Painting'),
      item('Prepare and apply three coats of emulsion paint to rendered walls inside', 'm2', 574),
      item('Ditto textured paint outside', 'm2', 210),
      item('Gloss paint on wood', 'm2', 46),
    ],
  },
  {
    name: 'SERVICES',
    entries: [
      heading('Plumbing'),
      item('Water closet suite with cistern, white', 'Nr', 4),
      item('Wash hand basin with taps and trap', 'Nr', 4),
      item('20mm PVC water pipe with fittings', 'm', 86),
      item('100mm UPVC soil pipe', 'm', 42),
      heading('Electrical'),
      item('Lighting point, wired in 1.5mm2 cable in conduit', 'Nr', 38),
      item('13A socket outlet point, wired in 2.5mm2 cable in conduit', 'Nr', 26),
      { text: 'Provisional sum for connection to the public supply', unit: 'Sum', amount: 450_000 },
    ],
  },
]

export const EXTERNAL_WORKS: Element = {
  name: 'EXTERNAL WORKS',
  entries: [
    heading('Drainage'),
    item('Septic tank for 10 users, as drawing', 'Nr', 1),
    item('Soakaway pit, 1.80m diameter, 3.00m deep', 'Nr', 1),
    heading('Paving and fencing'),
    item('60mm interlocking paving stones on sand bed', 'm2', 146),
    // Two figures have changed places: 84 m at 4,500 are 378,000.
    { text: 'Precast concrete kerb, 125 x 250mm', unit: 'm', quantity: 84, rate: 4_500, amount: 387_000 },
    item('150mm hollow sandcrete block fence wall, 2.40m high', 'm2', 197),
  ],
}

/** What the summary says of the preliminaries, which come to 2,540,000. */
export const SUMMARY_PRELIMINARIES = 2_450_000
