import { frameErrors, type SessionInfo } from '@keikka/contracts';
import { useNavigate, useNotify, useSession } from '@keikka/sdk';
import { hasFlag, useSessionStore } from '@keikka/sdk/internal';
import { Button, Center, EmptyState, ShieldX } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { PageRoute } from '../remotes/manifest.js';
import { texts } from '../texts.js';
import { usePages } from './pages-context.js';

/** The reason why this person may not see the page, or null [G-020, G-021, G-022]. */
export function refusalFor(session: Partial<SessionInfo>, access: PageRoute['access']): string | null {
  if (!access) return null;
  if (!session.auth) return texts.noAuth;
  if (!session.userAsiakas) return texts.noAsiakas;
  return hasFlag(session.auth, access.flag) ? null : frameErrors[access.refusal].text;
}

export function PageGuard({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const refusal = refusalFor(useSession(), access);
  return refusal ? <Refused why={refusal} /> : children;
}

/** Shows the reason and a way on: a page the person may see, or another sign-in. */
function Refused({ why }: { why: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const store = useSessionStore();
  const notify = useNotify();
  const open = usePages().find(
    ({ navigation, access }) => navigation !== undefined && !refusalFor(session, access),
  );
  const signOut = (): void =>
    void store.signOut().catch((error: unknown) => notify.error(texts.signOutFailed, error));
  return (
    <Center minH="full" bg="bg.surface">
      <EmptyState
        icon={<ShieldX size={32} />}
        title={why}
        text={texts.askForRight}
        action={
          open ? (
            <Button onClick={() => void navigate(open.path)}>{texts.openPage(open.title)}</Button>
          ) : (
            <Button onClick={signOut}>{texts.signInOtherwise}</Button>
          )
        }
      />
    </Center>
  );
}
