import { laskuCalls, laskuRiviCalls, laskuttamattaCalls, type LaskuttamatonKeikka } from '@keikka/contracts';
import { laskuTila, settingType } from '@keikka/domain';
import { StandInBff } from '@keikka/sdk/testing';

/** An order that is delivered and has no invoice. */
export const laskuttamaton = (changes: Partial<LaskuttamatonKeikka> = {}): LaskuttamatonKeikka => ({
  keikkaId: 4688,
  pumppuAika: '2026-11-19T08:00:00.000Z',
  maksajaAsiakasId: 13,
  maksaja: 'Kivikon Betoni Oy',
  sourceAsiakasId: 13,
  sourceAsiakasNimi: 'Kivikon Betoni Oy',
  sourceAsiakasColorCode: '#CC5A1E',
  tyomaaNimi: 'Kirkkonummen hyvinvointikeskus',
  ajoneuvo: 'P03',
  toimitettuM3: 96,
  laskutettuM3: null,
  syy: 'eiLaskua',
  havainto: 'Laskupohja Perus 63 m',
  rahaa: '1964.00',
  arvio: null,
  keikkaLaskuId: null,
  laskupohjat: ['Perus 63 m'],
  korjaus: 'luoLasku',
  jatkettava: null,
  hinnattomat: [],
  ...changes,
});

/** The calls of unbilled work: an order leaves the list once it has an invoice. */
export class LaskuttamattaBff extends StandInBff {
  override session: StandInBff['session'] = { settingTypes: [settingType.laskuAdmin] };
  rivit: LaskuttamatonKeikka[] = [laskuttamaton()];
  isCut = false;
  /** Orders whose invoices were made, and those that were settled. */
  readonly made: number[] = [];
  readonly settled: number[] = [];
  /** What was mended, by its call. */
  readonly mended: { call: string; keikkaId: number }[] = [];

  /** The prices that were given to rows. */
  readonly hinnat: object[] = [];
  /** The quantities that rows got back. */
  readonly maarat: object[] = [];

  constructor() {
    super();
    this.on(laskuttamattaCalls.list, () => ({
      rivit: this.rivit,
      keikkaCount: this.rivit.length + 10,
      isCut: this.isCut,
    }));
    this.on(laskuCalls.create, ({ keikkaId }) => {
      this.made.push(keikkaId);
      this.rivit = this.rivit.filter((rivi) => rivi.keikkaId !== keikkaId);
      return { keikkaLaskuId: keikkaId };
    });
    this.on(laskuttamattaCalls.esikatselu, ({ laskupohjaId }) => ({
      laskupohjat: [laskupohjaId ? `Pohja ${laskupohjaId}` : 'Perus 63 m'],
      rivit: [
        {
          riviSelite: 'Pumppaus',
          määrä: '21.0000',
          yksikkö: 'm³',
          hinta: '9.2000',
          netto: '193.20',
          virhe: '',
        },
      ],
      summat: {
        netto: '193.20',
        alvSumma: '49.27',
        yhteensa: '242.47',
        riviCount: 1,
        kannat: [{ alv: '25.5', netto: '193.20', alvSumma: '49.27', yhteensa: '242.47' }],
      },
      huomiot: [],
    }));
    this.on(laskuRiviCalls.save, (save) => {
      const { keikkaLaskuRiviId, maksajaAsiakasId, määrä, hinta, hintaKaava, varmenne = 0 } = save;
      if (määrä === undefined)
        this.hinnat.push({ keikkaLaskuRiviId, maksajaAsiakasId, hinta, hintaKaava, varmenne });
      else this.maarat.push({ keikkaLaskuRiviId, määrä, varmenne });
      return { varmenne: varmenne + 1 } as never;
    });
    const { jatkaPohjaa, luoPohjalla, paivitaMaara, luoLisalasku } = laskuttamattaCalls;
    this.on(jatkaPohjaa, ({ keikkaId, laskupohjaId, endDate }) =>
      this.mend(`jatkaPohjaa ${laskupohjaId} ${endDate}`, keikkaId),
    );
    this.on(luoPohjalla, ({ keikkaId, laskupohjaId }) => this.mend(`luoPohjalla ${laskupohjaId}`, keikkaId));
    this.on(paivitaMaara, ({ keikkaId }) => {
      const rivi = { keikkaLaskuRiviId: keikkaId, ennen: '142', jalkeen: '150', varmenne: 2 };
      return { ...this.mend('paivitaMaara', keikkaId), maksajaAsiakasId: 13, rivit: [rivi] };
    });
    this.on(luoLisalasku, ({ keikkaId }) => this.mend('luoLisalasku', keikkaId));
    this.on(laskuCalls.save, ({ keikkaLaskuId, keikkaLaskuStatusTypeId }) => {
      if (keikkaLaskuStatusTypeId === laskuTila.eiLaskuteta) this.settled.push(keikkaLaskuId);
      return {} as never;
    });
  }

  private mend(call: string, keikkaId: number): { keikkaLaskuId: number } {
    this.mended.push({ call, keikkaId });
    this.rivit = this.rivit.filter((rivi) => rivi.keikkaId !== keikkaId);
    return { keikkaLaskuId: keikkaId };
  }
}
