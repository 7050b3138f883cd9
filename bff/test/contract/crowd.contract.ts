import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  headers,
  keikkaCalls,
  keikkaFormCalls,
  type KeikkaData,
  type KeikkaGetAnswer,
  type RecordedChange,
} from '@keikka/contracts';
import type { Response } from 'supertest';
import type { Login } from './house-bff.js';
import type { Suite } from './suite.js';

const CLIENTS = 50;
const EDITS_EACH = 10;
const ORDERS = 20;
/** An edit that is refused so often is given up. */
const TRIES = 12;
/** One of so many edits is sent twice at once under one key, as by who presses again before the answer is there. */
const TWICE_EVERY = 5;
/** One of so many is sent again when all is done, as by who has lost the answer. */
const AGAIN_EVERY = 7;
/** What a busy machine needs. */
const PATIENCE_MS = 240_000;

/** Those who may edit the company's orders; each is many clients. */
const planners = ['jarjestelma', 'yritys', 'keikkaadmin', 'ajojarjestelija'] as const;
/** Of each order two fields, so that edits of different fields are merged and those of the same meet. */
const fieldNames = ['keikkaComment', 'keikkaAjoOhje'] as const;
/** What says that nothing was carried out: the same field has changed, or the order is busy. */
const refusals = ['SAVE.CONFLICT', 'SERVICE.BUSY'];

interface Edit {
  caller: Login;
  keikkaId: number;
  field: (typeof fieldNames)[number];
  text: string;
  isSentTwice: boolean;
}

interface Taken {
  text: string;
  /** The order's version that the answer has told. */
  varmenne: number;
  /** Sends the same once more, under its key. */
  send: () => Promise<Response>;
}

/**
 * Who is not answered in time doesn't know whether it was carried out, and sends the same under its key until that is said: the
 * first may be busy still.
 */
async function answered(send: Taken['send'], isInDoubt = false): Promise<Response> {
  const answer = await send();
  const { errorCode } = answer.body as { errorCode?: string };
  const isUnknown = errorCode === 'SERVICE.UNAVAILABLE' || (isInDoubt && errorCode === 'SERVICE.BUSY');
  return isUnknown ? answered(send, true) : answer;
}

/** Item number so many of a round list. */
const nth = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** Many clients at once at the real door. */
export function crowdContract(suite: Suite): void {
  async function read(keikkaId: number, caller: Login = 'ajojarjestelija'): Promise<KeikkaData> {
    const { body } = await suite.ask(caller, keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
    return (body.data as KeikkaGetAnswer).keikkaData;
  }

  /** A save as the form of an order makes it: upon the version that was read, with a key of its own. */
  async function saveOf({ caller, keikkaId, field, text }: Edit): Promise<Taken['send']> {
    const { varmenne } = await read(keikkaId, caller);
    const key = { [headers.idempotencyKey]: randomUUID() };
    const send = () => suite.ask(caller, keikkaFormCalls.save, { keikkaId, varmenne, [field]: text }, key);
    return () => answered(send);
  }

  /** The edit when it was acknowledged: by both answers to its key alike, and as it was sent. */
  async function taken(edit: Edit): Promise<Taken | undefined> {
    const { field, text, isSentTwice } = edit;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const send = await saveOf(edit);
      const answers = await Promise.all(isSentTwice ? [send(), send()] : [send()]);
      const saved = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.keikkaData);
      const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode);
      for (const code of refused) expect(refusals).toContain(code);
      for (const data of saved) expect(data).toMatchObject({ varmenne: saved[0].varmenne, [field]: text });
      if (saved.length > 0) return { text, varmenne: saved[0].varmenne, send };
      await wait(20 * attempt);
    }
    return undefined;
  }

  /** What was acknowledged to a client that edits one order after the other. */
  async function takenOf(client: number, orders: readonly KeikkaData[]): Promise<Taken[]> {
    const all: Taken[] = [];
    for (let round = 0; round < EDITS_EACH; round++) {
      const one = await taken({
        caller: nth(planners, client),
        keikkaId: nth(orders, client + round).keikkaId,
        field: nth(fieldNames, client),
        text: `Asiakas ${client}, muutos ${round}`,
        isSentTwice: (client + round) % TWICE_EVERY === 0,
      });
      if (one) all.push(one);
    }
    return all;
  }

  /** The history of the order's two fields, the first change first. */
  async function historyOf(keikkaId: number): Promise<RecordedChange[]> {
    const history: RecordedChange[] = [];
    for (let page = 1, length = 1; length > 0; page++) {
      const input = { entityId: keikkaId, ownerAsiakasId: 0, page };
      const { body } = await suite.ask('ajojarjestelija', keikkaFormCalls.listChanges, input);
      const changes = body.data as RecordedChange[];
      history.push(...changes);
      length = changes.length;
    }
    return history.filter(({ fieldName }) => fieldNames.some((name) => name === fieldName)).reverse();
  }

  it(
    'fifty clients edit twenty orders ten times each: every acknowledged edit is in the history once, and nothing else',
    async () => {
      const orders: KeikkaData[] = [];
      while (orders.length < ORDERS) orders.push(await read((await suite.ownKeikka()).keikkaId));
      const clients = Array.from({ length: CLIENTS }, (_, client) => takenOf(client, orders));
      const acknowledged = (await Promise.all(clients)).flat();
      expect(acknowledged.length).toBeGreaterThan(0.9 * CLIENTS * EDITS_EACH);
      for (const { send, varmenne } of acknowledged.filter((_, index) => index % AGAIN_EVERY === 0)) {
        const { status, body } = await send();
        expect([status, body.data.keikkaData.varmenne]).toEqual([200, varmenne]);
      }

      const recorded: unknown[] = [];
      for (const before of orders) {
        const history = await historyOf(before.keikkaId);
        recorded.push(...history.map(({ newValue }) => newValue));
        const versions = history.map((_, index) => before.varmenne + 1 + index);
        expect(history.map(({ varmenne }) => varmenne)).toEqual(versions);
        const after = await read(before.keikkaId);
        expect(after.varmenne).toBe(versions.at(-1));
        for (const field of fieldNames) {
          const changes = history.filter(({ fieldName }) => fieldName === field);
          // Each change stands upon the one before it, and the last one is stored.
          expect([...changes.map(({ oldValue }) => oldValue), after[field]]).toEqual([
            before[field],
            ...changes.map(({ newValue }) => newValue),
          ]);
        }
      }
      expect(recorded.toSorted()).toEqual(acknowledged.map(({ text }) => text).toSorted());
    },
    PATIENCE_MS,
  );
}
