import type { LahetysTila } from '@keikka/contracts';

/** Its sending has begun and is not at its good end: that says more of an invoice than its status. */
export const isSending = (tila: LahetysTila | ''): tila is Exclude<LahetysTila, 'lähetetty'> =>
  tila !== '' && tila !== 'lähetetty';

/** On its way, or not known where: the invoice stays as it is until that is settled. */
export const isUnderWay = (tila: LahetysTila | ''): boolean => isSending(tila) && tila !== 'epäonnistui';
