import type { KeikkaGetAnswer, SessionInfo } from '@keikka/contracts';

/**
 * Tab Oikeudet is for the role managers of the installation's own company who may view and edit its order [O-022]; the
 * service checks it again.
 */
export const hasOikeudet = (
  { roles, userAsiakas }: Pick<SessionInfo, 'roles' | 'userAsiakas'>,
  { access, keikkaData }: Pick<KeikkaGetAnswer, 'access' | 'keikkaData'>,
): boolean =>
  roles.isRoleManager &&
  userAsiakas?.isDefault === true &&
  userAsiakas.asiakasId === keikkaData.ownerAsiakasId &&
  access.read &&
  access.edit;
