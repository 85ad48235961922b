/** Of a verified seller alone, where it stands beside many others: `VerifiedBadge` says besides what was looked at. */
export const VerifiedMark = ({ of = '' }: { of?: string }) => (
  <span className="verified-mark">{`Verified${of}`}</span>
)
