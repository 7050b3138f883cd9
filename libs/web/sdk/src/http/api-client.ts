import { ApiError } from './api-error.js';
import { sendRequest, type OutgoingRequest, type RequestOptions } from './send-request.js';

/** Who vouches for the calls. The session does in our own pages, a fixed token in a partner's. */
export interface TokenSource {
  /** A token that is still good, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A new one after the server refused `refused`, or null when there is none to be had. */
  renew: (refused: string | null) => Promise<string | null>;
}

/** Calls to the BFF by the paths of @keikka/contracts. Answers the data, throws ApiError. */
export interface ApiClient {
  get: <T>(path: string, options?: RequestOptions) => Promise<T>;
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => Promise<T>;
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => Promise<T>;
  delete: <T>(path: string, options?: RequestOptions) => Promise<T>;
}

export function createApiClient({ baseUrl, tokens }: { baseUrl: string; tokens: TokenSource }): ApiClient {
  async function call<T>(path: string, request: Omit<OutgoingRequest, 'url' | 'token'>): Promise<T> {
    const url = `${baseUrl}${path}`;
    const token = await tokens.token();
    try {
      return await sendRequest<T>({ ...request, url, token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // The token may have been revoked, or the clocks disagree: once more with a new one, then it is final.
      const renewed = await tokens.renew(token);
      if (renewed === null) throw error;
      return sendRequest<T>({ ...request, url, token: renewed });
    }
  }

  return {
    get: (path, options) => call(path, { ...options, method: 'GET' }),
    post: (path, body, options) => call(path, { ...options, method: 'POST', body }),
    put: (path, body, options) => call(path, { ...options, method: 'PUT', body }),
    delete: (path, options) => call(path, { ...options, method: 'DELETE' }),
  };
}
