/** The Finnish texts of an order's status. */
export const texts = {
  tila: (tila: string) => `Tila: ${tila}`,
  current: (tila: string) => `${tila} (nykyinen)`,
  listFailed: 'Tiloja ei saatu ladattua.',
  listLoading: 'Ladataan tiloja…',
  retry: 'Yritä uudelleen',

  lahetetty: 'Lähetetty',
  sent: 'Tilaus lähetetty',
  removed: (keikkaId: number) => `Luonnos ${keikkaId} poistettu`,
  changed: (tila: string) => `Tila vaihdettu: ${tila}`,
  /** An arrow never begins a line. */
  back: (from: string, to: string) => `tila takaisin ${from} →\u00a0${to}`,
  saveFailed: 'Tilan vaihto epäonnistui',

  // In the words in which the board asks.
  removal: {
    title: 'Poistetaan tilaus',
    question: 'Oletko varma.',
    confirmLabel: 'KYLLÄ, poista tilaus',
    cancelLabel: 'PERUUTA',
  },
} as const;
