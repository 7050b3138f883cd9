/** The Finnish texts of the sites that are chosen in the list. */
export const valintaTexts = {
  valinta: 'Valinta',
  valitse: (nimi: string) => `Valitse ${nimi}`,
  valittu: (count: number) => `${count} valittu`,
  samaAsiakas: 'samalla asiakkaalla',
  poistaValinta: 'Poista valinta',
  kaksi: 'Yhdistämiseen valitaan kaksi työmaata.',
  keys: {
    rivi: 'rivi',
    vali: 'Väli',
    valitse: 'valitse',
    avaaPari: 'avaa pari',
    eivatSama: 'eivät ole sama',
  },
} as const;
