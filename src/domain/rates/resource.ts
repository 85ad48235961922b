export type ResourceKind = 'Material' | 'Labour' | 'Plant'

export type Resource = {
  name: string
  /** What the price is for. */
  unit: string
  kind: ResourceKind
}
