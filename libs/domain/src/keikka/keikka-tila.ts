/**
 * Order statuses by id (grid §4, order §4, C-73, C-78). Their texts, icons and colours are data of the order service
 * and come with the status list.
 */
export const keikkaTila = {
  eiPaasya: -100,
  luonnos: 1,
  lahetetty: 2,
  kasittelyssa: 3,
  toimitusvalmis: 4,
  meneillaan: 5,
  epaonnistui: 6,
  peruttu: 8,
  toimitettu: 9,
  poistettu: 10,
  arkistoitu: 100,
} as const;

/** The icon names of statuses [O-083]. The status list uses only these, and each has an icon. */
export const keikkaTilaIconNames = [
  'luonnos',
  'lähetetty',
  'käsittelyssä',
  'toimitusvalmis',
  'meneillään',
  'toimitettu',
  'toimitettu1',
  'toimitettu2',
  'toimitettu3',
  'valmis',
  'epäonnistui',
  'peruttu',
  'poistettu',
  'tilaus_peruttu',
  'tilaus_poistettu',
  'tilaus_epäonnistui',
] as const;

export type KeikkaTilaIconName = (typeof keikkaTilaIconNames)[number];

/**
 * Names that the specification fixes and that are shown before or without the status list: for orders a viewer may not
 * read (O-105) and for statuses that are set without a choice from the list [G-130, G-138, O-030].
 */
export const keikkaTilaSelite = {
  eiPaasya: '2. Ei pääsyä',
  toimitusvalmis: 'Toimitusvalmis',
  toimitettu: 'Toimitettu',
  poistettu: 'Tilaus poistettu',
} as const satisfies Partial<Record<keyof typeof keikkaTila, string>>;

const settable = new Set<number>(Object.values(keikkaTila).filter((id) => id !== keikkaTila.eiPaasya));

/** Statuses in the specification's bar logic without a meaning. They are kept and never offered [G-129]. */
const unnamed = [7, 11, 200];
const withoutDriveTime = new Set([keikkaTila.poistettu, ...unnamed]);

/** Whether the server accepts a status: the known ids 1–10 and 100, never -100, 7, 11 or 200 (C-38). */
export const isSettableTila = (keikkaTilaId: number): boolean => settable.has(keikkaTilaId);

/** The status saved for a choice on the grid: 'Toimitettu' is saved as 4 [G-130] (C-37). */
export const savedTila = (chosen: number): number =>
  chosen === keikkaTila.toimitettu ? keikkaTila.toimitusvalmis : chosen;

/** A cancelled or deleted order reserves no vehicle, so it neither counts nor collides. */
export const takesTime = (keikkaTilaId: number): boolean =>
  keikkaTilaId !== keikkaTila.peruttu && keikkaTilaId !== keikkaTila.poistettu;

/** The work is done: nothing about it can be changed any more, so nothing about it warns. */
export const isDelivered = (keikkaTilaId: number): boolean =>
  keikkaTilaId === keikkaTila.toimitettu || keikkaTilaId === keikkaTila.arkistoitu;

/** Whether an order of this status is ready for delivery, or has been. */
export const isReadied = (keikkaTilaId: number): boolean =>
  keikkaTilaId === keikkaTila.toimitusvalmis ||
  keikkaTilaId === keikkaTila.meneillaan ||
  isDelivered(keikkaTilaId);

/** Whether the order has yet to be made ready for delivery. Of one that may not be read nothing is told. */
export const awaitsReady = (keikkaTilaId: number): boolean =>
  keikkaTilaId < keikkaTila.toimitusvalmis && keikkaTilaId !== keikkaTila.eiPaasya;

/** Whether driving time is shaded beside the bar: not for 7, 10, 11 and 200 [G-129]. */
export const showsDriveTime = (keikkaTilaId: number): boolean => !withoutDriveTime.has(keikkaTilaId);
