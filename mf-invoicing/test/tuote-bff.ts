import { tuote } from '@keikka/builders';
import { tuoteCalls, type KeikkaData, type Tuote, type TuoteSave } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { StandInBff } from '@keikka/sdk/testing';
import { answerSample } from './sample-keikka.js';

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
  keikka: KeikkaData | undefined;

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
      this.tuotteet = this.tuotteet.filter((one) => one.tuoteId !== tuoteId);
      return { tuoteId };
    });
    answerSample(this, () => this.keikka);
  }

  private find(tuoteId = NEW_TUOTE_ID): Tuote {
    return this.tuotteet.find((one) => one.tuoteId === tuoteId) ?? tuote({ tuoteId, varmenne: 0 });
  }

  private put(changed: Tuote): Tuote {
    const saved = { ...changed, varmenne: changed.varmenne + 1 };
    this.tuotteet = [...this.tuotteet.filter(({ tuoteId }) => tuoteId !== saved.tuoteId), saved];
    return saved;
  }
}

const NEW_TUOTE_ID = 100;
