import { laskuajoCalls, type Laskuajo } from '@keikka/contracts';
import { idempotent, useApi, useNotify } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Jakso } from '../model/ajot.js';
import { texts } from '../texts.js';
import { useLaskuajotKey } from './laskuajot.js';

export interface AjoToiminnot {
  /** The run that was begun; null after a failure, which is told. */
  aloita: (jakso: Jakso) => Promise<Laskuajo | null>;
  keskeyta: (laskuajoId: number) => Promise<void>;
  /** One of them waits for its answer. */
  isBusy: boolean;
}

export function useAjoToiminnot(): AjoToiminnot {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = useLaskuajotKey();
  const [isBusy, setIsBusy] = useState(false);
  const [begin] = useState(() =>
    idempotent((jakso: Jakso, idempotencyKey) =>
      api.ask(laskuajoCalls.aloita, { ...jakso, laskuttajaAsiakasId: 0 }, { idempotencyKey }),
    ),
  );

  async function told<T>(work: () => Promise<T>, failed: string): Promise<T | null> {
    setIsBusy(true);
    try {
      return await work();
    } catch (error) {
      notify.error(failed, error);
      return null;
    } finally {
      setIsBusy(false);
      // Also after a failure: another run may go on, which is then seen.
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  return {
    isBusy,
    aloita: (jakso) => told(() => begin(jakso), texts.aloitusFailed),
    keskeyta: async (laskuajoId) => {
      await told(() => api.ask(laskuajoCalls.keskeyta, { laskuajoId }), texts.keskeytysFailed);
    },
  };
}
