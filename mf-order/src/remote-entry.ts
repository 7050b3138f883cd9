import type { RemoteModule } from '@keikka/sdk';
import { lazy } from 'react';

export const pages: RemoteModule['pages'] = {
  tilaus: lazy(async () => ({ default: (await import('./features/keikka-view/keikka.page.js')).KeikkaPage })),
};

export const slots: RemoteModule['slots'] = {
  'order.modal': lazy(async () => ({
    default: (await import('./features/keikka-view/keikka.modal.js')).KeikkaModal,
  })),
};
