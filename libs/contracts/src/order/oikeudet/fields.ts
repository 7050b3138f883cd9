import { fields, optional, whole } from '../../fields/field.js';

const yesOrNo = () => whole(0, 1);

/**
 * An access record. `edit` is Write and `read` alone Read; without both there is no access. The others follow from the level
 * and from what it is of, whatever a call says of them (O-137, O-138).
 */
export const authFields = fields({
  edit: yesOrNo(),
  read: yesOrNo(),
  addPerson: optional(yesOrNo()),
  editPerson: optional(yesOrNo()),
  listPersons: optional(yesOrNo()),
  createKeikka: optional(yesOrNo()),
});

/** So many persons an order, a site or a customer may have on its list. */
export const OIKEUKSIA_AT_MOST = 50;
