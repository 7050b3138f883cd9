import type { Actor, Session, SessionInfo } from '@keikka/contracts';
import { flagsOf, MINUTE_MS, nestAuth, rolesOf, settingType } from '@keikka/domain';

/** Who asks: a dispatcher of the own company. */
export const actor = (changes: Partial<Actor> = {}): Actor => ({
  kind: 'person',
  personId: 7,
  asiakasId: 1,
  settingTypes: [settingType.keikkaHandler],
  ...changes,
});

/** Whose session it is: `settingTypes` say what the person may do, as the roles page stores it. */
type Whose = Partial<Pick<Actor, 'personId' | 'asiakasId' | 'settingTypes'>>;

/** What the browser knows of a dispatcher who is signed in. */
export function sessionInfo(changes: Partial<SessionInfo> & Whose = {}): SessionInfo {
  const usual = actor();
  const {
    personId = usual.personId,
    asiakasId = usual.asiakasId,
    settingTypes = usual.settingTypes,
    ...info
  } = changes;
  return {
    user: {
      personId,
      personFirstName: 'Marja',
      personLastName: 'Lehtonen',
      personEmail: 'ajojarjestelija@keikka.example',
      personPhone: '040 123 4567',
    },
    userAsiakas: {
      asiakasId,
      asiakasNimi: 'Uudenmaan Pumppaus Oy',
      colorCode: '#0E8A6E',
      kuskitVaihtuvat: false,
      isDefault: true,
    },
    auth: nestAuth(flagsOf(settingTypes)),
    roles: rolesOf(settingTypes),
    companyRoles: { isKeikkaHandler: true, isKeikkaAdmin: false },
    ...info,
  };
}

export type SessionChanges = Partial<Session> & Whose;

/** A dispatcher's session of ten minutes. */
export const session = (changes: SessionChanges = {}): Session => ({
  token: 't1',
  expiresAt: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
  ...sessionInfo(changes),
});
