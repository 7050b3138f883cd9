import { keikkaData, tuote } from '@keikka/builders';
import {
  laskupohjaCalls,
  laskupohjaRecordFields,
  laskupohjaRiviFields,
  tuoteCalls,
  type Laskupohja,
  type LaskupohjaRivi,
} from '@keikka/contracts';
import { blankOf, withSave } from '@keikka/contracts/fields';
import { laskupohjaTila, laskupohjaTilaNimi, settingType } from '@keikka/domain';
import { StandInBff } from '@keikka/sdk/testing';
import { answerSample } from './sample-keikka.js';

const FIRST_NEW_ID = 100;

export const pohjanRivi = (changes: Partial<LaskupohjaRivi> = {}): LaskupohjaRivi => ({
  ...(blankOf(laskupohjaRiviFields) as LaskupohjaRivi),
  laskupohjaRiviId: 1,
  laskupohjaId: 218,
  sortNum: 10,
  ...changes,
});

/** An active template with these rows. */
export function laskupohja(rivit: LaskupohjaRivi[], changes: Partial<Laskupohja> = {}): Laskupohja {
  const laskupohjaTilaId = changes.laskupohjaTilaId ?? laskupohjaTila.aktiivinen;
  return {
    ...(blankOf(laskupohjaRecordFields) as Laskupohja),
    laskupohjaBetonit: [],
    lisat: [],
    laskupohjaId: 218,
    laskuttajaAsiakasId: 1,
    laskupohjaNimi: 'Perus 36 m',
    asiakasId: null,
    asiakasNimi: '',
    sourceAsiakasId: null,
    sourceAsiakasNimi: '',
    varmenne: 1,
    ...changes,
    laskupohjaTilaId,
    laskupohjaTilaNimi: laskupohjaTilaNimi(laskupohjaTilaId),
    riviCount: rivit.length,
    rivit,
  };
}

/** The calls of templates over a few in memory, with a sample order for their formulas. */
export class LaskupohjaBff extends StandInBff {
  override session = { settingTypes: [settingType.laskuAdmin] };
  pohjat: Laskupohja[] = [];
  private nextId = FIRST_NEW_ID;

  constructor() {
    super();
    const keikka = keikkaData({ keikkaTilaId: 5, pumppuAika: '2026-11-20T08:00:00.000Z', pumppuKesto: 210 });
    answerSample(this, () => keikka);
    this.on(tuoteCalls.list, () => [
      tuote({ tuoteId: 7, nimike: 'Pesu työmaalla', hinta: '45', yksikkö: 'kpl', määräKaava: '' }),
    ]);
    this.on(laskupohjaCalls.list, () => this.pohjat);
    this.on(laskupohjaCalls.get, ({ laskupohjaId }) => this.find(laskupohjaId));
    this.on(laskupohjaCalls.create, ({ copiedLaskupohjaId }) => {
      const laskupohjaId = this.nextId++;
      const { laskupohjaNimi = 'Uusi laskupohja', rivit = [] } = copiedLaskupohjaId
        ? this.find(copiedLaskupohjaId)
        : {};
      this.pohjat = [
        ...this.pohjat,
        laskupohja(rivit, { laskupohjaId, laskupohjaNimi, laskupohjaTilaId: laskupohjaTila.luonnos }),
      ];
      return { laskupohjaId };
    });
    this.on(laskupohjaCalls.save, ({ laskupohjaId, varmenne: _, ...save }) => {
      const before = this.find(laskupohjaId);
      const { rivit, laskupohjaBetonit, lisat, ...fields } = withSave(laskupohjaRecordFields, before, save);
      const stored = rivit.map((rivi) =>
        pohjanRivi({ ...rivi, laskupohjaRiviId: rivi.laskupohjaRiviId ?? this.nextId++ }),
      );
      const after = laskupohja(
        stored.toSorted((one, other) => one.sortNum - other.sortNum),
        {
          ...before,
          ...fields,
          laskupohjaBetonit: laskupohjaBetonit.map((one) => ({
            ...one,
            laskupohjaBetoniId: one.laskupohjaBetoniId ?? this.nextId++,
            laskupohjaId,
          })),
          lisat: lisat.map((one) => ({
            ...one,
            laskupohjaLisaId: one.laskupohjaLisaId ?? this.nextId++,
            laskupohjaId,
          })),
          varmenne: before.varmenne + 1,
        },
      );
      this.pohjat = this.pohjat.map((one) => (one.laskupohjaId === laskupohjaId ? after : one));
      return after;
    });
    this.on(laskupohjaCalls.delete, ({ laskupohjaId }) => {
      this.pohjat = this.pohjat.filter((one) => one.laskupohjaId !== laskupohjaId);
      return { laskupohjaId };
    });
  }

  /** The first template as it is stored. */
  get pohja(): Laskupohja {
    return this.find(this.pohjat[0]?.laskupohjaId ?? 0);
  }

  private find(laskupohjaId: number): Laskupohja {
    const found = this.pohjat.find((one) => one.laskupohjaId === laskupohjaId);
    if (!found) throw new Error(`no template ${laskupohjaId}`);
    return found;
  }
}
