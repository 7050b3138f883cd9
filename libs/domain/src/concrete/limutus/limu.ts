/** The price note that makes a line the primer of its order. */
export const LIMU_NOTE = 'Limu';

/** Whether a price note marks a primer: blanks around it and its case do not matter. */
export const isLimu = (note: string | null | undefined): boolean =>
  note?.trim().toLowerCase() === LIMU_NOTE.toLowerCase();

/**
 * Whether one of an order's lines is a primer (C-19). Who may not see prices has no notes either, and cannot know: the
 * server's answer holds.
 */
export const hasLimu = (lines: readonly { hinta_muistiinpanot?: string | null }[]): boolean =>
  lines.some(({ hinta_muistiinpanot }) => isLimu(hinta_muistiinpanot));

const hundredths = (m3: number): number => Math.round(m3 * 100);

/** What a primer leaves of a line. Amounts have two decimals: 1.1 less 1 is 0.1, without the noise of binary numbers. */
export const remainingM3 = (m3: number, primerM3: number): number =>
  (hundredths(m3) - hundredths(primerM3)) / 100;
