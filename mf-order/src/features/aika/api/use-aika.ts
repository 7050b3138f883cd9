import type { KeikkaGetAnswer } from '@keikka/contracts';
import {
  helsinkiDay,
  isSamePumpTime,
  pumpEnd,
  withEnd,
  withStart,
  type PumpTime,
  type Yyyymmdd,
} from '@keikka/domain';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pumpTimeOf, timeOnDay } from '../model/keikka-time.js';
import { texts } from '../texts.js';
import { orderKey } from '../../../turns/part-change.js';
import { aikaKinds, type AikaChange } from './aika-undo.js';
import { saveAika, type OrderCache } from './save-aika.js';

/** An order's time, and how it is changed by who may edit the order. */
export interface Aika {
  /** null while the order has none. */
  time: PumpTime | null;
  mayChange: boolean;
  setStart: (start: Date) => void;
  setEnd: (end: Date) => void;
  setDay: (day: Yyyymmdd) => void;
}

/** What a change says once it is saved, and when it is undone. */
type Words = (change: Pick<AikaChange, 'before' | 'after'>) => { text: string; undone: string };

const startWords: Words = ({ before: { start: was }, after: { start: is } }) => ({
  text: texts.startChanged(was, is),
  undone: texts.startBack(is, was),
});
const endWords: Words = ({ before, after }) => ({
  text: texts.endChanged,
  undone: texts.endBack(pumpEnd(after), pumpEnd(before)),
});
const dayWords: Words = ({ before, after }) => ({
  text: texts.dayChanged,
  undone: texts.dayBack(helsinkiDay(after.start), helsinkiDay(before.start)),
});

export function useAika({ keikkaData, access }: KeikkaGetAnswer, cache: OrderCache): Aika {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, cache, notify }), [api, queryClient, cache, notify]);
  const undo = useUndo(useMemo(() => aikaKinds(tools), [tools]));
  const { keikkaId } = keikkaData;
  const time = pumpTimeOf(keikkaData);

  function change(after: PumpTime, words: Words): void {
    // A first time has nothing to go back to.
    if (!time) {
      const saved = (): void => notify.success(texts.dayChanged);
      saveAika(tools, keikkaData, after).then(saved, () => undefined);
      return;
    }
    if (isSamePumpTime(time, after)) return;
    const before = { ...time, tarkistettavat: keikkaData.tarkistettavat };
    const saving = saveAika(tools, keikkaData, after);
    undo.track(
      saving.then(({ varmenne, tarkistettavat }) => ({
        yyyymmdd: null,
        change: { kind: 'aika', keikkaId, before, after: { ...after, tarkistettavat } },
        versions: { [orderKey(keikkaId)]: varmenne },
        ...words({ before, after }),
      })),
    );
  }
  return {
    time,
    mayChange: access.edit,
    setStart: (start) => time && change(withStart(time, start), startWords),
    setEnd: (end) => time && change(withEnd(time, end), endWords),
    setDay: (day) => change(timeOnDay(keikkaData, day), dayWords),
  };
}
