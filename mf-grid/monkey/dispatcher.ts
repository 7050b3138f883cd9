import {
  authCalls,
  gridDayCalls,
  type GridDay,
  type GridItem,
  type GridPalkki,
  type PalkkiSave,
} from '@keikka/contracts';
import { dayRange, type Yyyymmdd } from '@keikka/domain';
import {
  createApiClient,
  UndoDesk,
  undoStore,
  type ApiClient,
  type Direction,
  type Notify,
  type TokenSource,
  type UndoStore,
} from '@keikka/sdk';
import { QueryClient } from '@tanstack/react-query';
import { changeDay, type DayCommand } from '../src/changes/commands/day-command.js';
import { makePalkkiCommand } from '../src/changes/commands/palkki-commands.js';
import { gridDayKey } from '../src/day/api/grid-day.js';
import { patchDay } from '../src/day/cache/patch-day.js';
import { sendPalkki } from '../src/palkki/send-palkki.js';
import { versionsOf } from '../src/changes/commands/versions-of.js';
import { gridKinds } from '../src/changes/undo/grid-kinds.js';
import { patchRow } from '../src/day/model/day-patch.js';
import { itemKey, palkkiKey, type ItemKey } from '../src/day/model/grid-day.js';
import type { StepChange } from '../src/changes/commands/step-change.js';

const bffUrl = process.env.E2E_BFF_URL ?? 'http://localhost:4310';

/** The company whose dispatchers play. */
const DEMO_ASIAKAS_ID = 1;

/** What a change left behind: the rows it saved, and what it took off the board. */
export interface Saved {
  rows: readonly GridItem[];
  gone: ItemKey | null;
}

class SignedIn implements TokenSource {
  private current: Promise<string> | undefined;
  constructor(private readonly login: string) {}

  token = (): Promise<string> => (this.current ??= this.signIn());
  renew = (): Promise<string> => (this.current = this.signIn());

  private async signIn(): Promise<string> {
    const anonymous = createApiClient({
      baseUrl: bffUrl,
      tokens: { token: () => Promise.resolve(null), renew: () => Promise.resolve(null) },
    });
    const credentials = { email: `${this.login}@keikka.example`, password: 'keikka-demo' };
    return (await anonymous.ask(authCalls.login, credentials)).token;
  }
}

/** A person who plans, with the undo desk of the page; asked whether to overwrite a colleague, `answer` decides. */
export class Dispatcher {
  readonly api: ApiClient;
  failures: string[] = [];
  asked = 0;
  /** The day stays open, however long the run: on the page it is looked at. */
  private readonly queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  private readonly store: UndoStore = undoStore(this.queryClient, 0);
  private readonly notify: Notify;
  private readonly change: (command: DayCommand) => Promise<GridItem[]>;
  private readonly desk: UndoDesk<StepChange>;

  constructor(
    login: string,
    private readonly onSaved: (yyyymmdd: Yyyymmdd, saved: Saved) => void,
    answer: () => boolean,
  ) {
    this.api = createApiClient({ baseUrl: bffUrl, tokens: new SignedIn(login) });
    this.notify = {
      success: () => undefined,
      removed: () => undefined,
      info: () => undefined,
      error: (text, error) => void this.failures.push(`${text}: ${String(error)}`),
    };
    const save = changeDay({ api: this.api, notify: this.notify, queryClient: this.queryClient });
    this.change = async (command) => {
      const rows = await save(command);
      onSaved(command.yyyymmdd, { rows, gone: takenOff(command) });
      return rows;
    };
    this.desk = new UndoDesk({
      store: this.store,
      kinds: gridKinds({
        queryClient: this.queryClient,
        change: this.change,
        savePalkki: sendPalkki(this.api, DEMO_ASIAKAS_ID),
      }),
      confirm: () => {
        this.asked += 1;
        return Promise.resolve(answer());
      },
      notify: this.notify,
    });
  }

  async day(yyyymmdd: Yyyymmdd): Promise<GridDay> {
    const { start, end } = dayRange(yyyymmdd);
    const span = { personId: 0, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
    return this.api.ask(gridDayCalls.get, span);
  }

  /** Has the day on the board, as it was read. */
  async open(yyyymmdd: Yyyymmdd): Promise<void> {
    this.queryClient.setQueryData(gridDayKey(yyyymmdd), await this.day(yyyymmdd));
  }

  board(yyyymmdd: Yyyymmdd): GridDay {
    const day = this.queryClient.getQueryData<GridDay>(gridDayKey(yyyymmdd));
    if (!day) throw new Error(`${yyyymmdd} is not open`);
    return day;
  }

  /** Hears of what somebody saved, as over the socket. */
  hear(yyyymmdd: Yyyymmdd, { rows, gone }: Saved): void {
    for (const row of rows) patchDay(this.queryClient, yyyymmdd, (day) => patchRow(day, itemKey(row), row));
    if (gone) patchDay(this.queryClient, yyyymmdd, (day) => patchRow(day, gone, null));
  }

  async act(command: DayCommand, stepOf: (rows: GridItem[]) => StepChange): Promise<void> {
    const { yyyymmdd } = command;
    this.desk.track(
      this.change(command).then((rows) => ({
        yyyymmdd,
        text: '',
        change: stepOf(rows),
        versions: versionsOf(rows),
      })),
    );
    await this.store.settled;
  }

  /** As the editor makes one. */
  async makePalkki(yyyymmdd: Yyyymmdd, save: PalkkiSave): Promise<void> {
    const command = makePalkkiCommand(yyyymmdd, save, sendPalkki(this.api, DEMO_ASIAKAS_ID));
    await this.act(command, ([made]) => {
      const after = made as GridPalkki;
      return { kind: 'palkki', palkkiId: after.palkkiId, before: null, after };
    });
  }

  async turn(direction: Direction): Promise<void> {
    this.desk.turn(direction);
    await this.store.settled;
  }
}

function takenOff({ change }: DayCommand): ItemKey | null {
  return change.kind === 'palkki' && change.row === null ? palkkiKey(change.palkkiId) : null;
}
