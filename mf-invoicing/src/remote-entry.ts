import type { RemoteModule } from '@keikka/sdk';
import { lazy } from 'react';

export const pages: RemoteModule['pages'] = {
  tuotteet: lazy(async () => ({
    default: (await import('./features/tuotteet/tuotteet.page.js')).TuotteetPage,
  })),
};

export const slots: RemoteModule['slots'] = {};
