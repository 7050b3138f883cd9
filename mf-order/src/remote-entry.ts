import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

export const pages: PagesOf<typeof declaration> = {
  tilaus: lazy(async () => ({ default: (await import('./features/keikka-view/keikka.page.js')).KeikkaPage })),
};

export const slots: SlotsOf<typeof declaration> = {
  'order.modal': lazy(async () => ({
    default: (await import('./features/keikka-view/keikka.modal.js')).KeikkaModal,
  })),
};
