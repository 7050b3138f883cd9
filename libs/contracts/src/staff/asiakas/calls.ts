import { call } from '../../call.js';
import { id, optional, reference, text, whole } from '../../fields/field.js';
import type { AsiakasLink } from '../types.js';
import { uusiAsiakasFields } from './fields.js';
import type { LinkSettings } from './link-settings.js';
import type { AsiakasData } from './types.js';

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
  /**
   * Links two companies (I-162). It opens vehicles, of the company that has a source or of a pump partner, and only their owner
   * makes it; a source is one of the company's customers.
   */
  addLink: call('POST', '/api/asiakas/links/add', 'staff.asiakas-link.add')
    .takes({ asiakasId: id(), linkedAsiakasId: id(), asiakasAsiakasLinkTypeId: whole(1, 2) })
    .answers<AsiakasLink>(),
  deleteLink: call('DELETE', '/api/asiakas/links/delete/:asiakasAsiakasLinkId', 'staff.asiakas-link.delete')
    .takes({ asiakasAsiakasLinkId: id() })
    .answers<{ asiakasAsiakasLinkId: number }>(),
  /**
   * The customers of the company, its sources among them, by name (I-162). With a text the hundred best whose name,
   * business id or number have each of its words.
   */
  list: call('GET', '/api/asiakas/list/:ownerAsiakasId', 'staff.asiakas.list')
    .takes({ ownerAsiakasId: reference(), text: optional(text(200)) })
    .answers<AsiakasData[]>(),
  /** One of the customers of the company (I-162), or the company itself. */
  get: call('GET', '/api/asiakas/get/:asiakasId', 'staff.asiakas.get')
    .takes({ asiakasId: id() })
    .answers<AsiakasData>(),
  /** Makes a customer. A company whose business id is known already becomes a customer as it is. */
  create: call('POST', '/api/asiakas/new', 'staff.asiakas.create')
    .takes(uusiAsiakasFields)
    .answers<AsiakasData>(),
} as const;
