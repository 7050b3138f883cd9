import { gridDayCalls, keikkaCalls, tuoteCalls, type Tuote, type TuoteSave } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { ok, StandInBff } from '@keikka/sdk/testing';

export const tuoteOf = (changes: Partial<Tuote> & { tuoteId: number }): Tuote => ({
  laskuttajaAsiakasId: 1,
  nimike: 'Pumppaus',
  lisäNimike: '',
  yksikkö: 'h',
  tuoteTypeId: null,
  määräKaava: '',
  aktiivinen: true,
  kustannusPaikkaEval: '',
  alv: '25.5',
  hinta: '118.00',
  orderNum: 10,
  tuoteCatTypeId: 1,
  tuoteCatTypeName: 'Pumppaus',
  kommentti: '',
  foreignKeys: [],
  varmenne: 1,
  ...changes,
});

const categories = [
  { tuoteCatTypeId: 1, tuoteCatTypeName: 'Pumppaus' },
  { tuoteCatTypeId: 2, tuoteCatTypeName: 'Betoni' },
];

/** The product calls over a list in memory, with the least logic that a page can show. */
export class TuoteBff extends StandInBff {
  override session = { settingTypes: [settingType.laskuAdmin] };
  tuotteet: Tuote[] = [];
  readonly saves: TuoteSave[] = [];
  /** A sample order for formulas; without one the board is empty. */
  keikka: { keikkaId: number; [field: string]: unknown } | undefined;

  constructor() {
    super();
    this.on(tuoteCalls.list, () => this.tuotteet);
    this.on(tuoteCalls.listCategoryTypes, () => categories);
    this.on(tuoteCalls.get, ({ tuoteId }) => this.find(tuoteId));
    this.on(tuoteCalls.save, (save) => {
      this.saves.push(save);
      return this.put({ ...this.find(save.tuoteId), ...save });
    });
    this.on(tuoteCalls.saveForeignKey, ({ tuoteId, ...key }) => {
      const foreignKeys = [{ tuoteId, ...key, foreignKeySourceName: '' }];
      return this.put({ ...this.find(tuoteId), foreignKeys });
    });
    this.on(tuoteCalls.delete, ({ tuoteId }) => {
      this.tuotteet = this.tuotteet.filter((tuote) => tuote.tuoteId !== tuoteId);
      return { tuoteId };
    });
    this.on(gridDayCalls.listLoads, ({ last }) => [
      { yyyymmdd: last, keikkaCount: this.keikka ? 1 : 0, m3: 0 },
    ]);
    this.on(gridDayCalls.get, ({ yyyymmdd }) => {
      const keikkaGroup = this.keikka ? [this.keikka] : [];
      return ok({ yyyymmdd, ajoneuvot: [{ keikkaGroup }] });
    });
    this.on(keikkaCalls.get, () => ok({ keikkaData: this.keikka, vehicleData: null }));
  }

  private find(tuoteId = NEW_TUOTE_ID): Tuote {
    return this.tuotteet.find((tuote) => tuote.tuoteId === tuoteId) ?? tuoteOf({ tuoteId, varmenne: 0 });
  }

  private put(tuote: Tuote): Tuote {
    const saved = { ...tuote, varmenne: tuote.varmenne + 1 };
    this.tuotteet = [...this.tuotteet.filter(({ tuoteId }) => tuoteId !== saved.tuoteId), saved];
    return saved;
  }
}

const NEW_TUOTE_ID = 100;
