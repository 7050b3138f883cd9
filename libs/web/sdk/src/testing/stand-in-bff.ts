import { session, type SessionChanges } from '@keikka/builders';
import { authCalls, type Call, type ErrorCode } from '@keikka/contracts';
import { failure, ok } from './answers.js';
import { readInput } from './read-input.js';
import { seenCall, type SeenCall } from './seen-call.js';

/** A call that has an answer, as it was asked. */
export interface AskedCall {
  call: Call;
  input: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
}

type Answer<Input, Data> = (input: Input, seen: SeenCall) => Data | Response | Promise<Data | Response>;

/**
 * The BFF for pages under test. It signs in, holds the answers that the test gives it, and fails or waits when the test
 * says so. It has no rules; the services' tests prove those.
 */
export class StandInBff {
  /** The signed-in person; null for none. */
  session: SessionChanges | null = {};
  /** What has been asked so far, in its order, whatever the answer was. */
  readonly asked: AskedCall[] = [];
  private readonly answers = new Map<Call, Answer<never, unknown>>();
  private readonly refusals: { call: Call; response: () => Response }[] = [];
  private readonly held = new Map<Call, Promise<void>>();

  /** Sets the answer of a call: data, or a Response for anything but success. */
  on<Input, Data>(call: Call<Input, Data>, answer: Answer<Input, Data>): void {
    this.answers.set(call, answer);
  }

  /** A call without an answer. */
  protected answer({ name }: SeenCall): unknown {
    throw new Error(`The stand-in knows no ${name}`);
  }

  /** Makes the next such call fail. */
  refuseNext(call: Call, code: ErrorCode, details?: unknown): void {
    this.refusals.push({ call, response: () => failure(code, details) });
  }

  /** Makes the next such call get no answer. */
  loseNext(call: Call): void {
    const response = (): never => {
      throw new TypeError('Failed to fetch');
    };
    this.refusals.push({ call, response });
  }

  /** What has been asked to be changed so far. */
  get writes(): AskedCall[] {
    return this.asked.filter(({ call }) => call.method !== 'GET');
  }

  /** Makes the next such call wait. Returns a function that lets it continue. */
  holdNext(call: Call): () => void {
    let letGo: () => void = () => undefined;
    this.held.set(call, new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const seen = seenCall(url, init);
    this.note(seen);
    await this.waitIfHeld(seen);
    const refused = this.takeRefusal(seen);
    if (refused) return refused;
    const answer = this.answerSession(seen) ?? (await this.answerCall(seen));
    return answer instanceof Response ? answer : ok(answer);
  };

  private note(seen: SeenCall): void {
    for (const call of this.answers.keys()) {
      const input = readInput(call, seen);
      if (input)
        this.asked.push({ call, input: { ...input }, idempotencyKey: seen.idempotencyKey ?? undefined });
    }
  }

  private answerSession(seen: SeenCall): Response | undefined {
    if (readInput(authCalls.logout, seen)) return ok(null);
    if (!readInput(authCalls.refresh, seen) && !readInput(authCalls.login, seen)) return undefined;
    return this.session ? ok(session(this.session)) : failure('AUTH.SESSION_ENDED');
  }

  private answerCall(seen: SeenCall): unknown {
    for (const [call, answer] of this.answers) {
      const input = readInput(call, seen);
      if (input) return answer(input as never, seen);
    }
    return this.answer(seen);
  }

  private async waitIfHeld(seen: SeenCall): Promise<void> {
    for (const [call, held] of this.held) {
      if (!readInput(call, seen)) continue;
      this.held.delete(call);
      await held;
    }
  }

  private takeRefusal(seen: SeenCall): Response | undefined {
    const index = this.refusals.findIndex(({ call }) => readInput(call, seen));
    return index < 0 ? undefined : this.refusals.splice(index, 1)[0]?.response();
  }
}
