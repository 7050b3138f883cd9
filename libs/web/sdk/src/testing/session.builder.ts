import type { Session } from '@keikka/contracts';
import { flagsOf, nestAuth, rolesOf, settingType, MINUTE_MS } from '@keikka/domain';

export interface SessionChanges extends Partial<Session> {
  /** The person's rights, as setting types of the roles page. */
  settingTypes?: readonly number[];
}

/** A dispatcher's session with the given changes. */
export function buildSession(changes: SessionChanges = {}): Session {
  const { settingTypes = [settingType.keikkaHandler], ...session } = changes;
  return {
    token: 't1',
    expiresAt: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    user: {
      personId: 7,
      personFirstName: 'Marja',
      personLastName: 'Lehtonen',
      personEmail: 'ajojarjestelija@keikka.example',
      personPhone: '040 123 4567',
    },
    userAsiakas: { asiakasId: 1, asiakasNimi: 'Uudenmaan Pumppaus Oy', colorCode: '#0E8A6E' },
    auth: nestAuth(flagsOf(settingTypes)),
    roles: rolesOf(settingTypes),
    companyRoles: { isKeikkaHandler: true, isKeikkaAdmin: false },
    ...session,
  };
}
