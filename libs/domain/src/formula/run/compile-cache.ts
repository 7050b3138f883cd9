/** The memory that a key takes beside its characters. */
const PER_KEY = 20;

/**
 * Keeps recently used values, measured by the length of their keys: at least `least` characters, at most about twice as
 * many. It has two generations. A used value moves to the young one; when that is full it becomes the old one, and the
 * previous old one is dropped. A hit is one look-up in a Map; moving each used key to the end of one Map took
 * microseconds (measured).
 */
export class TwoGenerationCache<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #characters = 0;
  readonly #least: number;

  constructor(least: number) {
    this.#least = least;
  }

  /** The cached value, or a new one, which is cached. */
  get(key: string, make: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#characters >= this.#least) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    this.#young.set(key, value);
    this.#characters += key.length + PER_KEY;
    return value;
  }
}
