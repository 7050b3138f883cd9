import { stepLogType } from '@keikka/domain';

/** What a person writes. */
export interface Merkinta {
  stepLogTypeId: number;
  message: string;
}

/** The kinds of entry a person chooses among; 4 is also the e-mail with the order's information (G-120). */
export const merkintaTypes = [
  { value: stepLogType.huomautus, label: 'Huomautus' },
  { value: stepLogType.tilausvahvistus, label: 'Tilausvahvistus lähetetty' },
  { value: stepLogType.tilausvahvistusLahetetty, label: 'Tilaustiedot lähetetty' },
  { value: stepLogType.betonitiedotLahetetty, label: 'Betonitiedot lähetetty' },
];

/** The entry to be stored; null while a remark has no words. What was sent says so by itself. */
export function merkintaOf(stepLogTypeId: number, typed: string): Merkinta | null {
  const words = typed.trim();
  if (words) return { stepLogTypeId, message: words };
  const sent = merkintaTypes.find(({ value }) => value === stepLogTypeId);
  return sent && stepLogTypeId !== stepLogType.huomautus ? { stepLogTypeId, message: sent.label } : null;
}
