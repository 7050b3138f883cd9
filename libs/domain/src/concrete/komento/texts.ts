/** Texts of the list of command words. */
export const komentoTexts = {
  laatu: 'Laatu',
  lujuus: 'Lujuus',
  notkeus: 'Notkeus',
  rasitus: 'Rasitus',
  lisat: 'Lisät',
  raekoko: 'Raekoko',
  kayttoIka: 'Käyttöikä',
  nopeus: 'Nopeus',
  maara: 'Määrä',
  omat: 'Omat komennot',
  fast: 'Nopea',
  normal: 'Normaali',
  adds: 'lisää luokan',
  removes: 'poistaa luokan',
  clears: 'tyhjentää kaikki',
  classes: 'XC1–4, XD1–3, XF1–4, XS1–3, XA1–3',
  bareNumber:
    'Pelkkä 16 on raekoko, kun komennossa on määrä yksikköineen, muuten määrä. Määrä 16 m³ on aina 16m. Muu teksti menee lisätietoihin.',
};
