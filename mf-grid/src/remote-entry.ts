import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

export const pages: PagesOf<typeof declaration> = {
  grid: lazy(async () => ({
    default: (await import(/* webpackPreload: true */ './page/grid.page.js')).GridPage,
  })),
};

export const slots: SlotsOf<typeof declaration> = {
  'palkki.editor': lazy(async () => ({
    default: (await import('./page/grid.page.js')).PalkkiOfKeikka,
  })),
};
