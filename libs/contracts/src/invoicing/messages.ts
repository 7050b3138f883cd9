import type { InvoicingDemo } from './demo.js';
import { message } from '../message.js';
import type { TuoteSave } from './tuote/calls.js';
import type { Tuote, TuoteCategoryType } from './tuote/types.js';

export const invoicingMessages = {
  tuoteList: message<{ asiakasId: number }, Tuote[]>('invoicing.tuote.list'),
  tuoteGet: message<{ tuoteId: number }, Tuote>('invoicing.tuote.get'),
  tuoteSave: message<TuoteSave, Tuote>('invoicing.tuote.save'),
  tuoteDelete: message<{ tuoteId: number }, { tuoteId: number }>('invoicing.tuote.delete'),
  tuoteSaveForeignKey: message<
    { tuoteId: number; foreignKeySourceId: number; foreignKey: string; asiakasId: number },
    Tuote
  >('invoicing.tuote.save-foreign-key'),
  tuoteCategoryTypes: message<Record<string, never>, TuoteCategoryType[]>('invoicing.tuote.category-types'),
  demoLoad: message<InvoicingDemo, { loaded: number }>('invoicing.demo.load'),
} as const;
