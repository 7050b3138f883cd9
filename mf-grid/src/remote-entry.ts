import type { RemoteModule } from '@keikka/sdk';

export const pages: RemoteModule['pages'] = {};

export const slots: RemoteModule['slots'] = {};
