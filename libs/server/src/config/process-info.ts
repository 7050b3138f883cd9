/** The name of a process in logs, metrics, NATS connections and message ids. */
export class ProcessInfo {
  constructor(readonly name: string) {}
}
