type Result<Item> = IteratorResult<Item, undefined>;
type Reader<Item> = { resolve: (result: Result<Item>) => void; reject: (error: Error) => void };

/**
 * Events for one reader. After `max` waiting events it drops them and ends with `tooMany`. Not a generator, which cannot
 * be ended while it waits; a class, because there are tens of thousands.
 */
export class EventQueue<Item> implements AsyncIterableIterator<Item, undefined, void> {
  #waiting: Item[] = [];
  #reader: Reader<Item> | undefined;
  #ended: { error: Error | undefined } | undefined;
  readonly #max: number;
  readonly #tooMany: () => Error;
  readonly #onEnd: (queue: EventQueue<Item>) => void;

  constructor(max: number, tooMany: () => Error, onEnd: (queue: EventQueue<Item>) => void) {
    this.#max = max;
    this.#tooMany = tooMany;
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#waiting.length;
  }

  push(item: Item): void {
    if (this.#ended) return;
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader) reader.resolve({ done: false, value: item });
    else if (this.#waiting.length < this.#max) this.#waiting.push(item);
    else {
      this.#waiting = [];
      this.end(this.#tooMany());
    }
  }

  /** Waiting events are still delivered first. */
  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = { error };
    if (this.#reader) this.#settle(this.#reader);
    this.#reader = undefined;
    this.#onEnd(this);
  }

  next(): Promise<Result<Item>> {
    const [item] = this.#waiting;
    if (this.#waiting.length > 0) {
      this.#waiting.shift();
      return Promise.resolve({ done: false, value: item as Item });
    }
    return new Promise((resolve, reject) => {
      if (this.#ended) this.#settle({ resolve, reject });
      else this.#reader = { resolve, reject };
    });
  }

  return(): Promise<Result<Item>> {
    this.#waiting = [];
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  async throw(error: unknown): Promise<Result<Item>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #settle({ resolve, reject }: Reader<Item>): void {
    const error = this.#ended?.error;
    this.#ended = { error: undefined };
    if (error) reject(error);
    else resolve({ done: true, value: undefined });
  }
}
