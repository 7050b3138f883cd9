import { keikkaCalls, requestOf, type Call, type GridKeikka, type InputOf } from '@keikka/contracts';
import type { Response } from 'supertest';
import { readFacts, type Facts } from './facts.js';
import { HouseBff, type Caller } from './house-bff.js';

type Headers = Record<string, string>;

/** The house the whole contract suite runs against, and its calls in short. */
export class Suite {
  private opened: { bff: HouseBff; facts: Facts } | undefined;

  get bff(): HouseBff {
    return this.isOpen().bff;
  }

  get facts(): Facts {
    return this.isOpen().facts;
  }

  async open(): Promise<void> {
    const bff = await HouseBff.start();
    const facts = await readFacts(bff);
    await bff.openPortal([facts.keikka.keikkaId]);
    this.opened = { bff, facts };
  }

  async close(): Promise<void> {
    await this.opened?.bff.stop();
  }

  ask<C extends Call>(caller: Caller, call: C, input: InputOf<C>, headers: Headers = {}): Promise<Response> {
    return this.bff.ask(caller, call, input, headers);
  }

  /** As `ask`, with an input that no screen of ours sends. */
  send(caller: Caller, call: Call, input: object, headers: Headers = {}): Promise<Response> {
    return this.bff.call(caller, { ...requestOf(call, input), headers });
  }

  /** An order like that of the facts, for who changes one: what all tests look at stays as it is. */
  async ownKeikka(): Promise<GridKeikka> {
    const { keikkaId } = this.facts.keikka;
    const { body } = await this.ask('ajojarjestelija', keikkaCalls.copy, { keikkaId });
    return body.data as GridKeikka;
  }

  private isOpen(): { bff: HouseBff; facts: Facts } {
    if (!this.opened) throw new Error('The suite is not open yet');
    return this.opened;
  }
}
