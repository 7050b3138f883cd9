import { embedCalls, keikkaFormCalls, type InputOf, type PortaaliKeikat } from '@keikka/contracts';
import { createApiClient, errorText, idempotent } from '@keikka/sdk';
import { createPartnerTokens, type PartnerAccess } from './partner-tokens.js';

/** Whom a draft is for, as `orders` names them, and when it is to be pumped if that is known. */
export type NewOrder = Pick<
  InputOf<typeof keikkaFormCalls.create>,
  'asiakasId' | 'tyomaaId' | 'pumppuAika' | 'pumppuKesto'
> & { ownerAsiakasId: number };

export interface Orders {
  /** The orders that the person of the token sees, and whom the person may make new ones for. */
  list: () => Promise<PortaaliKeikat>;
  /** Makes a draft and answers its number. Asked again after a failure, it makes no second one. */
  create: (order: NewOrder) => Promise<number>;
}

/** The orders of the person whom a token names. What fails is an Error whose message is Finnish, for the person to read. */
export function orders({ apiBase, ...access }: PartnerAccess & { apiBase: string }): Orders {
  const api = createApiClient({ baseUrl: apiBase, tokens: createPartnerTokens(access) });
  const createOnce = idempotent((order: NewOrder, idempotencyKey) =>
    api.ask(keikkaFormCalls.create, { ...order, sourceAsiakasId: 0, isKeikka: true }, { idempotencyKey }),
  );
  return {
    list: () => told(api.ask(embedCalls.keikat, {})),
    create: async (order) => (await told(createOnce(order))).keikkaId,
  };
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}
