/** What we use of delaunator 4, which has no types of its own. */
declare module 'delaunator' {
  export default class Delaunator {
    static from(points: readonly (readonly [x: number, y: number])[]): Delaunator
    /** Of each triangle three indices of points. */
    readonly triangles: Uint32Array
    /** Of each edge the one on its other side, or -1. */
    readonly halfedges: Int32Array
  }
}
