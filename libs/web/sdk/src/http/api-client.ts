import { requestOf, type Call } from '@keikka/contracts';
import { ApiError } from './api-error.js';
import { sendRequest, type OutgoingRequest, type RequestOptions } from './send-request.js';

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
}

export function createApiClient({ baseUrl, tokens }: { baseUrl: string; tokens: TokenSource }): ApiClient {
  async function send<Answer>(request: Omit<OutgoingRequest, 'token'>): Promise<Answer> {
    const token = await tokens.token();
    try {
      return await sendRequest<Answer>({ ...request, token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // The token may have been revoked, or the clocks differ. The call is repeated once with a new token.
      const renewed = await tokens.renew(token);
      if (renewed === null) throw error;
      return sendRequest<Answer>({ ...request, token: renewed });
    }
  }

  return {
    ask: (call, input, options) => {
      const { method, url, body } = requestOf(call, input);
      return send({ ...options, method, url: baseUrl + url, body });
    },
  };
}
