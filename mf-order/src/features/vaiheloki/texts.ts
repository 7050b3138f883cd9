/** The Finnish texts of the step log of an order. */
export const texts = {
  title: 'Vaiheloki',
  latest: (count: number) => `${count} viimeisintä`,
  count: (count: number) => `${count} kpl`,
  showAll: (count: number) => `Kaikki ${count}`,
  showLatest: 'Vain viimeisimmät',
  system: 'Järjestelmä',
  confirmed: (time: string) => `kuitattu ${time}`,

  none: 'Ei vaiheita',
  loading: 'Ladataan vaihelokia...',
  loadFailed: 'Vaihelokia ei voitu ladata',
} as const;
