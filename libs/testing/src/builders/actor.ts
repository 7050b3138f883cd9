import type { Actor } from '@keikka/contracts';

/** Who is signed in: a person of a company with the settings (roles and rights) of these types. */
export const actorOf = (personId: number, asiakasId: number, ...settingTypes: number[]): Actor => ({
  kind: 'person',
  personId,
  asiakasId,
  settingTypes,
});
