/** The Finnish texts of an order's source customer. */
export const texts = {
  choose: (lahde: string) => `Lähde: ${lahde}`,
  none: 'Ei lähdettä',
  current: (lahde: string) => `${lahde} (nykyinen)`,
  listFailed: 'Lähdeasiakkaita ei saatu ladattua.',
  listLoading: 'Ladataan lähdeasiakkaita…',
  retry: 'Yritä uudelleen',

  changed: (lahde: string) => `Lähde vaihdettu: ${lahde}`,
  /** An arrow never begins a line. */
  back: (from: string, to: string) => `lähde takaisin ${from} →\u00a0${to}`,
  saveFailed: 'Lähdeasiakkaan vaihto epäonnistui',
} as const;
