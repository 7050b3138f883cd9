import {
  failureBody,
  keikkaBetoniCalls,
  limutusCalls,
  orderMessages,
  type Actor,
  type Betoni,
  type ErrorCode,
  type InputOf,
  type SavedBetonit,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, keikka, startOrder } from './order-company.js';

type Make = Partial<InputOf<typeof limutusCalls.make>>;

/** Orders of a line of 12 m3 and one of 7 m3, which nobody has confirmed. Each test takes a new one. */
export class LimutusOrders {
  keikkaId = 0;

  private constructor(readonly service: StartedService) {}

  static async start(count: number): Promise<LimutusOrders> {
    const keikat = Array.from({ length: count }, (_, index) =>
      keikka(index + 1, { betonit: [betoni(12), betoni(7)] }),
    );
    return new LimutusOrders(await startOrder({ keikat }));
  }

  /** The first line of a new order, with these columns set in SQL. */
  async next(columns = ''): Promise<Betoni> {
    this.keikkaId++;
    const [line] = await this.lines();
    if (!line) throw new Error('The orders have run out');
    if (columns) await this.set(line.keikkaBetoniId, columns);
    return line;
  }

  set(keikkaBetoniId: number, columns: string): Promise<unknown> {
    return this.sql(`update keikka_betoni set ${columns} where keikka_betoni_id = $1`, [keikkaBetoniId]);
  }

  setOrder(columns: string): Promise<unknown> {
    return this.sql(`update keikka set ${columns} where keikka_id = $1`, [this.keikkaId]);
  }

  sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.service.dataSource.query(text, values);
  }

  make(of: Betoni, input: Make = {}, actor: Actor = actors.handler, key?: string): Promise<SavedBetonit> {
    const { keikkaBetoniId } = of;
    const whole = { keikkaBetoniId, keikkaId: this.keikkaId, ...input };
    return this.service.ask(limutusCalls.make, whole, actor, key);
  }

  undo(
    of: SavedBetonit,
    input: Make = {},
    actor: Actor = actors.handler,
    key?: string,
  ): Promise<SavedBetonit> {
    const { keikkaBetoniId, keikkaId } = of;
    return this.service.ask(limutusCalls.undo, { keikkaBetoniId, keikkaId, ...input }, actor, key);
  }

  async lines(actor: Actor = actors.handler): Promise<Betoni[]> {
    return (await this.service.ask(keikkaBetoniCalls.list, { keikkaId: this.keikkaId }, actor)).betonit;
  }

  async amounts(): Promise<number[]> {
    return (await this.lines()).map(({ m3 }) => m3);
  }

  async order(): Promise<{ m3: number; varmenne: number }> {
    const asked = { keikkaId: this.keikkaId, ownerAsiakasId: 0 };
    return (await this.service.ask(orderMessages.keikkaGet, asked, actors.handler)).keikkaData;
  }

  /** All that a limutus writes: lines, token, history and events of the order. */
  async written(): Promise<unknown> {
    const [all] = await this.sql(
      `select (select json_agg(b order by keikka_betoni_id) from keikka_betoni b where keikka_id = $1) as lines,
        (select row_to_json(k) from keikka k where keikka_id = $1) as keikka,
        (select json_agg(h order by change_id) from change_history h where entity_id = $1) as history,
        (select count(*) from outbox where (data ->> 'keikkaId')::int = $1) as events`,
      [this.keikkaId],
    );
    return all;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }
}

/** The code of a refusal, and the text that the user reads. */
export async function refusal(asked: Promise<unknown>): Promise<[ErrorCode, string] | 'none'> {
  try {
    await asked;
    return 'none';
  } catch (error) {
    const { code, details } = error as { code: ErrorCode; details?: unknown };
    return [code, failureBody(code, details).error];
  }
}
