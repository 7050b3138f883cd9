import {
  lahetysCalls,
  type InputOf,
  type Lahetys,
  type LahetysKokonaan,
  type Lasku,
  type LaskuKohde,
  type VapautusTapa,
} from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { ApiError, type ApiClient, useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { lahetysTexts as texts } from '../lahetys-texts.js';
import { useFreshLaskut } from './laskut.js';

/** An answer comes within 30 s, be it that the outcome is not known yet. */
const TIMEOUT_MS = 35_000;
/** How often a sending that goes on is looked at. */
const REFRESH_MS = 1_000;

/** The sending of an invoice; null when it was never begun. */
export function useLahetys(keikkaLaskuId: number): UseQueryResult<LahetysKokonaan | null> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'lahetys', keikkaLaskuId],
    queryFn: ({ signal }) => api.ask(lahetysCalls.get, { keikkaLaskuId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.seuraava ? REFRESH_MS : false),
  });
}

/** The latest sendings of the own company; those that go on are looked at again and again. */
export function useLahetykset(): UseQueryResult<Lahetys[]> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  useFreshLaskut();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'lahetykset'],
    queryFn: ({ signal }) => api.ask(lahetysCalls.list, { laskuttajaAsiakasId: 0 }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ seuraava }) => seuraava) ? REFRESH_MS : false),
  });
}

/** Settles the conflict of an invoice. */
export function useVapauta(keikkaLaskuId: number) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  return useMutation({
    mutationFn: (input: { tapa: VapautusTapa; peruste: string }) =>
      api.ask(lahetysCalls.vapauta, { keikkaLaskuId, ...input }),
    onSuccess: (_, { tapa }) => notify.success(texts.ristiriita.onnistui[tapa]),
    onError: (error) => notify.error(texts.ristiriita.epaonnistui, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) }),
  });
}

type Lahetettava = InputOf<typeof lahetysCalls.createNetvisorLasku>;

/** The call of each system. */
const lahetyskutsut = {
  Netvisor: (api: ApiClient, lasku: Lahetettava) =>
    api.ask(lahetysCalls.createNetvisorLasku, lasku, { timeoutMs: TIMEOUT_MS }),
  Fennoa: (api: ApiClient, lasku: Lahetettava) =>
    api.ask(lahetysCalls.sendInvoice, { ...lasku, destination: 'Fennoa' }, { timeoutMs: TIMEOUT_MS }),
} satisfies Record<LaskuKohde, unknown>;

/** Asks, and bills the invoice on paper: once, however often it is pressed. */
export function useLaskutaPaperilla(lasku: Lasku) {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { keikkaId, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId, maksajaAsiakasNimi } = lasku;
  const billing = useMutation({
    mutationFn: () =>
      api.ask(lahetysCalls.paperille, { keikkaId, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId }),
    onSuccess: ({ laskuNo }) => notify.success(texts.paperi.onnistui(laskuNo)),
    onError: (error) => notify.error(texts.paperi.epaonnistui, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laskutKey(laskuttajaAsiakasId) }),
  });
  return {
    isBusy: billing.isPending,
    laskuta: async (): Promise<void> => {
      const question = texts.paperi.kysymys(maksajaAsiakasNimi, euroText(lasku.summat.yhteensa));
      if (await confirm(question)) billing.mutate();
    },
  };
}

/** Asks, sends the invoice to its system and tells what came of it. */
export function useLaheta(lasku: Lasku, kohde: LaskuKohde) {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { keikkaId, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId, maksajaAsiakasNimi } = lasku;
  const sending = useMutation({
    mutationFn: () =>
      lahetyskutsut[kohde](api, { keikkaId, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId }),
    onSuccess: () => notify.success(texts.onnistui(kohde)),
    // Neither sent nor failed: nobody knows yet.
    onError: (error) =>
      error instanceof ApiError && error.reason === texts.kesken
        ? notify.info(texts.kesken)
        : notify.error(texts.epaonnistui, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laskutKey(laskuttajaAsiakasId) }),
  });
  return {
    isBusy: sending.isPending,
    laheta: async (): Promise<void> => {
      const question = texts.kysymys(kohde, maksajaAsiakasNimi, euroText(lasku.summat.yhteensa));
      if (await confirm(question)) sending.mutate();
    },
  };
}
