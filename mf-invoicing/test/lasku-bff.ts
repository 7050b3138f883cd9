import { sessionInfo, tuote } from '@keikka/builders';
import {
  hyvitysCalls,
  laskuCalls,
  laskuFields,
  laskuKohteet,
  laskuLogCalls,
  laskuRiviCalls,
  laskuRiviFields,
  tuoteCalls,
  type Hyvitettava,
  type LaskuGetAnswer,
  type LaskuHaku,
  type LaskuListed,
  type LaskuLog,
  type LaskuRivi,
  type LaskuRiviSave,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { laskunSummat, laskuTilaNimi, rivinSummat, settingType, summa } from '@keikka/domain';
import { StandInBff } from '@keikka/sdk/testing';

const FIRST_NEW_ID = 100;

const blankRivi = blankOf(laskuRiviFields) as LaskuRivi;

/** A row of an invoice with its sums. */
export function laskuRivi(changes: Partial<LaskuRivi> = {}): LaskuRivi {
  const rivi = {
    ...blankRivi,
    keikkaLaskuRiviId: 1,
    keikkaId: 4711,
    keikkaLaskuId: 1,
    keikkaLaskuPohjaId: null,
    keikkaLaskuPohjaRiviId: null,
    hyvitettyKeikkaLaskuRiviId: null,
    ehtoTäyttyy: true,
    virhe: '',
    kaannetty: false,
    helpId: null,
    laskuttajaAsiakasId: 1,
    maksajaAsiakasId: 13,
    isLaskutettu: false,
    laskutettuTime: null,
    laskuNo: '',
    varmenne: 1,
    sortNum: 10,
    riviSelite: 'Pumppaus',
    määrä: '45.5',
    yksikkö: 'm³',
    hinta: '8.90',
    ...changes,
  };
  return { ...rivi, ...rivinSummat(rivi) };
}

/** An invoice of order 4711 with these rows. */
export function laskuAnswer(
  rivit: LaskuRivi[],
  changes: Partial<LaskuGetAnswer['laskuData']> = {},
): LaskuGetAnswer {
  const keikkaLaskuStatusTypeId = changes.keikkaLaskuStatusTypeId ?? 5;
  const summat = laskunSummat(rivit);
  const laskuData = {
    ...(blankOf(laskuFields) as LaskuGetAnswer['laskuData']),
    keikkaLaskuId: 1,
    keikkaId: 4711,
    hyvitettyKeikkaLaskuId: null,
    laskuttajaAsiakasId: 1,
    maksajaAsiakasId: 13,
    maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
    keikkaLaskuStatusTypeId,
    pumppuAika: '2026-11-20T08:00:00.000Z',
    tyomaaNimi: 'As Oy Lohjan Kielo',
    laskuDestination: 'Netvisor',
    laskuNo: '',
    isLaskutettu: false,
    eraPaiva: null,
    laskuttajaType: 'pumppu',
    fennoaInvoiceId: '',
    lahetysTila: '' as const,
    kohteet: [...laskuKohteet],
    viitenumero: '1000012',
    rfViite: 'RF061000012',
    isDeleted: false,
    laskuCreated: '2026-11-21T08:00:00.000Z',
    laskuCreatedBy: 'Marja Lehtonen',
    varmenne: 1,
    ...changes,
    keikkaLaskuStatusTypeName: laskuTilaNimi(keikkaLaskuStatusTypeId),
    sumEur: summat.netto,
    summat,
  };
  const created = {
    keikkaLaskuLogId: 1,
    keikkaLaskuLogTypeId: 3,
    title: 'Uusi lasku luotu',
    description: '',
    entryTime: '2026-11-21T08:00:00.000Z',
    entryByPersonId: 10,
    entryByPersonName: 'Marja Lehtonen',
    hasData: false,
  };
  return { laskuData, laskuRivit: rivit, laskuLog: [created] };
}

const listed = ({ laskuData: { summat, ...lasku } }: LaskuGetAnswer): LaskuListed => ({
  ...lasku,
  ...summat,
});

/** All of these invoices on one page, with their sums. */
export function laskuHaku(answers: readonly LaskuGetAnswer[]): LaskuHaku {
  const laskut = answers.map(listed);
  const total = (read: (lasku: LaskuListed) => string) => summa(laskut.map(read));
  return {
    laskut,
    seuraava: null,
    yhteensa: {
      lukumaara: laskut.length,
      sumEur: total(({ sumEur }) => sumEur),
      alvSumma: total(({ alvSumma }) => alvSumma),
      yhteensa: total(({ yhteensa }) => yhteensa),
    },
  };
}

const eiHyvityksia: Hyvitettava = { laskuNo: '', paiva: '20261121', rivit: [], hyvitykset: [] };

/** The calls of invoices over a few in memory. */
export class LaskuBff extends StandInBff {
  override session: StandInBff['session'] = { settingTypes: [settingType.laskuAdmin] };
  laskut: LaskuGetAnswer[] = [];
  private nextId = FIRST_NEW_ID;

  constructor() {
    super();
    this.on(laskuCalls.haku, () => laskuHaku(this.laskut));
    this.on(laskuCalls.listForKeikka, ({ keikkaId }) =>
      this.laskut.map(listed).filter((lasku) => lasku.keikkaId === keikkaId),
    );
    this.on(laskuCalls.get, ({ keikkaLaskuId }) => this.find(keikkaLaskuId));
    this.on(hyvitysCalls.get, ({ keikkaLaskuId }) => ({ ...eiHyvityksia, laskuNo: String(keikkaLaskuId) }));
    this.on(laskuCalls.create, ({ keikkaId }) => {
      const keikkaLaskuId = this.laskut.length + 1;
      this.laskut = [...this.laskut, laskuAnswer([laskuRivi()], { keikkaLaskuId, keikkaId })];
      return { keikkaLaskuId };
    });
    this.on(tuoteCalls.list, () => [
      tuote({ tuoteId: 7, nimike: 'Pesu työmaalla', hinta: '60', yksikkö: 'kpl' }),
    ]);
    this.on(laskuCalls.save, ({ keikkaLaskuId, varmenne: _, ...save }) => {
      const { laskuData, laskuRivit } = this.find(keikkaLaskuId);
      const changed = laskuAnswer(laskuRivit, { ...laskuData, ...save, varmenne: laskuData.varmenne + 1 });
      this.laskut = this.laskut.map((one) => (one.laskuData.keikkaLaskuId === keikkaLaskuId ? changed : one));
      return this.find(keikkaLaskuId).laskuData;
    });
    this.on(laskuCalls.reload, ({ keikkaLaskuId }) => {
      this.laskut = [
        laskuAnswer([laskuRivi({ riviSelite: 'Pohjasta' })], this.find(keikkaLaskuId).laskuData),
      ];
      return this.find(keikkaLaskuId).laskuData;
    });
    this.on(laskuCalls.delete, ({ keikkaLaskuId }) => {
      this.laskut = [];
      return { keikkaLaskuId };
    });
    this.on(laskuLogCalls.add, ({ keikkaLaskuId, title = '' }) => this.addNote(keikkaLaskuId, title));
    this.on(laskuLogCalls.delete, ({ keikkaLaskuLogId }) => {
      this.laskut = this.laskut.map((one) => ({
        ...one,
        laskuLog: one.laskuLog.filter((entry) => entry.keikkaLaskuLogId !== keikkaLaskuLogId),
      }));
      return { keikkaLaskuLogId };
    });
    this.on(laskuRiviCalls.save, (save) => this.put(save));
    this.on(laskuRiviCalls.delete, ({ keikkaLaskuRiviId }) => {
      this.change((rivit) => rivit.filter((one) => one.keikkaLaskuRiviId !== keikkaLaskuRiviId));
      return { keikkaLaskuRiviId };
    });
    this.on(laskuRiviCalls.order, ({ keikkaLaskuRiviIds }) => {
      const at = ({ keikkaLaskuRiviId }: LaskuRivi): number => keikkaLaskuRiviIds.indexOf(keikkaLaskuRiviId);
      return this.change((rivit) =>
        rivit.toSorted((one, other) => at(one) - at(other)).map((one, index) => ({ ...one, sortNum: index })),
      );
    });
  }

  /** The rows of the first invoice. */
  get rivit(): readonly LaskuRivi[] {
    return this.laskut[0]?.laskuRivit ?? [];
  }

  /** Adds a note of the person who is signed in. */
  private addNote(keikkaLaskuId: number, title: string): LaskuLog {
    const lasku = this.find(keikkaLaskuId);
    const [created] = lasku.laskuLog;
    if (!created) throw new Error('the log is empty');
    const entry = {
      ...created,
      keikkaLaskuLogId: this.nextId++,
      keikkaLaskuLogTypeId: 5,
      title,
      entryByPersonId: sessionInfo().user.personId,
    };
    this.laskut = [{ ...lasku, laskuLog: [entry, ...lasku.laskuLog] }];
    return entry;
  }

  private put({ keikkaLaskuRiviId, ...save }: LaskuRiviSave): LaskuRivi {
    const stored = this.rivit.find((one) => one.keikkaLaskuRiviId === keikkaLaskuRiviId);
    const id = stored?.keikkaLaskuRiviId ?? this.nextId++;
    const fields = savedFields(laskuRiviFields, save);
    const before =
      stored ?? laskuRivi({ sortNum: FIRST_NEW_ID, varmenne: 0, riviSelite: '', määrä: null, hinta: null });
    const rivi = laskuRivi({ ...before, ...fields, keikkaLaskuRiviId: id, varmenne: before.varmenne + 1 });
    this.change((rivit) =>
      [...rivit.filter((one) => one.keikkaLaskuRiviId !== id), rivi].sort(
        (one, other) => one.sortNum - other.sortNum,
      ),
    );
    return rivi;
  }

  private change(by: (rivit: LaskuRivi[]) => LaskuRivi[]): LaskuRivi[] {
    const rivit = by([...this.rivit]);
    this.laskut = this.laskut.map((one, index) => (index === 0 ? laskuAnswer(rivit, one.laskuData) : one));
    return rivit;
  }

  private find(keikkaLaskuId: number): LaskuGetAnswer {
    const found = this.laskut.find(({ laskuData }) => laskuData.keikkaLaskuId === keikkaLaskuId);
    if (!found) throw new Error(`no invoice ${keikkaLaskuId}`);
    return found;
  }
}
