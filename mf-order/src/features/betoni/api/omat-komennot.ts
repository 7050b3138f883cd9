import { betoniShortCutCalls, type InputOf, type OmaKomento } from '@keikka/contracts';
import { omatTexts as texts } from '../omat-komennot-texts.js';
import { shortCutsKey } from './use-betoni-lists.js';
import { useKeep, type Keep, type KeptThings } from './use-keep.js';

type Save = InputOf<typeof betoniShortCutCalls.save>;

/** The acts on the company's own commands. */
export type OmatKomennot = Keep<Save, OmaKomento>;

const { list, save, delete: remove, restore } = betoniShortCutCalls;

const omatKomennot: KeptThings<Save, OmaKomento> = {
  kind: 'omaKomento',
  idOf: ({ betoniShortCutId }) => betoniShortCutId,
  nameOf: ({ betoniShortCutNimi }) => betoniShortCutNimi,
  save: (api, of, idempotencyKey) => api.ask(save, of, { idempotencyKey }),
  remove: (api, { id: betoniShortCutId, varmenne }, idempotencyKey) =>
    api.ask(remove, { betoniShortCutId, varmenne }, { idempotencyKey }),
  restore: (api, { id: betoniShortCutId, varmenne }, idempotencyKey) =>
    api.ask(restore, { betoniShortCutId, varmenne }, { idempotencyKey }),
  list: (api) => api.ask(list, { ownerAsiakasId: 0 }, { revalidate: true }),
  stale: [shortCutsKey],
  texts,
};

export const useKeepOmatKomennot = (): OmatKomennot => useKeep(omatKomennot);
