const PER_BLOCK = 65_536;

/** A growing list of file offsets below 4 GB, at four bytes each: large workbooks have millions of strings. */
export class Offsets {
  readonly #blocks: Uint32Array[] = [];
  #length = 0;

  push(offset: number): void {
    if (this.#length % PER_BLOCK === 0) this.#blocks.push(new Uint32Array(PER_BLOCK));
    this.#blocks.at(-1)![this.#length % PER_BLOCK] = offset;
    this.#length += 1;
  }

  at(index: number): number | undefined {
    return index < this.#length ? this.#blocks[Math.floor(index / PER_BLOCK)]?.[index % PER_BLOCK] : undefined;
  }
}
