import type { MenuEntry } from '@keikka/ui';
import { useSession } from '../session/session-context.js';

/** Who is signed in, as a menu's heading. */
export function usePersonHeading(): MenuEntry {
  const { user } = useSession();
  return { id: 'who', heading: `${user.personFirstName} ${user.personLastName} · ${user.personEmail}` };
}
