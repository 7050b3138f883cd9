import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  laskuFields,
  orderMessages,
  type Actor,
  type InputOf,
  type KeikkaData,
  type Lasku,
  type laskuCalls,
  type LaskuFields,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { laskuLogType, laskupohjaTila, payerAsiakasId } from '@keikka/domain';
import { laskuPohjista, type KeikkaFacts, type UusiLasku } from '@keikka/domain/formula';
import { insertRows, ServiceClient, Transactions, type Tx } from '@keikka/server';
import { kohteetOf } from '../laskuttaja/laskutus-integraatio.entity.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

import { Tuote } from '../tuote/tuote.entity.js';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { demandBiller, demandOpen, demandVisible } from './lasku.policy.js';
import { laskut, storedSums } from './lasku.record.js';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';

type Input<Name extends keyof typeof laskuCalls> = InputOf<(typeof laskuCalls)[Name]>;

/** An order to be billed, and who pays. */
interface Ordered {
  facts: KeikkaFacts;
  keikka: KeikkaData;
  maksaja: { maksajaAsiakasId: number; maksajaAsiakasNimi: string };
}

/** The invoice that rows are stored on. */
type Owner = Pick<KeikkaLasku, 'keikkaLaskuId' | 'keikkaId' | 'laskuttajaAsiakasId' | 'maksajaAsiakasId'>;

/** Room between two rows, so that one fits between them. */
const STEP = 10;

/**
 * Fills invoices from the templates that fit their orders (invoicing §4). Other services are asked before a transaction is
 * open, so that no lock waits for an answer.
 */
@Injectable()
export class LaskuBuildService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly asiakkaat: AsiakasNames,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes the invoice of an order.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, LASKU.NOT_BILLER, LASKU.NO_MAKSAJA, SERVICE.UNAVAILABLE
   */
  async create(actor: Actor, input: Input<'create'>): Promise<{ keikkaLaskuId: number }> {
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    const ordered = await this.ordered(laskuttajaAsiakasId, input);
    return this.transactions.runOnce(actor, 'lasku.create', input, async (tx) => {
      const uusi = await built(tx, laskuttajaAsiakasId, ordered);
      const { maksajaAsiakasId } = ordered.maksaja;
      const [laskuDestination = ''] = await kohteetOf(tx.manager, laskuttajaAsiakasId);
      const given = { ...uusi.headers, maksajaAsiakasId, laskuDestination };
      const fields = { ...blankOf(laskuFields), ...given } as LaskuFields;
      const made = await laskut.make(tx, newLasku(tx, actor, laskuttajaAsiakasId, ordered, uusi), fields);
      await store(tx, made, uusi);
      await note(tx, actor, made.keikkaLaskuId, 'Uusi lasku luotu', uusi);
      return { keikkaLaskuId: made.keikkaLaskuId };
    });
  }

  /**
   * Builds the rows and headers of an invoice anew, as the order and the templates are now; its rows so far go [I-060] [I-065].
   * @throws Failure as `create`, LASKU.NOT_FOUND, LASKU.LASKUTETTU
   */
  async reload(actor: Actor, { keikkaLaskuId }: Input<'reload'>): Promise<Lasku> {
    const seen = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!seen) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, seen);
    const { laskuttajaAsiakasId } = seen;
    const ordered = await this.ordered(laskuttajaAsiakasId, seen);
    return this.transactions.runOnce(actor, 'lasku.reload', { keikkaLaskuId }, async (tx) => {
      const lasku = await laskut.lock(tx, keikkaLaskuId);
      demandOpen(lasku);
      const uusi = await built(tx, laskuttajaAsiakasId, ordered);
      await tx.manager.delete(KeikkaLaskuRivi, { keikkaLaskuId });
      await store(tx, lasku, uusi);
      await note(tx, actor, keikkaLaskuId, 'Laskun tiedot haettu uudestaan laskupohjasta', uusi);
      const { keikkaLaskuStatusTypeId: tila } = lasku;
      // The invoice tells of its rows even where no header changed.
      const rebuilt = { before: {}, after: { rivit: uusi.rivit.length } };
      const values = { ...uusi.headers, ...copies(ordered.keikka), ...storedSums(uusi.rivit, tila) };
      return laskut.change(tx, lasku, values, rebuilt);
    });
  }

  private async ordered(
    laskuttajaAsiakasId: number,
    { keikkaId, maksajaAsiakasId }: { keikkaId: number; maksajaAsiakasId: number },
  ): Promise<Ordered> {
    const answer = await this.services.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 });
    const { keikkaData: keikka, vehicleData: ajoneuvo } = answer;
    demandBiller(laskuttajaAsiakasId, keikka);
    const payer = maksajaAsiakasId || payerAsiakasId(keikka, laskuttajaAsiakasId);
    if (!payer) throw new Failure('LASKU.NO_MAKSAJA');
    const maksaja = { maksajaAsiakasId: payer, maksajaAsiakasNimi: await this.nameOf(payer, keikka) };
    return { keikka, maksaja, facts: { keikka, ajoneuvo } };
  }

  private async nameOf(payer: number, keikka: KeikkaData): Promise<string> {
    if (payer === keikka.asiakasId) return keikka.asiakasNimi;
    if (payer === keikka.sourceAsiakasId) return keikka.sourceAsiakasNimi;
    return this.asiakkaat.of(payer, 'LASKU.NO_MAKSAJA');
  }
}

/** What the company's templates make of an order. */
async function built(
  { manager }: Tx,
  laskuttajaAsiakasId: number,
  { facts, maksaja: { maksajaAsiakasId } }: Ordered,
): Promise<UusiLasku> {
  const pohjat = await manager.find(Laskupohja, {
    where: { laskuttajaAsiakasId, laskupohjaTilaId: laskupohjaTila.aktiivinen },
    relations: { rivit: true },
    order: { laskupohjaId: 'ASC', rivit: { sortNum: 'ASC', laskupohjaRiviId: 'ASC' } },
  });
  const tuotteet = await manager.findBy(Tuote, { laskuttajaAsiakasId });
  return laskuPohjista(
    pohjat,
    { facts, maksajaAsiakasId },
    new Map(tuotteet.map((one) => [one.tuoteId, one])),
  );
}

/** What an invoice keeps of its order. */
const copies = ({ tyomaaNimi, pumppuAika }: KeikkaData) => ({
  tyomaaNimi,
  pumppuAika: pumppuAika ? new Date(pumppuAika) : null,
});

const newLasku = (
  { now }: Tx,
  { personName = '' }: Actor,
  laskuttajaAsiakasId: number,
  { keikka, maksaja: { maksajaAsiakasNimi } }: Ordered,
  { rivit }: UusiLasku,
) => ({
  keikkaId: keikka.keikkaId,
  laskuttajaAsiakasId,
  maksajaAsiakasNimi,
  laskuCreated: now,
  laskuCreatedBy: personName,
  ...copies(keikka),
  ...storedSums(rivit, blankOf(laskuFields).keikkaLaskuStatusTypeId as number),
});

/** Stores built rows on their invoice. */
async function store({ manager, now }: Tx, owner: Owner, { rivit }: UusiLasku): Promise<void> {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId } = owner;
  const owned = { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId };
  const rows = rivit.map((rivi, index) => ({
    ...rivi,
    ...owned,
    sortNum: (index + 1) * STEP,
    laskettu: now,
  }));
  await insertRows(manager, KeikkaLaskuRivi, rows);
}

/** Notes in the log what was done, and which templates have a fault. */
async function note(
  { manager, now }: Tx,
  { personId, personName = '' }: Actor,
  keikkaLaskuId: number,
  title: string,
  { huomiot }: UusiLasku,
): Promise<void> {
  const by = { entryTime: now, entryByPersonId: personId, entryByPersonName: personName };
  const entries = [{ title, description: '' }, ...huomiot];
  await manager.insert(
    KeikkaLaskuLog,
    entries.map((entry) => ({
      ...entry,
      ...by,
      keikkaLaskuId,
      keikkaLaskuLogTypeId: laskuLogType.system,
    })),
  );
}
