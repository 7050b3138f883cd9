import { requestOf, type Call } from '@keikka/contracts';
import { ApiError } from './api-error.js';
import { sendRequest, type OutgoingRequest, type RequestOptions } from './send-request.js';

/** Who vouches for the calls. The session does in our own pages, a fixed token in a partner's. */
export interface TokenSource {
  /** A token that is still good, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A new one after the server refused `refused`, or null when there is none to be had. */
  renew: (refused: string | null) => Promise<string | null>;
}

/** Makes the calls of @keikka/contracts. Answers the data, throws ApiError. */
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
      // The token may have been revoked, or the clocks disagree: once more with a new one, then it is final.
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
