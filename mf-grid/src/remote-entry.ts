import type { RemoteModule } from '@keikka/sdk';
import { lazy } from 'react';

export const pages: RemoteModule['pages'] = {
  grid: lazy(async () => ({ default: (await import('./page/grid.page.js')).GridPage })),
};

export const slots: RemoteModule['slots'] = {};
