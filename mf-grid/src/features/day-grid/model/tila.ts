/** Order statuses by their ids (G-128). */
export const Tila = {
  luonnos: 1,
  lahetetty: 2,
  kasittelyssa: 3,
  toimitusvalmis: 4,
  meneillaan: 5,
  peruttu: 8,
  toimitettu: 9,
  poistettu: 10,
} as const;

/** Of these no driving time is drawn (G-134, G-129). */
const WITHOUT_DRIVE = new Set([7, 10, 11, 200]);

export const showsDrive = (keikkaTilaId: number): boolean => !WITHOUT_DRIVE.has(keikkaTilaId);

/** A cancelled or deleted order takes no one's time: it neither counts nor collides. */
export const takesTime = (keikkaTilaId: number): boolean =>
  keikkaTilaId !== Tila.peruttu && keikkaTilaId !== Tila.poistettu;

/** What is saved when a status is chosen from the context menu: 'Toimitettu' goes as 4 (G-130, C-37). */
export const savedTila = (chosen: number): number =>
  chosen === Tila.toimitettu ? Tila.toimitusvalmis : chosen;
