import type { KeikkaGetAnswer, SessionInfo } from '@keikka/contracts';
import { texts } from '../texts.js';

/** Tab Laskutus is for the role managers of the installation's own company who may see the order (C-47) [O-021]. */
export function hasLaskutus(
  { roles, userAsiakas }: Pick<SessionInfo, 'roles' | 'userAsiakas'>,
  { read }: Pick<KeikkaGetAnswer['access'], 'read'>,
): boolean {
  return read && roles.isRoleManager && userAsiakas?.isDefault === true;
}

/** What stands below the tab's name: how the only invoice stands, or how many there are [O-021]. */
export function laskutusSubtitle(laskut: KeikkaGetAnswer['keikkaData']['laskut']): string {
  const [first] = laskut;
  if (!first) return texts.none;
  return laskut.length === 1 ? first.statusName : texts.count(laskut.length);
}
