import { laskuajoCalls, type Laskuajo, type LaskuajonLasku, type LaskuajoPoikkeus } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { StandInBff } from '@keikka/sdk/testing';

/** A run of November that is done. */
export const laskuajo = (changes: Partial<Laskuajo> = {}): Laskuajo => ({
  laskuajoId: 1,
  laskuttajaAsiakasId: 1,
  first: '20261101',
  last: '20261130',
  tila: 'valmis',
  aloitettu: '2026-12-01T06:14:15.000Z',
  aloittajaNimi: 'Marja Lehtonen',
  paattynyt: '2026-12-01T06:15:15.000Z',
  kaikki: 100,
  kasitelty: 100,
  luotu: 90,
  ohitettu: 10,
  poikkeuksia: 0,
  sumEur: '31840.15',
  ...changes,
});

export const poikkeus = (changes: Partial<LaskuajoPoikkeus> = {}): LaskuajoPoikkeus => ({
  keikkaId: 4661,
  pumppuAika: '2026-11-17T08:00:00.000Z',
  maksaja: 'Forssan Rakennustyö Oy',
  tyomaaNimi: 'Viksbergin varasto',
  syy: 'eiPohjaa',
  selite: 'Häme perus 38 m: Päättyi 31.10.2026',
  rahaa: '588.50',
  keikkaLaskuId: null,
  ...changes,
});

/** The calls of runs: one that is begun goes on until the test ends it. */
export class LaskuajoBff extends StandInBff {
  override session: StandInBff['session'] = { settingTypes: [settingType.laskuAdmin] };
  ajot: Laskuajo[] = [];
  poikkeukset: LaskuajoPoikkeus[] = [];
  viimeksi: LaskuajonLasku[] = [];

  constructor() {
    super();
    this.on(laskuajoCalls.list, () => this.ajot);
    this.on(laskuajoCalls.get, ({ laskuajoId }) => ({
      ...this.ajo(laskuajoId),
      poikkeukset: this.poikkeukset,
      viimeksi: this.viimeksi,
    }));
    this.on(laskuajoCalls.aloita, ({ first, last }) => {
      const laskuajoId = this.ajot.length + 1;
      const counts = { kaikki: 0, kasitelty: 0, luotu: 0, ohitettu: 0, sumEur: '0' };
      const begun = laskuajo({ laskuajoId, first, last, tila: 'käynnissä', paattynyt: null, ...counts });
      this.ajot = [begun, ...this.ajot];
      return begun;
    });
    this.on(laskuajoCalls.keskeyta, ({ laskuajoId }) => {
      this.change(laskuajoId, { tila: 'keskeytetty', paattynyt: '2026-12-01T06:14:50.000Z' });
      return this.ajo(laskuajoId);
    });
  }

  change(laskuajoId: number, changes: Partial<Laskuajo>): void {
    this.ajot = this.ajot.map((ajo) => (ajo.laskuajoId === laskuajoId ? { ...ajo, ...changes } : ajo));
  }

  private ajo(laskuajoId: number): Laskuajo {
    return this.ajot.find((ajo) => ajo.laskuajoId === laskuajoId) ?? laskuajo({ laskuajoId });
  }
}
