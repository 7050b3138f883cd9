import type { InvoicingDemo } from './demo.js';
import { message } from '../message.js';

export const invoicingMessages = {
  demoLoad: message<InvoicingDemo, { loaded: number }>('invoicing.demo.load'),
} as const;
