import type { AsiakasProjection, StaffDemo } from '@keikka/contracts';

const usual = {
  asiakasId: 1,
  asiakasNimi: 'Uudenmaan Pumppaus Oy',
  ytunnus: '2345678-9',
  colorCode: '#0E8A6E',
  email: 'toimisto@keikka.example',
  phone: '09 1',
};

/** A company as the other services know it. */
export const asiakasProjection = (changes: Partial<AsiakasProjection> = {}): AsiakasProjection => ({
  ...usual,
  rev: 1,
  ...changes,
});

type DemoAsiakas = NonNullable<StaffDemo['asiakkaat']>[number];

/** A company as the staff service loads it. */
export const demoAsiakas = (changes: Partial<DemoAsiakas> = {}): DemoAsiakas => ({
  ...usual,
  isDefault: false,
  ...changes,
});
