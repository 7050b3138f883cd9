import { fillPath } from '@keikka/contracts';
import type { Response } from 'supertest';
import { readFacts, type Facts } from './facts.js';
import { HouseBff, type Caller } from './house-bff.js';

type Values = Record<string, string | number>;

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
    this.opened = { bff, facts: await readFacts(bff) };
  }

  async close(): Promise<void> {
    await this.opened?.bff.stop();
  }

  get(caller: Caller, path: string, params: Values = {}): Promise<Response> {
    return this.bff.call(caller, { method: 'GET', path: fillPath(path, params) });
  }

  post(caller: Caller, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.bff.call(caller, { method: 'POST', path, body, headers });
  }

  delete(caller: Caller, path: string, params: Values): Promise<Response> {
    return this.bff.call(caller, { method: 'DELETE', path: fillPath(path, params) });
  }

  private isOpen(): { bff: HouseBff; facts: Facts } {
    if (!this.opened) throw new Error('The suite is not open yet');
    return this.opened;
  }
}
