import type { MenuEntry } from '@keikka/ui';
import { personName } from '@keikka/domain';
import { useSession } from '../session/session-context.js';

/** Who is signed in, as a menu's heading. */
export function usePersonHeading(): MenuEntry {
  const { user } = useSession();
  return { id: 'who', heading: `${personName(user)} · ${user.personEmail}` };
}
