import { env, readEnv, serviceEnv } from '@keikka/server';

const invoicingEnv = {
  ...serviceEnv,
  /** Encrypts the companies' keys to their invoicing systems. Without it no company can send anything. */
  CREDENTIALS_KEY: env.maybe(env.secret(32)),
  NETVISOR_URL: env.maybe(env.url()),
  /** The product's own identity at Netvisor, beside that of each company. */
  NETVISOR_PARTNER_ID: env.maybe(env.text()),
  NETVISOR_PARTNER_KEY: env.maybe(env.text()),
  FENNOA_URL: env.maybe(env.url()),
  /** How long an answer of an invoicing system is waited for, in seconds. */
  LAHETYS_TIMEOUT_SECONDS: env.count(120),
  /** How long passes between two looks for an invoice whose sending had no answer, in seconds. */
  LAHETYS_VARMISTUS_SECONDS: env.count(90),
};

export type InvoicingEnv = ReturnType<typeof readInvoicingEnv>;

export const readInvoicingEnv = (source: NodeJS.ProcessEnv = process.env) =>
  readEnv('invoicing', invoicingEnv, source);
