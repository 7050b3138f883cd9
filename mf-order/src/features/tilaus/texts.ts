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
  suppliers: (betoni = 'ei valittu', pumppu = 'ei valittu') =>
    `Betonivalmistaja: ${betoni} · Pumpputoimittaja: ${pumppu}`,
  chooseSuppliers: 'Vaihda toimittajat',
  ajoOhjeHint: 'Näkyy kuljettajalle Teksti-välilehdellä',
} as const;
