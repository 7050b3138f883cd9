import type { GridDay, GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { itemKey, type ItemKey } from '../src/day/model/grid-day.js';
import { Dispatcher, type Saved } from './dispatcher.js';

const logins = ['ajojarjestelija', 'keikkaadmin', 'yritys'] as const;
const nothing: Saved = { rows: [], gone: null };

/** Three dispatchers of one company on one day, who hear of each other's changes at once. */
export class Team {
  readonly size = logins.length;
  /** Their answer when they are asked whether to overwrite a colleague. */
  overwrite = false;
  private last = nothing;
  private readonly rows = new Map<ItemKey, GridItem>();
  private readonly dispatchers: Dispatcher[];

  constructor(private readonly yyyymmdd: Yyyymmdd) {
    const onSaved = (day: Yyyymmdd, saved: Saved): void => {
      this.last = saved;
      this.know(saved.rows);
      this.dispatchers.forEach((dispatcher) => dispatcher.hear(day, saved));
    };
    this.dispatchers = logins.map((login) => new Dispatcher(login, onSaved, () => this.overwrite));
  }

  of(person: number): Dispatcher {
    const dispatcher = this.dispatchers[person];
    if (!dispatcher) throw new Error(`There is no person ${person}`);
    return dispatcher;
  }

  board(person: number): GridDay {
    return this.of(person).board(this.yyyymmdd);
  }

  /** The thing as it was last saved or read. */
  rowOf(key: ItemKey): GridItem {
    const row = this.rows.get(key);
    if (!row) throw new Error(`There is no ${key}`);
    return row;
  }

  know(rows: Iterable<GridItem>): void {
    for (const row of rows) this.rows.set(itemKey(row), row);
  }

  /** Everybody reads the day anew. */
  async reopen(): Promise<void> {
    await Promise.all(this.dispatchers.map((dispatcher) => dispatcher.open(this.yyyymmdd)));
  }

  /** What the work saved first; undefined when it saved nothing. */
  async savedBy(work: Promise<void>): Promise<ItemKey | undefined> {
    this.last = nothing;
    await work;
    const [row] = this.last.rows;
    return row && itemKey(row);
  }

  failures(): string[] {
    return this.dispatchers.flatMap(({ failures }) => failures);
  }
}
