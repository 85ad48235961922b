/** The same figures as files, in a list of links. */
export const FileLinks = ({ files }: { files: readonly (readonly [href: string, label: string])[] }) =>
  files.map(([href, label]) => (
    <li key={label}>
      <a href={href} className="link inline-flex min-h-11 items-center">
        {label}
      </a>
    </li>
  ))
