import { call } from '../../call.js';
import { reference } from '../../fields/field.js';
import type { LinkSettings } from './link-settings.js';
import type { AsiakasLink } from '../types.js';

/** A link as its list names the other company (I-042). */
export interface ListedAsiakasLink extends AsiakasLink {
  linkedAsiakasNimi: string;
  linkedAsiakasColorCode: string;
  settings: LinkSettings;
}

export const asiakasCalls = {
  /** The links that a company has of a type, e.g. to its source customers (I-162). */
  listLinks: call('GET', '/api/asiakas/links/list/:asiakasId/:typeId', 'staff.asiakas-link.list')
    .takes({ asiakasId: reference(), typeId: reference() })
    .answers<ListedAsiakasLink[]>(),
} as const;
