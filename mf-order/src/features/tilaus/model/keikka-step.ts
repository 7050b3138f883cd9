import type { KeikkaData } from '@keikka/contracts';

/** The steps of editing an order, by the number under which an address opens one [O-026]. */
const numbers = {
  maara: 0,
  osoite: 1,
  pumppu: 2,
  aika: 3,
  betoni: 4,
  yhteenveto: 6,
  process: 7,
  toimittajaSelector: 8,
  betoniM3: 9,
  betoniJaM3: 10,
} as const;
export type KeikkaStep = keyof typeof numbers;
const steps = Object.keys(numbers) as KeikkaStep[];

/** What of the form a step is about. The summary is all of it. */
export type StepPlace = 'aika' | 'asiakas' | 'tila' | 'pumppaus' | 'toimitus' | 'toimittajat' | 'betoni';

const places: Readonly<Record<KeikkaStep, StepPlace | null>> = {
  maara: 'betoni',
  osoite: 'toimitus',
  pumppu: 'pumppaus',
  aika: 'aika',
  betoni: 'betoni',
  yhteenveto: null,
  process: 'tila',
  toimittajaSelector: 'toimittajat',
  betoniM3: 'betoni',
  betoniJaM3: 'betoni',
};

export const placeOfStep = (step: KeikkaStep): StepPlace | null => places[step];

/** The step of a number in the address; null for none and for one that is unused. */
export const requestedStep = (number: string | null): KeikkaStep | null =>
  steps.find((step) => String(numbers[step]) === number) ?? null;

const SHORTEST_ADDRESS = 5;

type Suppliers = Pick<KeikkaData, 'tyomaaOsoite1' | 'pumppuAsiakasId' | 'betoniAsiakasId'>;

/** An order is opened at its summary, and at its suppliers while they or the address are not known [O-026] [O-027]. */
export function firstStep({ tyomaaOsoite1, pumppuAsiakasId, betoniAsiakasId }: Suppliers): KeikkaStep {
  const isShort = tyomaaOsoite1.trim().length < SHORTEST_ADDRESS;
  const isUnset = pumppuAsiakasId === null || betoniAsiakasId === null;
  return isShort || isUnset ? 'toimittajaSelector' : 'yhteenveto';
}

/** Where an order is begun that was opened for no step: while nobody receives it, at its customer. */
export const firstPlace = ({ asiakasId }: Pick<KeikkaData, 'asiakasId'>): StepPlace | null =>
  asiakasId === null ? 'asiakas' : null;
