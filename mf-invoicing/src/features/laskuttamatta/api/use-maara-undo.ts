import { laskuRiviCalls, type MaaranPaivitys, type PaivitettyRivi } from '@keikka/contracts';
import {
  ApiError,
  useApi,
  useNotify,
  useOwnAsiakasId,
  useUndo,
  type ApiClient,
  type ChangeKinds,
  type Notify,
} from '@keikka/sdk';
import { conflictsOf } from '@keikka/sdk/record';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { riviKeyOf } from '../../../parts/rivi-key.js';
import { texts } from '../texts.js';

/** A row of an open invoice, and the quantity that it has or had. */
interface RivinMaara extends Pick<PaivitettyRivi, 'keikkaLaskuRiviId'> {
  keikkaLaskuId: number;
  maksajaAsiakasId: number;
  määrä: string | null;
}

interface MaarienMuutos {
  kind: 'maarat';
  before: readonly RivinMaara[];
  after: readonly RivinMaara[];
}

interface Tools {
  api: ApiClient;
  laskuttajaAsiakasId: number;
  notify: Pick<Notify, 'error'>;
  /** After a turn, however it ended. */
  readAgain: () => void;
}

/** Undo and redo of delivered amounts that were put onto open invoices: each row gets its other quantity. */
const maaraKinds = ({ api, laskuttajaAsiakasId, notify, readAgain }: Tools): ChangeKinds<MaarienMuutos> => ({
  maarat: {
    records: ({ after }) => after.map(riviKeyOf),
    async send({ change: { after }, seen }) {
      const versions: Record<string, number> = {};
      try {
        for (const rivi of after) {
          const key = riviKeyOf(rivi);
          const varmenne = seen?.[key];
          const known = varmenne === undefined ? {} : { varmenne };
          const saved = await api.ask(laskuRiviCalls.save, { ...rivi, laskuttajaAsiakasId, ...known });
          versions[key] = saved.varmenne;
        }
        return { versions, made: versions };
      } catch (error) {
        const [conflict] = conflictsOf(error) ?? [];
        if (conflict) return { outdated: conflict };
        notify.error(texts.undoFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      } finally {
        readAgain();
      }
    },
  },
});

/** Tells of delivered amounts that were put onto invoices, and offers to take all of them back together. */
export function useMaaraUndo(): (text: string, paivitykset: readonly MaaranPaivitys[]) => void {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const laskuttajaAsiakasId = useOwnAsiakasId();
  const undo = useUndo(
    useMemo(() => {
      const queryKey = laskutKey(laskuttajaAsiakasId);
      const readAgain = () => void queryClient.invalidateQueries({ queryKey });
      return maaraKinds({ api, laskuttajaAsiakasId, notify, readAgain });
    }, [api, laskuttajaAsiakasId, notify, queryClient]),
  );
  return (text, paivitykset) => {
    const rivit = paivitykset.flatMap(({ keikkaLaskuId, maksajaAsiakasId, rivit: own }) =>
      own.map((rivi) => ({ ...rivi, keikkaLaskuId, maksajaAsiakasId })),
    );
    const maarat = (of: 'ennen' | 'jalkeen'): RivinMaara[] =>
      rivit.map(({ keikkaLaskuRiviId, keikkaLaskuId, maksajaAsiakasId, [of]: määrä }) => ({
        ...{ keikkaLaskuRiviId, keikkaLaskuId, maksajaAsiakasId, määrä },
      }));
    const change = { kind: 'maarat', before: maarat('ennen'), after: maarat('jalkeen') } as const;
    const versions = Object.fromEntries(rivit.map((rivi) => [riviKeyOf(rivi), rivi.varmenne]));
    const undone = texts.maaratTakaisin(paivitykset.length);
    undo.track(Promise.resolve({ yyyymmdd: null, text, undone, change, versions }));
  };
}
