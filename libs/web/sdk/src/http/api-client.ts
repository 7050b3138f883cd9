import type { Call } from '@keikka/contracts';
import { ApiError, notSignedIn } from './api-error.js';
import { randomId } from './random-id.js';
import { sendCall, sendFile, type NamedFile, type RequestOptions, type SendOptions } from './send-call.js';

/** The source of tokens: the session in our own pages, a fixed token in a partner's page. */
export interface TokenSource {
  /** A valid token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A new token after the server refused `refused`, or null when there is none. */
  renew: (refused: string | null) => Promise<string | null>;
}

/** Makes the calls of @keikka/contracts. Returns the data or throws an ApiError. */
export interface ApiClient {
  ask: <Input, Answer>(call: Call<Input, Answer>, input: Input, options?: RequestOptions) => Promise<Answer>;
  /** Makes a call that is answered with a file. */
  file: <Input>(call: Call<Input>, input: Input, options?: RequestOptions) => Promise<NamedFile>;
}

interface ClientOptions extends Pick<SendOptions, 'baseUrl' | 'onTraced'> {
  tokens: TokenSource;
}

export function createApiClient({ tokens, ...to }: ClientOptions): ApiClient {
  async function signed<Answer>(
    send: (options: SendOptions) => Promise<Answer>,
    needsToken = false,
  ): Promise<Answer> {
    const token = await tokens.token();
    if (token === null && needsToken) throw notSignedIn(randomId());
    try {
      return await send({ ...to, token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // The token may have been revoked, or the clocks differ. The call is repeated once with a new token.
      const renewed = await tokens.renew(token);
      if (renewed === null) throw error;
      return send({ ...to, token: renewed });
    }
  }

  return {
    ask: (call, input, options) =>
      signed((own) => sendCall(call, input, { ...options, ...own }), options?.needsToken),
    file: (call, input, options) =>
      signed((own) => sendFile(call, input, { ...options, ...own }), options?.needsToken),
  };
}
