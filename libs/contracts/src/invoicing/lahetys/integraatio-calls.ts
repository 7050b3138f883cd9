import { call, type InputOf } from '../../call.js';
import { flag, optional, reference, text } from '../../fields/field.js';
import type { LaskuKohde } from '../lasku/fields.js';

const prefix = '/api/keikka/laskutus';
const tunnus = () => optional(text(200));

/** The names of the keys that an invoicing system asks of a company. They go in and never come out. */
export const tunnusNimet = ['customerId', 'customerKey', 'organisationId', 'apiUser', 'apiKey'] as const;
export type TunnusNimi = (typeof tunnusNimet)[number];

/** An invoicing system as a company uses it. */
export interface Integraatio {
  kohde: LaskuKohde;
  onKaytossa: boolean;
  /** Invoices go out in earnest. */
  tuotanto: boolean;
  tunnukset: { nimi: TunnusNimi; onTallennettu: boolean }[];
}

/** The invoicing systems of a company. */
export const integraatioCalls = {
  list: call('GET', `${prefix}/integraatiot/:laskuttajaAsiakasId`, 'invoicing.integraatio.list')
    .takes({ laskuttajaAsiakasId: reference() })
    .answers<Integraatio[]>(),
  /** Keys that are absent or blank stay as they are stored; a system that is no longer used loses them. */
  save: call('PUT', `${prefix}/integraatio/save`, 'invoicing.integraatio.save')
    .takes({
      kohde: text(20),
      onKaytossa: flag(),
      tuotanto: flag(),
      customerId: tunnus(),
      customerKey: tunnus(),
      organisationId: tunnus(),
      apiUser: tunnus(),
      apiKey: tunnus(),
    })
    .answers<Integraatio>(),
} as const;

export type IntegraatioSave = InputOf<typeof integraatioCalls.save>;
