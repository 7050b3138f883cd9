/** The texts for failed commands. */
export const texts = {
  vehicle: 'Ajoneuvon vaihto epäonnistui',
  time: 'Ajan tallennus epäonnistui',
  tila: 'Tilan vaihto epäonnistui',
  driver: 'Kuljettajan vaihto epäonnistui',
  palkki: 'Palkin tallennus epäonnistui',
  copy: 'Kopiointi epäonnistui',
} as const;
