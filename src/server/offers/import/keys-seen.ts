const EMPTY = 0n

/**
 * Remembers keys in eight bytes each, so that a file of millions of rows still fits: among ten million rows the chance that
 * any two are taken for one is three in a million.
 */
export class KeysSeen {
  #slots = new BigUint64Array(1024)
  #size = 0

  /** @returns whether the key is new */
  add(key: string): boolean {
    if (this.#size * 2 >= this.#slots.length) this.#grow()
    const isNew = this.#insert(Buffer.from(key, 'base64url').readBigUInt64LE() || 1n)
    if (isNew) this.#size += 1
    return isNew
  }

  #insert(mark: bigint): boolean {
    const last = this.#slots.length - 1
    let at = Number(mark & BigInt(last))
    while (this.#slots[at] !== EMPTY) {
      if (this.#slots[at] === mark) return false
      at = (at + 1) & last
    }
    this.#slots[at] = mark
    return true
  }

  #grow(): void {
    const smaller = this.#slots
    this.#slots = new BigUint64Array(smaller.length * 2)
    for (const mark of smaller) if (mark !== EMPTY) this.#insert(mark)
  }
}
