import type { SessionInfo } from '@keikka/contracts';
import { useSession } from '@keikka/sdk';
import { hasFlag } from '@keikka/sdk/internal';
import { EmptyState } from '@keikka/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.js';
import type { PageRoute } from './page-routes.js';

/** Why this person does not see the page, or null [G-020, G-021, G-022]. */
export function refusalFor(session: Partial<SessionInfo>, access: PageRoute['access']): string | null {
  if (!access) return null;
  if (!session.auth) return texts.noAuth;
  if (!session.userAsiakas) return texts.noAsiakas;
  return hasFlag(session.auth, access.flag) ? null : access.refusal;
}

export function PageGuard({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const refusal = refusalFor(useSession(), access);
  return refusal ? <EmptyState title={refusal} /> : children;
}
