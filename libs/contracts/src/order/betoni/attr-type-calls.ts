import { call } from '../../call.js';
import { id, optional, reference, varmenne } from '../../fields/field.js';
import { betoniAttrTypeFields } from './fields.js';
import type { BetoniAttrType } from './types.js';

/**
 * The extras that a company keeps of its own. The company is that of the token; the specification names 'Hallitse
 * betonilisiä' alone (O-044), so the paths are ours.
 */
export const betoniAttrTypeCalls = {
  /** By name: the company's own, those that everybody has and those of the supplier, which are read alone. */
  list: call('GET', '/betoni/attr/type/list/:betoniAsiakasId', 'order.betoni-attr-type.list')
    .takes({ betoniAsiakasId: reference() })
    .answers<BetoniAttrType[]>(),
  /** `attrId` 0 makes a new one, which needs a name; what is not named stays. */
  save: call('POST', '/betoni/attr/type/save', 'order.betoni-attr-type.save')
    .takes({
      attrId: reference(),
      attrNimike: optional(betoniAttrTypeFields.attrNimike),
      attrSelite: optional(betoniAttrTypeFields.attrSelite),
      attrShortCuts: optional(betoniAttrTypeFields.attrShortCuts),
      showInDropDown: optional(betoniAttrTypeFields.showInDropDown),
      varmenne: varmenne(),
    })
    .answers<BetoniAttrType>(),
  /** Lines that have it keep it. */
  delete: call('POST', '/betoni/attr/type/delete', 'order.betoni-attr-type.delete')
    .takes({ attrId: id(), varmenne: varmenne() })
    .answersOk<{ attrId: number; varmenne: number }>(),
  restore: call('POST', '/betoni/attr/type/restore', 'order.betoni-attr-type.restore')
    .takes({ attrId: id(), varmenne: varmenne() })
    .answers<BetoniAttrType>(),
} as const;
