import type { TokenSource } from '@keikka/sdk';

interface PartnerTokens extends TokenSource {
  accept: (token: string) => void;
}

export interface PartnerAccess {
  /** From POST /api/embed/token, which the partner's server calls with its key. */
  token: string;
  /** Fetches a new token when the old one has expired. */
  getToken?: () => Promise<string>;
}

/** The token that a partner's page was given, and the next one if the page can fetch it. */
export function createPartnerTokens(options: PartnerAccess): PartnerTokens {
  let current = options.token;
  let renewing: Promise<string | null> | null = null;

  async function renew(getToken: () => Promise<string>): Promise<string | null> {
    try {
      current = await getToken();
      return current;
    } catch {
      // A failure of the page itself. The call that needed the token shows that the session has ended.
      return null;
    }
  }

  return {
    token: () => Promise.resolve(current),
    renew(refused) {
      if (refused !== current) return Promise.resolve(current);
      if (!options.getToken) return Promise.resolve(null);
      renewing ??= renew(options.getToken).finally(() => {
        renewing = null;
      });
      return renewing;
    },
    accept(token) {
      current = token;
    },
  };
}
