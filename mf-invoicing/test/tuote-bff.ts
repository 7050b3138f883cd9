import { paths, type DayLoad, type Tuote, type TuoteSave } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { StandInBff, type Call } from '@keikka/sdk/testing';

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

/** The product calls as their contract says, in memory. */
export class TuoteBff extends StandInBff {
  override session = { settingTypes: [settingType.laskuAdmin] };
  tuotteet: Tuote[] = [];
  readonly saves: TuoteSave[] = [];
  /** An order formulas can be tried on; without one the board is empty. */
  keikka: { keikkaId: number; [field: string]: unknown } | undefined;

  protected override answer({ name, last, body }: Call): unknown {
    const id = Number(last);
    if (name === 'GET /api/tuotteet/list/1') return this.tuotteet;
    if (name === `GET ${paths.tuotteetCategoryTypes}`) return categories;
    if (name.startsWith('GET /api/tuotteet/get/')) return this.tuotteet.find(({ tuoteId }) => tuoteId === id);
    if (name === `POST ${paths.tuotteetSave}`) return this.save(body as TuoteSave);
    if (name === `POST ${paths.tuotteetSaveForeignKey}`) return this.saveKey(body as KeySave);
    if (name.startsWith('DELETE /api/tuotteet/delete/')) {
      this.tuotteet = this.tuotteet.filter(({ tuoteId }) => tuoteId !== id);
      return { tuoteId: id };
    }
    if (name.startsWith('GET /api/grid/dayLoads/')) return this.loads(last);
    if (name.startsWith('GET /api/grid/keikkas/list/'))
      return { ajoneuvot: [{ keikkaGroup: this.keikka ? [this.keikka] : [] }] };
    if (this.keikka && name === `GET /api/keikka/get/${this.keikka.keikkaId}/0`)
      return { keikkaData: this.keikka, vehicleData: null };
    throw new Error(`The stand-in knows no ${name}`);
  }

  private loads(yyyymmdd: string): DayLoad[] {
    return [{ yyyymmdd, keikkaCount: this.keikka ? 1 : 0, m3: 0 }];
  }

  private save(save: TuoteSave): Tuote {
    this.saves.push(save);
    const before = this.tuotteet.find(({ tuoteId }) => tuoteId === save.tuoteId);
    const tuoteId = before?.tuoteId ?? 100;
    const saved = {
      ...(before ?? tuoteOf({ tuoteId })),
      ...save,
      tuoteId,
      varmenne: (before?.varmenne ?? 0) + 1,
    };
    return this.put(saved);
  }

  private saveKey({ tuoteId, asiakasId, foreignKey, foreignKeySourceId }: KeySave): Tuote {
    const before = this.tuotteet.find((each) => each.tuoteId === tuoteId) ?? tuoteOf({ tuoteId });
    const others = before.foreignKeys.filter((key) => key.foreignKeySourceId !== foreignKeySourceId);
    const foreignKeySourceName = foreignKeySourceId === 1 ? 'Netvisor' : 'Fennoa';
    const key = { tuoteId, asiakasId, foreignKey, foreignKeySourceId, foreignKeySourceName };
    return this.put({ ...before, foreignKeys: [...others, key], varmenne: before.varmenne + 1 });
  }

  private put(tuote: Tuote): Tuote {
    this.tuotteet = [...this.tuotteet.filter(({ tuoteId }) => tuoteId !== tuote.tuoteId), tuote];
    return tuote;
  }
}

interface KeySave {
  tuoteId: number;
  asiakasId: number;
  foreignKey: string;
  foreignKeySourceId: number;
}
