import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

const modal = () => import('./page/keikka.modal.js');
const haku = () => import('./features/haku/components/haku.js');
const uusi = () => import('./features/uusi/components/uusi-tilaus.js');

export const pages: PagesOf<typeof declaration> = {
  tilaus: lazy(async () => ({ default: (await import('./page/keikka.page.js')).KeikkaPage })),
  tyomaat: lazy(async () => ({ default: (await import('./page/tyomaat.page.js')).TyomaatPage })),
  tehtaat: lazy(async () => ({ default: (await import('./page/tehtaat.page.js')).TehtaatPage })),
};

export const slots: SlotsOf<typeof declaration> = {
  'order.modal': lazy(async () => ({ default: (await modal()).KeikkaModal })),
  'order.search': lazy(async () => ({ default: (await haku()).Haku })),
  'order.new': lazy(async () => ({ default: (await uusi()).UusiTilaus })),
};

export const readAhead = () => Promise.all([modal(), uusi(), haku()]);
