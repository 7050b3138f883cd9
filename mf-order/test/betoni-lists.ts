import type { BetoniAttr, KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '@keikka/domain';

const laatu = (laatuId: number, laatuNimike: string, laatuShortCuts: string, allowS = true): Laatu => ({
  laatuId,
  laatuNimike,
  laatuLyhenne: '',
  laatuSelite: '',
  laatuLaji: 'betoni',
  laatuHelpId: '',
  laatuShortCuts,
  allowC: true,
  allowRae: true,
  allowS,
  allowSide: true,
});

const raeKoko = (raeKokoId: number, mm: string): RaeKoko => ({
  raeKokoId,
  raeKokoSelite: mm ? `${mm}mm` : 'Ei raekokoa',
  raeKokoShort: mm,
  raeKokoText: mm && `#${mm}`,
  raeKokoComment: '',
  isRaeKoko: mm ? 1 : 0,
  sliderSortId: Number(mm),
});

const lujuus = (lujuusId: number, lujuusSelite: string): Lujuus => ({
  lujuusId,
  lujuusSelite,
  lujuusText: '',
  lujuusComment: '',
});

const notkeus = (notkeusId: number, notkeusSelite: string): Notkeus => ({
  notkeusId,
  notkeusSelite,
  notkeusText: '',
  notkeusComment: '',
});

const kayttoIka = (kayttoIkaId: number, kayttoIkaSelite: string): KayttoIka => ({
  kayttoIkaId,
  kayttoIkaSelite,
});

const attr = (attrId: number, attrNimike: string, attrShortCuts: string): BetoniAttr => ({
  attrId,
  attrNimike,
  attrSelite: '',
  attrHelpId: '',
  attrShortCuts,
  showInDropDown: 1,
  deletedTime: null,
});

/** Some of the choices of a concrete line, with the ids that the order service gives them. */
export const betoniLists = {
  laadut: [
    laatu(10, 'Rakennebetoni', 'rak,rakenne'),
    laatu(11, 'Lattiabetoni', 'lat,lattia'),
    laatu(15, 'Itsetiivistyvä betoni', 'it,itb', false),
  ],
  raeKoot: [raeKoko(0, ''), raeKoko(4, '8'), raeKoko(2, '12'), raeKoko(1, '16'), raeKoko(3, '32')],
  lujuudet: [lujuus(4, 'C25/30'), lujuus(6, 'C30/37'), lujuus(8, 'C35/45')],
  notkeudet: [notkeus(2, 'S2'), notkeus(3, 'S3'), notkeus(4, 'S4')],
  kayttoIat: [kayttoIka(1, '50 v'), kayttoIka(2, '100 v')],
  rajat: [{ luokka: 'XC3', lujuusId: 6, ilma: false }],
  attrs: [attr(1, 'Hidastin', 'hid')],
};
