import type { MenuEntry } from '@keikka/ui';
import { personName } from '@keikka/domain';
import { useSession } from '../session/session-context.js';

/** The signed-in person as the heading of a menu. */
export function usePersonHeading(): MenuEntry {
  const { user } = useSession();
  return { id: 'who', heading: `${personName(user)} · ${user.personEmail}` };
}
