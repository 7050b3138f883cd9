/** The server side of the page's socket. It is open from the start and records the page's messages. */
export class StandInSocket extends EventTarget {
  static readonly OPEN = 1;
  /** The socket that the page under test opened last. */
  static last: StandInSocket | undefined;
  readonly readyState = StandInSocket.OPEN;
  readonly sent: string[] = [];

  constructor() {
    super();
    StandInSocket.last = this;
  }

  send(message: string): void {
    this.sent.push(message);
  }

  close(): void {
    return undefined;
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
