/** The Finnish texts of an order's change history. */
export const texts = {
  title: (keikkaId: number) => `Tilaus ${keikkaId} - Muutoshistoria`,
  loading: 'Ladataan muutoshistoriaa...',
  refresh: 'Päivitä',
  columns: {
    open: 'Avaa',
    time: 'Aika',
    laji: 'Muutos',
    kentta: 'Kenttä',
    kuvaus: 'Kuvaus',
    tila: 'Tila',
    user: 'Käyttäjä',
    id: 'Id',
  },
  lajit: { CREATE: 'Luotu', UPDATE: 'Muutettu', DELETE: 'Poistettu' },
  system: 'Järjestelmä',
  show: (kentta: string) => `Näytä muutos: ${kentta}`,
  hide: (kentta: string) => `Piilota muutos: ${kentta}`,
  details: (kentta: string) => `Muutos: ${kentta}`,
  ennen: 'Ennen',
  jalkeen: 'Jälkeen',
  by: (user: string, time: string, tila: string) =>
    [`${user} ${time}`, tila && `tilauksen tila ${tila}`].filter(Boolean).join(', '),
  id: (changeId: number) => `Muutos ${changeId}`,

  pages: 'Muutoshistorian sivut',
  newestFirst: (count: number) => `${count} muutosta sivulla, uusin ensin`,
  range: (first: number, last: number) => `${first}–${last}`,
  previous: 'Uudemmat muutokset',
  next: 'Vanhemmat muutokset',

  failed: (message: string) => `Virhe muutoshistorian lataamisessa: ${message}`,
  answered: (status: number, text: string) => `Failed to fetch change history (${status}): ${text}`,
  unsaved: 'Muutoshistoria on saatavilla vasta kun tilaus on tallennettu',
  none: 'Ei muutoshistoriaa tälle tilaukselle',
  noOlder: 'Ei vanhempia muutoksia',
} as const;
