import { keikkaCalls, namesInPath, type Call, type KeikkaGetAnswer } from '@keikka/contracts';
import { randomNumbers } from '@keikka/domain/random';
import type { Facts } from './facts.js';
import type { Caller } from './house-bff.js';
import { matrix } from './matrix/matrix.js';
import type { Suite } from './suite.js';

/** Other companies, a customer of ours who has no part in the order, and a portal's person; each may change nothing of it. */
const strangers: readonly Caller[] = ['kilpailija', 'kumppani', 'asiakas', 'portaalihenkilo'];
const CALLS = 2_000;

/** Ids of our company's things, by the names under which calls take them. */
const oursOf = ({ keikka, palkki, kuski, vehicleId, ...facts }: Facts): Readonly<Record<string, number>> => ({
  keikkaId: keikka.keikkaId,
  entityId: keikka.keikkaId,
  id: keikka.tyomaaId ?? 1,
  tyomaaId: keikka.tyomaaId ?? 1,
  asiakasId: keikka.asiakasId ?? 101,
  keikkaBetoniId: keikka.betonit[0]?.keikkaBetoniId ?? 1,
  palkkiId: palkki.palkkiId,
  personId: kuski.personId,
  vehicleId,
  tuoteId: facts.tuoteId,
  keikkaLaskuId: facts.keikkaLaskuId,
  laskupohjaId: facts.laskupohjaId,
  laskupohjaRiviId: facts.laskupohjaRiviId,
});

/** A call that names our things wherever it names any, and is otherwise of chance. */
function aimedInput(
  call: Call,
  ours: Readonly<Record<string, number>>,
  roll: (below: number) => number,
): object {
  const inPath = new Set(namesInPath(call));
  const entries = Object.keys(call.takes).flatMap((name): [string, unknown][] => {
    const id = ours[name];
    if (id !== undefined) return [[name, id]];
    if (name.endsWith('Id')) return [[name, 1]];
    if (inPath.has(name)) return [[name, '1']];
    return roll(2) === 0 ? [] : [[name, [1, true, 'x', '2026-11-20T06:00:00.000Z'][roll(4)]]];
  });
  return Object.fromEntries(entries);
}

/** Writes of strangers that name what is ours, at every door. */
export function foreignContract(suite: Suite): void {
  const writes = matrix.filter(
    ({ call: { method, path } }) => method !== 'GET' && !/^\/api\/(auth|embed)/.test(path),
  );

  it(`changes nothing of an order, whoever sends ${CALLS} calls that name it and its parts`, async () => {
    const { keikkaId } = suite.facts.keikka;
    const ours = oursOf(suite.facts);
    const stored = async (): Promise<KeikkaGetAnswer> =>
      (await suite.ask('ajojarjestelija', keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).body
        .data as KeikkaGetAnswer;
    const before = await stored();
    const roll = randomNumbers(35);
    const faults: string[] = [];
    const send = async (place: number): Promise<void> => {
      const row = writes[place % writes.length];
      const caller = strangers[Math.floor(place / writes.length) % strangers.length];
      if (!row || !caller) return;
      const { status, body } = await suite.send(caller, row.call, aimedInput(row.call, ours, roll));
      if (status >= 500 || status === 429)
        faults.push(`${caller} ${row.call.path}: ${status} ${JSON.stringify(body)}`);
    };
    for (let first = 0; first < CALLS; first += 20)
      await Promise.all(Array.from({ length: 20 }, (_, place) => send(first + place)));
    expect(faults).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it.each(['kilpailija', 'portaalihenkilo'] as const)(
    'tells %s nothing of the history of an order',
    async (caller) => {
      const { keikkaId } = suite.facts.keikka;
      const row = matrix.find(({ call }) => call.path.startsWith('/api/change-history/keikka'));
      const { status } = await suite.send(caller, row!.call, { entityId: keikkaId, ownerAsiakasId: 1 });
      expect(status).toBe(403);
    },
  );
}
