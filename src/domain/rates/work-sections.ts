/**
 * Every work item with its title and the unit of its rate, by the work sections of BESMM4R. What it takes stands in work-items/,
 * a file a trade, which a page loads when somebody looks at it.
 */
export const WORK_SECTIONS = {
  excavating: {
    number: '1.5',
    name: 'Excavating and filling',
    items: {
      'site-clearance': ['Site clearance', 'm²'],
      'tree-removal': ['Tree removal', 'nr'],
      'topsoil-strip': ['Topsoil stripping', 'm²'],
      'excavation-reduce': ['Excavation to reduce levels', 'm³'],
      'excavation-trench': ['Trench excavation', 'm³'],
      'excavation-pit': ['Pit excavation', 'm³'],
      'excavation-rock': ['Rock excavation', 'm³'],
      'earthwork-support': ['Earthwork support', 'm²'],
      disposal: ['Disposal off site', 'm³'],
      backfilling: ['Backfilling', 'm³'],
      'fill-laterite': ['Laterite filling', 'm³'],
      'fill-sand': ['Sand filling', 'm³'],
      hardcore: ['Hardcore filling', 'm³'],
      'level-and-compact': ['Levelling and compacting', 'm²'],
      'soil-treatment': ['Anti-termite treatment', 'm²'],
      'sand-blinding': ['Weak blinding', 'm³'],
      dpm: ['Damp-proof membrane', 'm²'],
    },
  },
  concrete: {
    number: '1.11',
    name: 'In-situ concrete works',
    items: {
      'concrete-1-4-8': ['Concrete 1:4:8', 'm³'],
      'concrete-1-3-6': ['Concrete 1:3:6', 'm³'],
      'concrete-1-2-4': ['Concrete 1:2:4', 'm³'],
      'concrete-1-1.5-3': ['Concrete 1:1½:3', 'm³'],
      'concrete-1-1-2': ['Concrete 1:1:2', 'm³'],
      reinforcement: ['Reinforcement', 'tonne'],
      mesh: ['Mesh reinforcement (BRC)', 'm²'],
      formwork: ['Sawn formwork', 'm²'],
      'formwork-board': ['Formwork of marine board', 'm²'],
      'formwork-edge': ['Formwork to edges', 'm'],
      lintel: ['Lintel, reinforced', 'm'],
      'trowelled-finish': ['Trowelled concrete surface', 'm²'],
      'movement-joint': ['Movement joint', 'm'],
    },
  },
  masonry: {
    number: '1.14',
    name: 'Masonry',
    items: {
      'block-225': ['Block wall, 225 mm', 'm²'],
      'block-150': ['Block wall, 150 mm', 'm²'],
      'block-225-solid': ['Solid block wall, 225 mm', 'm²'],
      'block-150-solid': ['Solid block wall, 150 mm', 'm²'],
      'block-225-filled': ['Block wall filled with concrete, 225 mm', 'm²'],
      'block-150-filled': ['Block wall filled with concrete, 150 mm', 'm²'],
      'block-screen': ['Screen block wall', 'm²'],
      'brick-wall': ['Clay brick wall, half brick', 'm²'],
      dpc: ['Damp-proof course', 'm'],
    },
  },
  metalwork: {
    number: '1.15',
    name: 'Structural metalwork',
    items: {
      'structural-steel': ['Structural steelwork', 'tonne'],
      'steel-purlin': ['Steel purlins', 'm'],
    },
  },
  carpentry: {
    number: '1.16',
    name: 'Carpentry',
    items: {
      'roof-timber': ['Roof timber', 'm'],
      'wall-plate': ['Wall plate', 'm'],
      'ceiling-framing': ['Ceiling framing', 'm²'],
      'fascia-board': ['Fascia board', 'm'],
    },
  },
  roofing: {
    number: '1.17',
    name: 'Sheet roof covering',
    items: {
      'roof-longspan': ['Long-span roof covering', 'm²'],
      'roof-stone-coated': ['Stone-coated roof covering', 'm²'],
      'roof-step-tile': ['Step-tile roof covering', 'm²'],
      'roof-metcoppo': ['Metcoppo roof covering', 'm²'],
      'roof-fibre-cement': ['Fibre-cement roof covering', 'm²'],
      'ridge-cap': ['Ridge cap', 'm'],
      'rain-gutter': ['Rain gutter', 'm'],
      'roofing-felt': ['Bitumen felt', 'm²'],
      'liquid-waterproofing': ['Liquid waterproofing', 'm²'],
      'foil-insulation': ['Reflective insulation', 'm²'],
    },
  },
  windows: {
    number: '1.23',
    name: 'Windows',
    items: {
      'window-sliding': ['Aluminium sliding window', 'm²'],
      'window-casement': ['Aluminium casement window', 'm²'],
      'window-projected': ['Aluminium projected window', 'm²'],
      'burglary-bars': ['Burglary bars', 'm²'],
    },
  },
  doors: {
    number: '1.24',
    name: 'Doors, shutters and hatches',
    items: {
      'door-flush': ['Flush door', 'nr'],
      'door-panel': ['Panel door', 'nr'],
      'door-steel': ['Steel door', 'nr'],
      'door-aluminium': ['Aluminium door', 'nr'],
      'door-wpc': ['WPC toilet door', 'nr'],
      'door-frame': ['Timber door frame', 'm'],
      'lock-set': ['Mortise lock set', 'nr'],
      hinges: ['Hinges', 'pair'],
    },
  },
  metal: {
    number: '1.26',
    name: 'Metal work',
    items: {
      railing: ['Railing', 'm'],
      gate: ['Steel gate', 'nr'],
    },
  },
  finishings: {
    number: '1.28',
    name: 'Floor, wall, ceiling and roof finishings',
    items: {
      screed: ['Floor screed', 'm²'],
      render: ['Render', 'm²'],
      'wall-screeding': ['Wall screeding', 'm²'],
      tiling: ['Floor tiling', 'm²'],
      'wall-tiling': ['Wall tiling', 'm²'],
      'tile-skirting': ['Tile skirting', 'm'],
      'granite-floor': ['Granite floor slabs', 'm²'],
      terrazzo: ['Terrazzo', 'm²'],
      'ceiling-pop': ['POP ceiling', 'm²'],
      'ceiling-pvc': ['PVC ceiling', 'm²'],
      'ceiling-gypsum': ['Gypsum board ceiling', 'm²'],
      'ceiling-flat-sheet': ['Flat-sheet ceiling, asbestos-free', 'm²'],
      'ceiling-suspended': ['Suspended tile ceiling', 'm²'],
      cornice: ['POP cornice', 'm'],
    },
  },
  decorations: {
    number: '1.29',
    name: 'Decorations',
    items: {
      painting: ['Painting', 'm²'],
      'painting-gloss': ['Gloss painting', 'm²'],
      'textured-coating': ['Textured coating', 'm²'],
      'wood-preservative': ['Wood preservative', 'm²'],
    },
  },
  mechanical: {
    number: '1.38',
    name: 'Mechanical services',
    items: {
      'waste-pipe': ['PVC waste pipe', 'm'],
      'pressure-pipe': ['PVC pressure pipe', 'm'],
      'ppr-pipe': ['PPR water pipe', 'm'],
      wc: ['WC suite', 'nr'],
      'wash-basin': ['Wash basin', 'nr'],
      'kitchen-sink': ['Kitchen sink', 'nr'],
      shower: ['Shower', 'nr'],
      'bib-tap': ['Tap', 'nr'],
      'floor-trap': ['Floor trap', 'nr'],
      'gate-valve': ['Gate valve', 'nr'],
      'water-tank': ['Water tank', 'nr'],
      'water-heater': ['Water heater', 'nr'],
      'water-pump': ['Water pump', 'nr'],
      'fire-extinguisher': ['Fire extinguisher', 'nr'],
    },
  },
  electrical: {
    number: '1.39',
    name: 'Electrical services',
    items: {
      'lighting-point': ['Lighting point', 'point'],
      'socket-point': ['Socket point', 'point'],
      conduit: ['PVC conduit', 'm'],
      cable: ['Single-core cable', 'm'],
      'armoured-cable': ['Armoured cable', 'm'],
      'light-fitting': ['Light fitting', 'nr'],
      'ceiling-fan': ['Ceiling fan', 'nr'],
      switch: ['Switch', 'nr'],
      socket: ['Socket outlet', 'nr'],
      'distribution-board': ['Distribution board', 'nr'],
      earthing: ['Earth rod', 'nr'],
      'split-ac': ['Split air conditioner', 'nr'],
    },
  },
  external: {
    number: '1.40',
    name: 'External works',
    items: {
      'drain-pipe': ['Drain pipe in trench', 'm'],
      'inspection-chamber': ['Inspection chamber', 'nr'],
      soakaway: ['Soakaway', 'nr'],
      'septic-tank': ['Septic tank, built', 'nr'],
      'septic-tank-plastic': ['Septic tank, plastic', 'nr'],
      'surface-drain': ['Open drain', 'm'],
      paving: ['Interlocking paving', 'm²'],
      kerb: ['Kerb', 'm'],
      'stone-base': ['Stone base', 'm³'],
      'block-fence': ['Block fence', 'm'],
      'wire-fence': ['Chain-link fence', 'm'],
      grassing: ['Grassing', 'm²'],
    },
  },
} as const

export type WorkSectionId = keyof typeof WORK_SECTIONS
export const WORK_SECTION_IDS = Object.keys(WORK_SECTIONS) as [WorkSectionId, ...WorkSectionId[]]

export type ItemsOf<Section extends WorkSectionId> = keyof (typeof WORK_SECTIONS)[Section]['items']
export type WorkItemId = { [Section in WorkSectionId]: ItemsOf<Section> }[WorkSectionId]

type Listed = { id: WorkItemId; title: string; unit: string; section: WorkSectionId }

/** In the order of the sections. */
export const WORK_LIST: readonly Listed[] = WORK_SECTION_IDS.flatMap((section) =>
  Object.entries(WORK_SECTIONS[section].items).map(([id, [title, unit]]) => ({
    id: id as WorkItemId,
    title,
    unit,
    section,
  })),
)

const BY_ID = new Map(WORK_LIST.map((listed) => [listed.id, listed]))
export const WORK_ITEM_IDS = WORK_LIST.map(({ id }) => id) as [WorkItemId, ...WorkItemId[]]

export const isWorkItem = (id: string): id is WorkItemId => BY_ID.has(id as WorkItemId)

export function listedItem(id: WorkItemId): Listed {
  const listed = BY_ID.get(id)
  if (!listed) throw new Error(`${id} is no work item`)
  return listed
}
