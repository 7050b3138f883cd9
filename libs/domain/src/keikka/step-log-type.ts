/**
 * Types of step log messages (G-120). We added 31 to 34: the specification names none for a move, a copy or drivers. Type 3
 * has no name there, only an author who may not delete it (O-242): we take it for a remark in free words.
 */
export const stepLogType = {
  huomautus: 3,
  tilausvahvistusLahetetty: 4,
  betonitiedotLahetetty: 5,
  tuotu: 8,
  tilausvahvistus: 20,
  toimitettu: 21,
  tilaVaihdettu: 30,
  ajoneuvoVaihdettu: 31,
  aikaVaihdettu: 32,
  kopioitu: 33,
  kuljettajatVaihdettu: 34,
} as const;

/**
 * What a person may write: a remark, and that something was sent by other means than this product. The other types are traces
 * of what the product itself did, so an entry without the deed would be untrue.
 */
const WRITABLE: readonly number[] = [
  stepLogType.huomautus,
  stepLogType.tilausvahvistusLahetetty,
  stepLogType.betonitiedotLahetetty,
  stepLogType.tilausvahvistus,
];

export const isWritableStep = (stepLogTypeId: number): boolean => WRITABLE.includes(stepLogTypeId);

/** Who wants to delete, as seen from the company that owns the order. */
interface Deleter {
  personId: number;
  isOwnersSystemAdmin: boolean;
}

/** Any entry by a system admin, one of type 5 by its author too (O-242, C-83). */
export function mayDeleteStep(
  { stepLogTypeId, entryByPersonId }: { stepLogTypeId: number; entryByPersonId: number | null },
  { personId, isOwnersSystemAdmin }: Deleter,
): boolean {
  const isAuthor = entryByPersonId !== null && entryByPersonId === personId;
  return isOwnersSystemAdmin || (isAuthor && stepLogTypeId === stepLogType.betonitiedotLahetetty);
}

/** Whether a type counts as confirmed: one of its messages is confirmed, or needs no confirmation (G-166). */
export const isStepTypeConfirmed = (
  messages: readonly { stepLogTypeId: number; isConfirmed: boolean; requireConfirm: boolean }[],
  typeId: number,
): boolean =>
  messages.some(
    ({ stepLogTypeId, isConfirmed, requireConfirm }) =>
      stepLogTypeId === typeId && (isConfirmed || !requireConfirm),
  );
