import type { StaffDemo } from '@keikka/contracts';
import { checkDigit } from '@keikka/domain';
import { customerNames } from './names.js';

/** Companies of the demo, by their role. */
export const asiakasIds = {
  own: 1,
  pumpPartner: 2,
  competitor: 3,
  crowd: 4,
  sources: [11, 12, 13, 14, 15],
  firstCustomer: 101,
  firstSmall: 1001,
} as const;
type Company = NonNullable<StaffDemo['asiakkaat']>[number];

/** The companies of the demo: own, partner, competitor, sources and customers. */
export function companies(): Company[] {
  const named = [
    [1, 'Uudenmaan Pumppaus Oy', '#0E8A6E'],
    [2, 'Hämeen Betonipumput Oy', '#475569'],
    [3, 'Pohjolan Pumppu Oy', '#7F1D1D'],
    [11, 'Kivikon Betoni Oy', '#D9622B'],
    [12, 'Etelä-Betoni Oy', '#2563EB'],
    [13, 'Lohjan Valmisbetoni Oy', '#9333EA'],
    [14, 'Porvoon Betoniasema Oy', '#DB2777'],
    [15, 'Hämeen Valmisbetoni Oy', '#B7860B'],
  ] as const;
  const customers = customerNames.map((name, index) => [asiakasIds.firstCustomer + index, name, ''] as const);
  return [...named, ...customers].map(([id, name, color]) => companyOf(id, name, color));
}

export function companyOf(asiakasId: number, asiakasNimi: string, colorCode: string): Company {
  return {
    asiakasId,
    asiakasNimi,
    ytunnus: businessId(asiakasId),
    colorCode,
    email: `tilaukset${asiakasId}@yritykset.example`,
    phone: `010 500 ${String(1000 + asiakasId)}`,
    isDefault: asiakasId === asiakasIds.own,
  };
}

/** A business id with a valid check digit, so that no validation refuses the demo's own data. */
function businessId(asiakasId: number): string {
  for (let base = 2_345_600 + asiakasId * 13; ; base += 1) {
    const digit = checkDigit(String(base));
    if (digit !== null) return `${base}-${digit}`;
  }
}

/** The source with which it is agreed who makes the concrete of its new orders and who pumps them. */
const AGREED_SOURCE = 13;
const agreed = {
  setBetoniAsiakas: true,
  defaultBetoniAsiakasId: AGREED_SOURCE,
  setPumppuAsiakas: true,
  defaultPumppuAsiakasId: asiakasIds.own,
};

/** Who supplies and pumps for whom, and whose customers there are. */
export function links(): NonNullable<StaffDemo['links']> {
  const companies = [asiakasIds.own, asiakasIds.pumpPartner, asiakasIds.competitor];
  const sources = [asiakasIds.own, asiakasIds.pumpPartner].flatMap((asiakasId) =>
    asiakasIds.sources.map((linkedAsiakasId) => ({
      asiakasId,
      linkedAsiakasId,
      asiakasAsiakasLinkTypeId: 1 as const,
      settings: asiakasId === asiakasIds.own && linkedAsiakasId === AGREED_SOURCE ? agreed : {},
    })),
  );
  return [
    ...sources,
    { asiakasId: 1, linkedAsiakasId: 2, asiakasAsiakasLinkTypeId: 2 },
    ...companies.flatMap(customerLinks),
    // They pay the competitor, and plan no vehicles of it.
    ...asiakasIds.sources.map((linkedAsiakasId) => ({
      asiakasId: asiakasIds.competitor,
      linkedAsiakasId,
      asiakasAsiakasLinkTypeId: 3 as const,
    })),
  ];
}

/** A company's links to all the customers. */
export const customerLinks = (asiakasId: number): NonNullable<StaffDemo['links']> =>
  customerNames.map((_, index) => ({
    asiakasId,
    linkedAsiakasId: asiakasIds.firstCustomer + index,
    asiakasAsiakasLinkTypeId: 3,
  }));
