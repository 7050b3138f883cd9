import { betoni, keikkaAnswer, keikkaData, vehicleData } from '@keikka/builders';
import {
  asiakasCalls,
  orderMessages,
  staffMessages,
  type KeikkaData,
  type Laskutettavat,
  type LaskutettavatQuery,
  type SovittuHinta,
} from '@keikka/contracts';
import { dayRange, type AlvKausi } from '@keikka/domain';
import { answerAs, type StartedService } from '@keikka/server/testing';
import { Laskupohja, LaskupohjaRivi } from '../src/laskupohja/laskupohja.entity.js';
import { invoicingWithout, OWN } from './invoicing-company.js';

export const CUSTOMER = 101;
export const SOURCE = 13;
/** A customer of the company that is in no order. */
export const OTHER_CUSTOMER = 102;

const customer = (asiakasId: number, asiakasNimi: string, ytunnus: string) =>
  [asiakasId, { asiakasId, asiakasNimi, ytunnus, colorCode: '' }] as const;

const customers = new Map([
  customer(OWN, 'Uudenmaan Pumppaus Oy', '1967543-8'),
  customer(SOURCE, 'Lohjan Valmisbetoni Oy', '2593931-3'),
  customer(OTHER_CUSTOMER, 'Muu Asiakas Oy', '1837795-7'),
]);

/** Orders and companies as the other services know them. A test changes `keikat` and `alvKaudet`. */
export class Neighbours {
  readonly keikat = new Map<number, KeikkaData>();
  /** The own VAT rates of whichever company. */
  alvKaudet: AlvKausi[] = [];

  answerOver(nats: StartedService['nats']): void {
    answerAs(nats, orderMessages.keikkaGet, ({ keikkaId }) => {
      const keikka = this.keikat.get(keikkaId);
      return keikka ? keikkaAnswer(keikka) : 'KEIKKA.NOT_FOUND';
    });
    answerAs(nats, orderMessages.keikkaHinnat, ({ keikkaId }) => this.sovitut(keikkaId));
    answerAs(nats, orderMessages.keikkaLaskutettavat, (query) => this.laskutettavat(query));
    answerAs(nats, staffMessages.yrityksenAlv, () => this.alvKaudet);
    answerAs(nats, asiakasCalls.get, ({ asiakasId }) => customers.get(asiakasId) ?? 'ASIAKAS.NOT_FOUND');
  }

  /** The prices that were agreed for the lines of an order. */
  private sovitut(keikkaId: number): SovittuHinta[] {
    const betonit = this.keikat.get(keikkaId)?.betonit ?? [];
    return betonit.flatMap(({ keikkaBetoniId, hinta_value }) =>
      hinta_value ? [{ keikkaBetoniId, hinta_value }] : [],
    );
  }

  /** The orders of a period, two a page. */
  private laskutettavat({ first, last, after }: LaskutettavatQuery): Laskutettavat | 'REQUEST.INVALID' {
    if (last < first) return 'REQUEST.INVALID';
    const [from, to] = [dayRange(first).start.toISOString(), dayRange(last).end.toISOString()];
    const hits = [...this.keikat.values()]
      .filter(({ keikkaId, pumppuAika }) => keikkaId > after && from <= pumppuAika && pumppuAika <= to)
      .toSorted((one, other) => one.keikkaId - other.keikkaId)
      .map((keikka) => ({ keikka, ajoneuvo: vehicleData() }));
    const keikat = hits.slice(0, 2);
    return { keikat, next: hits.length > 2 ? (keikat.at(-1)?.keikka.keikkaId ?? null) : null };
  }

  /** A delivered order of ours for a source customer: 10:00–13:30, 45.5 m³. */
  order(keikkaId: number, changes: Partial<KeikkaData> = {}): KeikkaData {
    const keikka = keikkaData({
      keikkaId,
      ownerAsiakasId: OWN,
      sourceAsiakasId: SOURCE,
      sourceAsiakasNimi: 'Lohjan Valmisbetoni Oy',
      asiakasId: CUSTOMER,
      asiakasNimi: 'Rakennus Koskinen Oy',
      pumppuAsiakasId: OWN,
      pumppuAika: '2026-11-20T08:00:00.000Z',
      pumppuKesto: 210,
      m3: 45.5,
      betonit: [betoni({ m3: 45.5 })],
      ...changes,
    });
    this.keikat.set(keikkaId, keikka);
    return keikka;
  }
}

/** The service among its neighbours for the tests of a describe. Each begins without orders and rows of the named entities. */
export function billingWithout(...entities: Parameters<typeof invoicingWithout>) {
  const invoicing = invoicingWithout(...entities);
  const neighbours = new Neighbours();
  beforeAll(() => neighbours.answerOver(invoicing.nats));
  beforeEach(() => {
    neighbours.keikat.clear();
    neighbours.alvKaudet = [];
  });
  return { invoicing, neighbours };
}

/** Stores an active template of the company with its rows. */
export async function storedPohja(
  { dataSource: { manager } }: StartedService,
  changes: Partial<Laskupohja>,
  rivit: readonly Partial<LaskupohjaRivi>[],
): Promise<Laskupohja> {
  const pohja = await manager.save(Laskupohja, {
    laskuttajaAsiakasId: OWN,
    laskupohjaNimi: 'Perus 36 m',
    laskupohjaTilaId: 3,
    maksuEhtoPv: 21,
    ...changes,
  } as Laskupohja);
  const { laskupohjaId } = pohja;
  for (const [index, rivi] of rivit.entries())
    await manager.save(LaskupohjaRivi, { laskupohjaId, sortNum: index, ...rivi } as LaskupohjaRivi);
  return pohja;
}
