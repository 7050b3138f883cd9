/** Keeps the newest used of at most `capacity` values; a Map remembers the order in which keys were put in. */
export class LeastRecentlyUsed<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The kept value, or the made one, which is kept from now on. */
  get(key: Key, make: () => Value): Value {
    const kept = this.#values.get(key);
    const value = kept ?? make();
    if (kept !== undefined) this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#capacity) this.#values.delete(this.#values.keys().next().value as Key);
    return value;
  }

  get size(): number {
    return this.#values.size;
  }
}
