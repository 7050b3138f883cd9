import { Injectable } from '@nestjs/common';
import { Failure, type Actor } from '@keikka/contracts';
import type { Tx } from '@keikka/server';
import { AccessService, type KeikkaFacts } from '../access/access.service.js';
import { allowEdit } from '../access/keikka-access.policy.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat, requireKept } from '../keikka/keikka.record.js';

/** An order that is locked for somebody who may edit it. */
export interface EditedKeikka {
  keikka: Keikka;
  facts: KeikkaFacts;
}

/** The rule of who may do an act on an order. */
export type Allows = (actor: Actor, facts: KeikkaFacts) => boolean;

/** The door of every act on what an order's editor holds. */
@Injectable()
export class KeikkaEdit {
  constructor(private readonly access: AccessService) {}

  /**
   * An act that others than its editors may do `allows` them.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED
   */
  async lock(tx: Tx, actor: Actor, keikkaId: number, allows: Allows = allowEdit): Promise<EditedKeikka> {
    const keikka = await keikat.lock(tx, keikkaId);
    const facts = await this.access.visible(tx.manager, actor, keikkaId);
    if (!allows(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
    await requireKept(tx, keikka);
    return { keikka, facts };
  }
}
