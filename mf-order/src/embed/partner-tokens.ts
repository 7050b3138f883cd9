import type { TokenSource } from '@keikka/sdk';

export interface PartnerTokens extends TokenSource {
  accept: (token: string) => void;
}

/** The token a partner's page was given, and the next one when the page knows how to get it. */
export function createPartnerTokens(options: {
  token: string;
  getToken?: () => Promise<string>;
}): PartnerTokens {
  let current = options.token;
  let renewing: Promise<string | null> | null = null;

  async function renew(getToken: () => Promise<string>): Promise<string | null> {
    try {
      current = await getToken();
      return current;
    } catch {
      // The page's own failure; the call that needed the token tells the reader that the session has ended.
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
