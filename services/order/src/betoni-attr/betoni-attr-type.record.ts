import { betoniAttrTypeFields, type BetoniAttrType } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import { typeOf } from './betoni-attr-type.rules.js';

/** An extra as it leaves for who keeps it. */
export const answerOf = ({ attrId, asiakasId, varmenne, ...type }: BetoniAttr): BetoniAttrType => ({
  attrId,
  asiakasId,
  varmenne,
  ...typeOf({}, type),
});

export const omatLisat = new VersionedRecord({
  type: 'betoniAttr',
  entity: BetoniAttr,
  id: 'attrId',
  owner: 'asiakasId',
  fields: betoniAttrTypeFields,
  missing: 'BETONI.ATTR_NOT_FOUND',
  answers: (_, rows) => Promise.resolve(rows.map(answerOf)),
  // Its lists are read again where they are opened; nobody waits for it.
  tell: () => Promise.resolve(),
});
