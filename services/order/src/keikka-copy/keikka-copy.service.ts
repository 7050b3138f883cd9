import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type GridKeikka, type OrderRef } from '@keikka/contracts';
import { keikkaTila, stepLogType } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { allowPlan } from '../access/keikka-access.policy.js';
import { copyAttrs } from '../keikka/keikka-betoni-attr.sql.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import { KeikkaKuski } from '../keikka/keikka-kuski.entity.js';
import { KeikkaTehdas } from '../keikka/keikka-tehdas.entity.js';
import { copiedFactory } from '../keikka/keikka-tehdas.record.js';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { KeikkaMatka } from '../matka/keikka-matka.service.js';
import { heldSite } from '../tyomaa/tyomaa.record.js';
import { Planning } from '../planning/planning.service.js';
import { copiedBetoni, copiedKeikka } from './keikka-copy.rules.js';

/** Makes a new order from an order on the board (G-178, G-264). */
@Injectable()
export class KeikkaCopyService {
  constructor(
    private readonly planning: Planning,
    private readonly keikkaMatka: KeikkaMatka,
  ) {}

  /** The copy of an order that had no way gets one by its event: whoever copies many waits for none. */
  async copy(actor: Actor, original: OrderRef): Promise<GridKeikka> {
    const copy = await this.store(actor, original);
    this.keikkaMatka.follow(actor, copy.keikkaId);
    return copy;
  }

  private store(actor: Actor, { keikkaId }: OrderRef): Promise<GridKeikka> {
    return this.planning.transactions.runOnce(actor, 'keikka.copy', { keikkaId }, async (tx) => {
      const original = await tx.manager.findOneBy(Keikka, { keikkaId });
      if (!original) throw new Failure('KEIKKA.NOT_FOUND');
      if (!allowPlan(actor, original)) throw new Failure('KEIKKA.NO_ACCESS');
      // A colleague may have deleted the order meanwhile; a deleted order cannot be copied.
      if (original.keikkaTilaId === keikkaTila.poistettu) throw new Failure('KEIKKA.NOT_FOUND');
      if (original.tyomaaId !== null) await heldSite(tx, original.ownerAsiakasId, original.tyomaaId);
      // An order may stay on a vehicle that the company no longer plans, but a new order is not put there.
      if (original.vehicleId !== null)
        await this.planning.vehicles.plannable(tx.manager, actor, original.vehicleId);
      const copy = await tx.manager.save(tx.manager.create(Keikka, copiedKeikka(original)));
      await copyParts(tx, keikkaId, copy.keikkaId);
      const after = await tx.manager.findOneByOrFail(Keikka, { keikkaId: copy.keikkaId });
      const { vehicleId, pumppuAika, pumppuKesto } = after;
      await tx.record({
        entityType: 'keikka',
        entityId: after.keikkaId,
        ownerAsiakasId: after.ownerAsiakasId,
        varmenne: after.varmenne,
        before: null,
        after: { copiedFrom: keikkaId, vehicleId, pumppuAika, pumppuKesto },
      });
      const message = `Kopioitu tilauksesta ${keikkaId}`;
      await this.planning.stepLog.append(tx, after.keikkaId, stepLogType.kopioitu, message);
      return this.planning.changes.announceOne(tx, { before: null, after });
    });
  }
}

async function copyParts(tx: Tx, from: number, to: number): Promise<void> {
  const tyomaa = await tx.manager.findOneByOrFail(KeikkaTyomaa, { keikkaId: from });
  await tx.manager.insert(KeikkaTyomaa, { ...tyomaa, keikkaId: to });
  const tehdas = await tx.manager.findOneByOrFail(KeikkaTehdas, { keikkaId: from });
  await tx.manager.insert(KeikkaTehdas, { ...(await copiedFactory(tx.manager, tehdas)), keikkaId: to });
  await copyLines(tx, from, to);
  const kuskit = await tx.manager.findBy(KeikkaKuski, { keikkaId: from });
  await tx.manager.insert(
    KeikkaKuski,
    kuskit.map((kuski) => ({ ...kuski, keikkaId: to })),
  );
}

async function copyLines({ manager }: Tx, from: number, to: number): Promise<void> {
  const lines = await manager.findBy(KeikkaBetoni, { keikkaId: from });
  const { identifiers } = await manager.insert(
    KeikkaBetoni,
    lines.map((line) => copiedBetoni(line, to)),
  );
  await copyAttrs(
    manager,
    lines.map(({ keikkaBetoniId }) => keikkaBetoniId),
    identifiers.map((made) => made['keikkaBetoniId'] as number),
  );
}
