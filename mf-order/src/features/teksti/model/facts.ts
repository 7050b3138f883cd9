import type { KeikkaData, KeikkaGetAnswer } from '@keikka/contracts';
import { arrivesEmpty, clockOf, factoryDeparture, numberText, personName } from '@keikka/domain';
import { driveText } from '../../../words/drive-text.js';
import { vehicleText } from '../../../words/keikka-title.js';
import { words } from '../../../words/words.js';
import { texts } from '../texts.js';

/** One thing the text view tells: what it is, and what it is in this order. */
export interface Fact {
  label: string;
  value: string;
}

/** A fact that is not known is left out. */
const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
const metres = (value: number | null): string | null => (value ? texts.metres(numberText(value)) : null);
const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

export function tilausFacts({ keikkaData, vehicleData }: KeikkaGetAnswer): Fact[] {
  const { kuskit } = keikkaData;
  const nobody = vehicleData ? texts.noDriver : null;
  return [
    ...fact(texts.vehicle, joined(vehicleText(vehicleData), vehicleData?.vehicleRegNo)),
    ...fact(kuskit.length > 1 ? texts.drivers : texts.driver, kuskit.map(personName).join(', ') || nobody),
  ];
}

/** The source, where the title has no room for it. */
export const sourceFacts = ({ keikkaData }: KeikkaGetAnswer): Fact[] =>
  fact(words.source, keikkaData.sourceAsiakasNimi);

export function tyomaaFacts({ keikkaData, keikkaTyomaaData }: KeikkaGetAnswer): Fact[] {
  return [
    ...fact(texts.siteNumber, keikkaData.tyomaaNum),
    ...fact(texts.billingReference, keikkaTyomaaData?.laskuViite ?? null),
  ];
}

export function pumppausFacts({ keikkaData, vehicleData }: KeikkaGetAnswer): Fact[] {
  const empty = arrivesEmpty(keikkaData.tyhjänäTyömaalle, keikkaData.vehicleTypeId);
  return [
    ...fact(texts.vehicleType, vehicleData?.vehicleTypeName ?? null),
    ...fact(texts.boom, metres(keikkaData.pumppuPuomi)),
    ...fact(texts.wishedBoom, metres(keikkaData.optimalPumppuPuomi)),
    ...fact(texts.line, metres(keikkaData.pumppuLinja)),
    ...fact(texts.arrival, empty === null ? null : empty ? texts.arrivesEmpty : texts.arrivesLoaded),
  ];
}

export function tehdasFacts({ keikkaData }: KeikkaGetAnswer): Fact[] {
  const { betoniMatkaAika, pumppuAika } = keikkaData;
  const leaves =
    pumppuAika && betoniMatkaAika !== null
      ? clockOf(factoryDeparture(new Date(pumppuAika), betoniMatkaAika))
      : null;
  return [
    ...fact(texts.supplier, keikkaData.betoniAsiakasNimi),
    ...fact(texts.drive, driveText(keikkaData)),
    ...fact(texts.departure, leaves),
  ];
}

export function tehdasAddress({ betoniSijaintiOsoite1, betoniSijaintiOsoite2 }: KeikkaData): string {
  return [betoniSijaintiOsoite1, betoniSijaintiOsoite2].filter(Boolean).join(', ');
}

/** The person who ordered, or null. */
export function orderer(keikka: KeikkaData): { name: string; phone: string; email: string } | null {
  const name = personName(keikka);
  return name ? { name, phone: keikka.personPhone, email: keikka.personEmail } : null;
}

/** A person to call, and what for. */
export interface Contact {
  label: string;
  name: string;
  phone: string;
  email: string;
}

/** The contacts of the order itself and of its customer, as far as they are known. */
export function contacts({ keikkaData, yhteyshenkilot }: KeikkaGetAnswer): Contact[] {
  const { keikkaContactPersonId, asiakasContactPersonId } = keikkaData;
  const named = [
    [texts.orderContact, keikkaContactPersonId],
    [texts.customerContact, asiakasContactPersonId],
  ] as const;
  return named.flatMap(([label, id]) =>
    yhteyshenkilot
      .filter(({ personId }) => personId === id)
      .map((person) => ({
        label,
        name: personName(person),
        phone: person.personPhone,
        email: person.personEmail,
      })),
  );
}
