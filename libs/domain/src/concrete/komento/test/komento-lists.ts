import type { BetoniAttr, BetoniShortCut, Laatu, RaeKoko } from '../../lists.js';
import { BLANK_KOMENTO_LINE, type KomentoLine, type KomentoLists } from '../komento.js';

const laatu = (
  laatuId: number,
  laatuNimike: string,
  laatuLyhenne: string,
  laatuShortCuts: string,
): Laatu => ({
  ...{ laatuId, laatuNimike, laatuLyhenne, laatuShortCuts },
  ...{ laatuSelite: '', laatuLaji: 'betoni', laatuHelpId: '' },
  ...{ allowC: true, allowRae: true, allowS: true, allowSide: true },
});

const rae = (raeKokoId: number, raeKokoShort: string, raeKokoSelite = `${raeKokoShort}mm`): RaeKoko => ({
  ...{ raeKokoId, raeKokoSelite, raeKokoShort, raeKokoComment: '', sliderSortId: raeKokoId },
  raeKokoText: raeKokoShort && `#${raeKokoShort}`,
  isRaeKoko: raeKokoShort ? 1 : 0,
});

/** An own command of a company. */
export const shortCut = (id: number, words: string, nimi: string, commands: string): BetoniShortCut => ({
  betoniShortCutId: id,
  betoniShortCut: words,
  betoniShortCutNimi: nimi,
  betoniShortCutCommands: commands,
});

const attr = (attrId: number, attrNimike: string, attrShortCuts: string): BetoniAttr => ({
  ...{ attrId, attrNimike, attrShortCuts, attrSelite: '', attrHelpId: '' },
  ...{ showInDropDown: 1, deletedTime: null },
});

const selitteet = (text: string): string[] => text.split(' ');

/** The choices of a company as the product brings them, with some own commands and extras. */
export const lists: KomentoLists = {
  laadut: [
    laatu(10, 'Rakennebetoni', '', 'rak,rakenne'),
    laatu(11, 'Lattiabetoni', 'Lattia', 'lat,lattia'),
    laatu(12, 'Pakkasbetoni', 'Pakkas', 'pak,pakkas'),
    laatu(13, 'Säänkestävä P-lukubetoni P30', 'P30', 'p30'),
    laatu(14, 'Säänkestävä P-lukubetoni P50', 'P50', 'p50'),
    laatu(15, 'Itsetiivistyvä betoni', 'IT', 'it,itb'),
    laatu(17, 'Vesitiivis betoni', 'VT', 'vt,vesi'),
    laatu(18, 'Paalubetoni', 'Paalu', 'paa,paalu'),
    laatu(19, 'Maakostea betoni', 'MK', 'mk,maa'),
    laatu(21, 'Alusbetoni', '', ''),
  ],
  raeKoot: [rae(0, '', 'Ei raekokoa'), rae(4, '8'), rae(2, '12'), rae(1, '16'), rae(3, '32')],
  lujuudet: selitteet('C12/15 C16/20 C20/25 C25/30 C28/35 C30/37 C32/40 C35/45 C40/50 C45/55 C50/60').map(
    (lujuusSelite, index) => ({ lujuusId: index + 1, lujuusSelite, lujuusText: '', lujuusComment: '' }),
  ),
  notkeudet: selitteet('S1 S2 S3 S4 S5 F1 F2 F3 F4 F5 F6 SF1 SF2 SF3').map((notkeusSelite, index) => ({
    ...{ notkeusId: index + 1, notkeusSelite, notkeusText: '', notkeusComment: '' },
  })),
  kayttoIat: ['50 v', '100 v', '200 v'].map((kayttoIkaSelite, index) => ({
    ...{ kayttoIkaId: index + 1, kayttoIkaSelite },
  })),
  shortCuts: [
    shortCut(1, 'ranta', 'Rantamuuri', 'c35 #16 s3 xc4 xf4 100v'),
    shortCut(2, 'antura,ant', 'Antura C25', '12m3 c25 16 s2 maavarainen'),
    shortCut(3, 'holvi', 'Holvivalu', 'ranta c30 holvi'),
    shortCut(4, 'anturamuuri', 'Anturamuuri', 'antura c40'),
    shortCut(5, 'juuri', 'Juurivalu', 'x0 -xc juurta xc'),
  ],
  attrs: [
    attr(1, 'Teräskuitu', 'kui,teräs'),
    attr(2, 'Hidastin', 'hid'),
    attr(3, 'Kuuma vesi', ''),
    { ...attr(4, 'Notkistin', 'notki'), deletedTime: '2026-01-01T00:00:00Z' },
  ],
};

/** A blank line with some fields set. */
export const line = (fields: Partial<KomentoLine> = {}): KomentoLine => ({
  ...BLANK_KOMENTO_LINE,
  ...fields,
});
