/**
 * Keeps what was used last: at least `least` values, at most twice as many. Two generations: what is used moves to the
 * young one; when that is full it becomes the old one and the old one goes. A hit is one look into a Map, where moving
 * each used key to a Map's end took microseconds (measured).
 */
export class LeastRecentlyUsed<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #least: number;

  constructor(least: number) {
    this.#least = least;
  }

  /** The kept value, or the made one, which is kept from now on. */
  get(key: Key, make: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#least) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
