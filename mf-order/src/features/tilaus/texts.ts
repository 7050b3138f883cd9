/** The Finnish texts of the order's form. */
export const texts = {
  sections: {
    pumppaus: 'Pumppaus',
    asiakas: 'Asiakas',
    toimitus: 'Toimitus',
    tehdas: 'Tehdas',
    betoni: 'Betoni',
    lisatietoja: 'Lisätietoja',
    ajoOhje: 'Ajo-ohje',
  },
  pumpSupplier: (name: string) => `Pumpputoimittaja: ${name}`,
  chooseSuppliers: 'Vaihda toimittajat',
  ajoOhjeHint: 'Näkyy kuljettajalle Teksti-välilehdellä',
} as const;
