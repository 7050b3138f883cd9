import { partAhead, type PagesOf, type SlotProps, type SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

const modal = partAhead<SlotProps['order.modal']>(
  async () => (await import('./page/keikka.modal.js')).KeikkaModal,
);
const haku = partAhead<SlotProps['order.search']>(
  async () => (await import('./features/haku/components/haku.js')).Haku,
);
const uusi = partAhead<SlotProps['order.new']>(
  async () => (await import('./features/uusi/components/uusi-tilaus.js')).UusiTilaus,
);

export const pages: PagesOf<typeof declaration> = {
  tilaus: lazy(async () => ({ default: (await import('./page/keikka.page.js')).KeikkaPage })),
  tyomaat: lazy(async () => ({ default: (await import('./page/tyomaat.page.js')).TyomaatPage })),
  tehtaat: lazy(async () => ({ default: (await import('./page/tehtaat.page.js')).TehtaatPage })),
};

export const slots: SlotsOf<typeof declaration> = {
  'order.modal': modal.Part,
  'order.search': haku.Part,
  'order.new': uusi.Part,
};

export const readAhead = () => Promise.all([modal.read(), uusi.read(), haku.read()]);
