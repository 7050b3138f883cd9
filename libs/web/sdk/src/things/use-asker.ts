import { useApi } from '../http/api-context.js';
import { useOwnAsiakasId, useSession } from '../session/session-context.js';
import type { Asker } from './thing-kinds.js';

/** Who reads things: the person's own company, through the page's door. */
export function useAsker(): Asker {
  const api = useApi();
  return { api, asiakasId: useOwnAsiakasId(), own: useSession().userAsiakas };
}
