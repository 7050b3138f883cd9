import { blankOf } from '../../fields/canonical.js';
import { fields, flag, nullable, reference, type Field, type ValuesOf } from '../../fields/field.js';

/** What a company has agreed with another: how new orders of that source begin, and how they are invoiced (I-044). */
export const linkSettingsFields = fields({
  isBetoniSuoraLaskutus: flag('Betonin suoralaskutus'),
  isPumppuSuoraLaskutus: flag('Pumppauksen suoralaskutus'),
  kaanteinenLaskutus: flag('Käänteinen laskutus'),
  setBetoniAsiakas: flag('Aseta betonivalmistaja'),
  setPumppuAsiakas: flag('Aseta pumpputoimittaja'),
  defaultBetoniAsiakasId: nullable(reference('toimittaja', 'Oletusbetonivalmistaja')),
  defaultPumppuAsiakasId: nullable(reference('toimittaja', 'Oletuspumpputoimittaja')),
  vainSourceAsiakasLaskupohja: flag('Vain lähteen laskupohjat'),
  syotaBetonihinnat: flag('Syötä betonihinnat'),
});

export type LinkSettings = ValuesOf<typeof linkSettingsFields>;

/** Of a company that nothing was agreed with. */
export const noLinkSettings: LinkSettings = blankOf(linkSettingsFields) as LinkSettings;

/** The settings that are stored of a link. What is unknown is dropped, and what is missing or no such value is blank. */
export function linkSettingsOf(stored: unknown): LinkSettings {
  const known = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const values = Object.entries(linkSettingsFields as Readonly<Record<string, Field>>).map(
    ([name, field]) => [name, isOfKind(field, known[name]) ? known[name] : field.blank],
  );
  return Object.fromEntries(values) as LinkSettings;
}

const isOfKind = ({ kind }: Field, value: unknown): boolean =>
  kind === 'flag' ? typeof value === 'boolean' : Number.isSafeInteger(value) && (value as number) > 0;
