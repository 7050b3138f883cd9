import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

const modal = () => import('./page/keikka.modal.js');

export const pages: PagesOf<typeof declaration> = {
  tilaus: lazy(async () => ({ default: (await import('./page/keikka.page.js')).KeikkaPage })),
};

export const slots: SlotsOf<typeof declaration> = {
  'order.modal': lazy(async () => ({ default: (await modal()).KeikkaModal })),
};

export const readAhead = modal;
