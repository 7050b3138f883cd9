import { authCalls } from '@keikka/contracts';
import type { ApiClient } from '../http/api-client.js';
import { ApiError } from '../http/api-error.js';
import { valueStore } from '../store/value-store.js';
import type { SessionReader } from './session-context.js';
import type { SessionState } from './session-store.js';

/** Who is before a partner's page, as its token says. The page itself signs nobody in. */
export class PortalSession implements SessionReader {
  private readonly state = valueStore<SessionState>({ status: 'restoring' });
  readonly read = this.state.get;
  readonly subscribe = this.state.subscribe;

  constructor(private readonly api: ApiClient) {}

  /** Asks once; again after a failure. */
  readonly identify = async (): Promise<void> => {
    if (this.read().status === 'signedIn') return;
    try {
      this.state.set({ status: 'signedIn', session: await this.api.ask(authCalls.me, {}) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.state.set({ status: 'unreachable', error });
    }
  };
}
