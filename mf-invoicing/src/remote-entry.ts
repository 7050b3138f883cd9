import type { PagesOf, SlotsOf } from '@keikka/sdk';
import { lazy } from 'react';
import type declaration from './remote.json';

export const pages: PagesOf<typeof declaration> = {
  laskut: lazy(async () => ({
    default: (await import('./features/laskut/laskut.page.js')).LaskutPage,
  })),
  lahetykset: lazy(async () => ({
    default: (await import('./features/laskut/lahetykset.page.js')).LahetyksetPage,
  })),
  laskuttamatta: lazy(async () => ({
    default: (await import('./features/laskuttamatta/page/laskuttamatta.page.js')).LaskuttamattaPage,
  })),
  laskuajot: lazy(async () => ({
    default: (await import('./features/laskuajo/page/laskuajo.page.js')).LaskuajoPage,
  })),
  laskupohjat: lazy(async () => ({
    default: (await import('./features/laskupohjat/laskupohjat.page.js')).LaskupohjatPage,
  })),
  asetukset: lazy(async () => ({
    default: (await import('./features/asetukset/asetukset.page.js')).AsetuksetPage,
  })),
  tuotteet: lazy(async () => ({
    default: (await import('./features/tuotteet/tuotteet.page.js')).TuotteetPage,
  })),
};

export const slots: SlotsOf<typeof declaration> = {
  'order.invoices': lazy(async () => ({
    default: (await import('./features/laskut/components/tilaus/order-invoices.js')).OrderInvoices,
  })),
};
