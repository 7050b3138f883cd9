import type { LinkSettings } from '../../staff/asiakas/link-settings.js';
import type { UusiTilausFields } from './fields.js';

/** What a new order has from its source, until somebody says otherwise. */
export type SourceDefaults = Pick<
  UusiTilausFields,
  'betoniAsiakasId' | 'pumppuAsiakasId' | 'isBetoniSuoraLaskutus' | 'isPumppuSuoraLaskutus'
>;

interface Source {
  ownAsiakasId: number;
  sourceAsiakasId: number;
  /** Those of the link between the two. */
  settings: LinkSettings;
}

/**
 * How a new order of a source begins (I-045). The suppliers are those that the link sets. Where it sets none, a source that
 * is another company makes the concrete of its orders, and the own company pumps them.
 */
export function sourceDefaults({ ownAsiakasId, sourceAsiakasId, settings }: Source): SourceDefaults {
  const maker = sourceAsiakasId === ownAsiakasId ? null : sourceAsiakasId;
  return {
    betoniAsiakasId: settings.setBetoniAsiakas ? settings.defaultBetoniAsiakasId : maker,
    pumppuAsiakasId: settings.setPumppuAsiakas ? settings.defaultPumppuAsiakasId : ownAsiakasId,
    isBetoniSuoraLaskutus: settings.isBetoniSuoraLaskutus,
    isPumppuSuoraLaskutus: settings.isPumppuSuoraLaskutus,
  };
}

/** Whether the settings of a link say anything of a new order. */
export const hasOrderDefaults = (settings: LinkSettings): boolean =>
  settings.setBetoniAsiakas ||
  settings.setPumppuAsiakas ||
  settings.isBetoniSuoraLaskutus ||
  settings.isPumppuSuoraLaskutus;
