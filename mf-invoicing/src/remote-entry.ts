import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

export const pages: PagesOf<typeof declaration> = {
  tuotteet: lazy(async () => ({
    default: (await import('./features/tuotteet/tuotteet.page.js')).TuotteetPage,
  })),
};

export const slots: SlotsOf<typeof declaration> = {};
