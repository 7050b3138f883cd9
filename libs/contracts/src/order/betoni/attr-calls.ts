import type { BetoniAttr } from '@keikka/domain';
import { call } from '../../call.js';
import { id, optional, reference, varmenne } from '../../fields/field.js';
import { betoniAttrFields } from './fields.js';
import type { SavedBetonit } from './types.js';

/** The line and the order's owner; 0 names the caller's company, which must have the order. */
const line = { keikkaId: id(), ownerAsiakasId: reference(), keikkaBetoniId: id() } as const;

/** The extras of concrete (O-087), and the acts on those of a line, each of which is saved at once. */
export const betoniAttrCalls = {
  /**
   * By name: those that everybody has, those of the supplier and, for its own people, those of the owner. Deleted ones
   * are absent (O-253).
   */
  list: call('GET', '/betoni/attr/list/:betoniAsiakasId/:ownerAsiakasId', 'order.betoni-attr.list')
    .takes({ betoniAsiakasId: reference(), ownerAsiakasId: reference() })
    .answers<BetoniAttr[]>(),
  /** An extra for a line that has none of the kind (O-252, C-91). */
  make: call('POST', '/betoni/attr/new/:keikkaId/:ownerAsiakasId/:keikkaBetoniId', 'order.betoni-attr.make')
    .takes({
      ...line,
      attrId: id(),
      keikkaBetoniAttrComment: optional(betoniAttrFields.keikkaBetoniAttrComment),
      varmenne: varmenne(),
    })
    .answers<SavedBetonit>(),
  /** Another comment or another kind of an extra; what is not named stays (O-252, C-91). */
  save: call('POST', '/betoni/attr/save/:keikkaId/:ownerAsiakasId/:keikkaBetoniId', 'order.betoni-attr.save')
    .takes({
      ...line,
      keikkaBetoniAttrId: id(),
      attrId: optional(id()),
      keikkaBetoniAttrComment: optional(betoniAttrFields.keikkaBetoniAttrComment),
      varmenne: varmenne(),
    })
    .answers<SavedBetonit>(),
  /** `make` with the same kind and comment takes it back. */
  delete: call('POST', '/betoni/attr/delete', 'order.betoni-attr.delete')
    .takes({ keikkaBetoniAttrId: id(), varmenne: varmenne() })
    .answersOk<SavedBetonit>(),
} as const;
