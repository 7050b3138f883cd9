/** The server's end of the page's socket. It is open from the start and keeps what the page says. */
export class StandInSocket extends EventTarget {
  static readonly OPEN = 1;
  /** The one that the page under test has opened last. */
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
