import { Link } from '@tanstack/react-router'
import { WORK_LIST, WORK_SECTION_IDS, WORK_SECTIONS } from '#domain/rates/work-sections.ts'

/** Every work item by its section, each with a page of its own. */
export function WorkItems() {
  return (
    <div className="grid gap-px">
      {WORK_SECTION_IDS.map((section) => {
        const { number, name } = WORK_SECTIONS[section]
        return (
          <section
            key={section}
            aria-labelledby={`work-${section}`}
            className="grid gap-x-8 border-t border-line py-3 md:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <h3 id={`work-${section}`} className="py-1.5 text-base">
              <span className="text-quiet tabular-nums">{number}</span> {name}
            </h3>
            <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {WORK_LIST.filter((item) => item.section === section).map(({ id, title, unit }) => (
                <li key={id}>
                  <Link
                    to="/rate-gen/$workItem"
                    params={{ workItem: id }}
                    preload={false}
                    className="link inline-flex min-h-11 items-center py-1"
                  >
                    {title}, {unit}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
