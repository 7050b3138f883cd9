/** The texts for failed commands. */
export const texts = {
  vehicle: 'Ajoneuvon vaihto epäonnistui',
  moves: (keikkaId: number | undefined) =>
    keikkaId === undefined ? 'Tilausten siirto epäonnistui' : `Tilauksia ei siirretty: tilaus ${keikkaId}`,
  time: 'Ajan tallennus epäonnistui',
  tila: 'Tilan vaihto epäonnistui',
  driver: 'Kuljettajan vaihto epäonnistui',
  nakyvyys: 'Palkin näkyvyyden vaihto epäonnistui',
  palkki: 'Palkin tallennus epäonnistui',
  copy: 'Kopiointi epäonnistui',
} as const;
