/** The Finnish texts of an order's factory. */
export const texts = {
  placeholder: 'Valitse tehdas',
  none: 'Ei valintaa',
  failed: 'Virhe lähimmän tehtaan valinnassa: tehtaita ei voitu ladata.',
  showAll: 'Näytä kaikki',
  lahempi: 'Lähempi tehdas löytyi',
  vaihdettu: (old: string, now: string) => `Tehdas vaihdettu automaattisesti: ${old} -> ${now}`,
  valittu: (now: string) => `Tehdas valittu automaattisesti: ${now}`,
  makerFirst: 'Valitse ensin betonivalmistaja',
} as const;
