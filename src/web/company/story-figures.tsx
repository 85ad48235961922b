import { CheckCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Matter } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'

type Figure = Matter<'landing'>['story'][number]['figure']

/** A step of the story as one meets it in the product, small. What it shows is an example, which the text beside it explains. */
export function StoryFigure({ figure }: { figure: Figure }) {
  return (
    <div aria-hidden="true" className="story-figure card drawing-grid">
      {FIGURES[figure]}
    </div>
  )
}

const FIGURES: Record<Figure, ReactNode> = {
  plan: (
    <svg viewBox="0 0 240 180" aria-hidden="true" className="h-full fill-none stroke-ink" strokeWidth="5">
      <path d="M30 38H150M178 38H210V142H126M98 142H30V38M118 38V84M118 108V142M118 84H210" />
      <path d="M30 38V142" className="stroke-signal" />
      <g className="stroke-signal" strokeWidth="1.5">
        <path d="M14 38V142M9 38H19M9 142H19M30 20H210M30 15V25M210 15V25" />
      </g>
      <g className="fill-ink stroke-none text-[11px] font-semibold" textAnchor="middle">
        <text x="120" y="15">
          12.00 m
        </text>
        <text x="74" y="95">
          41.6 m²
        </text>
        <text x="164" y="66">
          20.4 m²
        </text>
        <text x="164" y="118">
          28.1 m²
        </text>
        <text x="58" y="134" className="fill-action">
          6.90 m
        </text>
      </g>
    </svg>
  ),
  bill: (
    <div className="story-paper">
      <p className="font-semibold">Substructure</p>
      {[
        ['Blockwork, 225 mm', '120 m²', '1,080,000'],
        ['Concrete, oversite', '18 m³', '1,710,000'],
        ['Rebar, 12 mm', '640 kg', '768,000'],
      ].map(([work, quantity, amount]) => (
        <p key={work} className="story-line">
          <span className="grow">{work}</span>
          <span className="text-quiet">{quantity}</span>
          <span>{amount}</span>
        </p>
      ))}
      <p className="story-line font-semibold">
        <span className="grow">Carried to summary</span>
        <span className="text-alarm line-through">3,648,000</span>
      </p>
      <p className="flex items-center gap-1 font-semibold text-alarm">
        <TriangleAlert size={14} strokeWidth={2} />
        Its lines come to 3,558,000
      </p>
    </div>
  ),
  comparison: (
    <div className="story-paper">
      <p className="font-semibold">Cement, 60 bags to Ikeja</p>
      {[
        ['₦204 a kg', 'Depot, Mushin', 22],
        ['₦209 a kg', 'Trailer, Ibeju', 44],
        ['₦221 a kg', 'Shop, Ikeja', 88],
      ].map(([price, seller, at], index) => (
        <p key={seller} className="story-line items-center">
          <span className={index === 0 ? 'font-semibold text-site' : ''}>{price}</span>
          <span className="grow text-quiet">{seller}</span>
          <svg viewBox="0 0 100 10" aria-hidden="true" className="w-14 stroke-edge" strokeWidth="2">
            <path d="M0 5H100" />
            <circle
              cx={at}
              cy="5"
              r="4.5"
              className={index === 0 ? 'fill-site stroke-none' : 'fill-ink stroke-none'}
            />
          </svg>
        </p>
      ))}
      <p className="text-quiet">Confirmed today, 2 and 4 days ago</p>
    </div>
  ),
  message: (
    <div className="grid gap-2 self-center">
      <p className="story-message me-6 ms-0 bg-surface">
        Hello, I am interested in 60 bags of cement at NGN 10,200 / 50 kg bag as listed on the {COMPANY.name}{' '}
        marketplace.
        <CheckCheck size={14} strokeWidth={2} className="ms-1 inline text-site" />
      </p>
      <p className="story-message ms-10 bg-site text-on-site">
        Good morning. 60 bags are ready, we deliver today.
      </p>
    </div>
  ),
}
