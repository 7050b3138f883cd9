/** Acts under way by key: who asks for one meanwhile waits for its outcome instead of a second one. */
export class Flights<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** The outcome of the act of that key that is under way, else of a new one. */
  join(key: string, act: () => Promise<T>): Promise<T> {
    const flying = this.underWay.get(key);
    if (flying) return flying;
    const flight = act().finally(() => this.underWay.delete(key));
    this.underWay.set(key, flight);
    return flight;
  }
}
