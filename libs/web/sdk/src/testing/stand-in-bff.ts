import { headers as headerNames, paths, type ErrorCode } from '@keikka/contracts';
import { failure, ok } from './answers.js';
import { buildSession, type SessionChanges } from './session.builder.js';

/** A call as the BFF sees it. */
export interface Call {
  /** `POST /api/tuotteet/save` */
  name: string;
  /** The last part of the path, where ids stand. */
  last: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
}

/**
 * The BFF for pages under test: signs in, and fails or waits when the test says so. What else it answers belongs to the
 * remote that asks: `answer` gives data, or a Response for anything but success.
 */
export abstract class StandInBff {
  /** Who is signed in; null signs nobody in. */
  session: SessionChanges | null = {};
  private readonly refusals: { call: string; response: () => Response }[] = [];
  private readonly held = new Map<string, Promise<void>>();

  protected abstract answer(call: Call): unknown;

  /** What a sign-in answers; null when nobody is signed in. */
  protected currentSession(): unknown {
    return this.session && buildSession(this.session);
  }

  /** Makes the next call that begins like this, `METHOD /path`, fail. */
  refuseNext(call: string, code: ErrorCode, details?: unknown): void {
    this.refusals.push({ call, response: () => failure(code, details) });
  }

  /** Makes the next such call wait; answers how to let it go. */
  holdNext(call: string): () => void {
    let letGo: () => void = () => undefined;
    this.held.set(call, new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  }

  readonly fetch = async (
    url: string,
    { method = 'GET', body, headers }: RequestInit = {},
  ): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    const path = decodeURI(pathname);
    const sent = new Headers(headers);
    const call: Call = {
      name: `${method} ${path}`,
      last: path.split('/').at(-1) ?? '',
      query: searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      authorization: sent.get('authorization'),
      idempotencyKey: sent.get(headerNames.idempotencyKey),
    };
    await this.waitIfHeld(call);
    const refused = this.takeRefusal(call);
    if (refused) return refused;
    const answer = this.answerSession(call) ?? (await this.answer(call));
    return answer instanceof Response ? answer : ok(answer);
  };

  private answerSession({ name }: Call): Response | undefined {
    if (name === `POST ${paths.authLogout}`) return ok(null);
    if (name !== `POST ${paths.authRefresh}` && name !== `POST ${paths.authLogin}`) return undefined;
    const session = this.currentSession();
    return session ? ok(session) : failure('AUTH.SESSION_ENDED');
  }

  private async waitIfHeld({ name }: Call): Promise<void> {
    const held = this.held.get(name);
    this.held.delete(name);
    await held;
  }

  private takeRefusal({ name }: Call): Response | undefined {
    const index = this.refusals.findIndex(({ call }) => name.startsWith(call));
    return index < 0 ? undefined : this.refusals.splice(index, 1)[0]?.response();
  }
}
