import type { StaffDemo } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { customerNames, firstNames, lastNames } from './names.js';

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
const DEMO_PASSWORD = 'keikka-demo';

type Company = NonNullable<StaffDemo['asiakkaat']>[number];
type Person = NonNullable<StaffDemo['persons']>[number];
export type DemoVehicle = NonNullable<StaffDemo['vehicles']>[number];

/** A vehicle of the fleet: its number and boom in metres; a concrete truck has none. */
const fleets: Record<number, readonly (readonly [string, number | null])[]> = {
  1: [
    ['P03', 63],
    ['P05', 58],
    ['P07', 52],
    ['P09', 47],
    ['P11', 42],
    ['P12', 36],
    ['P14', 36],
    ['P15', 36],
    ['P18', 32],
    ['P19', 32],
    ['P21', 28],
    ['P22', 28],
    ['P24', 24],
    ['P26', 20],
    ['M31', null],
    ['M32', null],
    ['M33', null],
    ['M35', null],
    ['M36', null],
    ['M38', null],
  ],
  2: [
    ['P41', 52],
    ['P42', 42],
    ['P44', 36],
    ['P45', 36],
    ['P47', 32],
    ['P48', 28],
    ['M51', null],
    ['M52', null],
    ['M53', null],
    ['M54', null],
  ],
  3: [
    ['P61', 52],
    ['P62', 42],
    ['P63', 36],
    ['P64', 24],
    ['M71', null],
    ['M72', null],
  ],
};

export interface Login {
  name: string;
  first: string;
  last: string;
  asiakasId: number;
  types: number[];
}

const logins: readonly Login[] = [
  { name: 'jarjestelma', first: 'Saara', last: 'Järvi', asiakasId: 1, types: [settingType.systemAdmin, 9] },
  { name: 'yritys', first: 'Yrjö', last: 'Uusitalo', asiakasId: 1, types: [settingType.asiakasAdmin, 9] },
  { name: 'laskutus', first: 'Liisa', last: 'Aho', asiakasId: 1, types: [settingType.laskuAdmin, 9] },
  { name: 'keikkaadmin', first: 'Kaisa', last: 'Arola', asiakasId: 1, types: [settingType.keikkaAdmin, 9] },
  {
    name: 'ajojarjestelija',
    first: 'Marja',
    last: 'Lehtonen',
    asiakasId: 1,
    types: [settingType.keikkaHandler, 9],
  },
  { name: 'roolit', first: 'Raimo', last: 'Ranta', asiakasId: 1, types: [settingType.roleManager, 9] },
  { name: 'kuljettaja', first: 'Kimmo', last: 'Ajanto', asiakasId: 1, types: [settingType.pumppari, 9, 15] },
  { name: 'kumppani', first: 'Paula', last: 'Kivi', asiakasId: 11, types: [settingType.keikkaHandler] },
  { name: 'asiakas', first: 'Minna', last: 'Koskinen', asiakasId: 101, types: [settingType.yhteyshenkilo] },
  {
    name: 'kilpailija',
    first: 'Kalle',
    last: 'Pohjola',
    asiakasId: 3,
    types: [settingType.asiakasAdmin, settingType.keikkaHandler],
  },
];

const FIRST_DRIVER_ID = 101;

/** Master data of the demo. `scale` multiplies the fleets (and their drivers) for load tests. */
export function masterData(
  scale: number,
  portalOrigins: string[] = [],
): Required<Omit<StaffDemo, 'personPvm'>> {
  const { vehicles, drivers } = fleet(scale);
  return {
    asiakkaat: companies(),
    links: links(),
    persons: [...loginPersons(), ...drivers],
    vehicles,
    partners: partners(portalOrigins),
  };
}

function companies(): Company[] {
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
  const weights = [7, 9, 10, 5, 8, 4, 2];
  for (let base = 2_345_600 + asiakasId * 13; ; base += 1) {
    const digits = String(base);
    const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    if (rest !== 1) return `${digits}-${rest === 0 ? 0 : 11 - rest}`;
  }
}

function links(): NonNullable<StaffDemo['links']> {
  const sources = [1, 2].flatMap((asiakasId) =>
    asiakasIds.sources.map((linkedAsiakasId) => ({
      asiakasId,
      linkedAsiakasId,
      asiakasAsiakasLinkTypeId: 1 as const,
    })),
  );
  return [...sources, { asiakasId: 1, linkedAsiakasId: 2, asiakasAsiakasLinkTypeId: 2 }];
}

const loginPersons = (): Person[] => logins.map((login, index) => loginPerson(login, index + 1));

export function loginPerson({ name, first, last, asiakasId, types }: Login, personId: number): Person {
  return {
    personId,
    asiakasId,
    personFirstName: first,
    personLastName: last,
    personPhone: `040 100 ${String(1999 + personId)}`,
    personEmail: `${name}@keikka.example`,
    startDate: null,
    endDate: null,
    password: DEMO_PASSWORD,
    settingTypes: types,
  };
}

function fleet(scale: number): { vehicles: DemoVehicle[]; drivers: Person[] } {
  const vehicles: DemoVehicle[] = [];
  const drivers: Person[] = [];
  for (let copy = 0; copy < scale; copy += 1) {
    for (const [owner, numbers] of Object.entries(fleets)) {
      if (copy > 0 && Number(owner) === asiakasIds.competitor) continue;
      for (const [number, boom] of numbers) {
        const index = vehicles.length;
        const driver = driverOf(index, Number(owner));
        drivers.push(driver);
        vehicles.push(
          vehicleOf(index, Number(owner), copy === 0 ? number : `${number}-${copy}`, boom, driver.personId),
        );
      }
    }
  }
  return { vehicles, drivers };
}

export function driverOf(index: number, asiakasId: number): Person {
  const round = Math.floor(index / lastNames.length);
  return {
    personId: FIRST_DRIVER_ID + index,
    asiakasId,
    personFirstName: firstNames[(index * 7 + round) % firstNames.length] ?? '',
    personLastName: lastNames[index % lastNames.length] ?? '',
    personPhone: `040 765 ${String(4000 + index)}`,
    personEmail: '',
    startDate: '20200101',
    endDate: null,
    settingTypes: [settingType.pumppari, settingType.tyosuhteessa, settingType.lomaseuranta],
  };
}

export function vehicleOf(
  index: number,
  asiakasId: number,
  vehicleNo: string,
  boom: number | null,
  driverId: number,
): DemoVehicle {
  const letters = 'ABCEFGHIJKLMNOPRSTUVXYZ';
  const letter = (shift: number): string => letters[(index * 5 + shift * 11 + 2) % letters.length] ?? 'A';
  return {
    vehicleId: index + 1,
    asiakasId,
    vehicleNo,
    vehicleRegNo: `${letter(0)}${letter(1)}${letter(2)}-${String(100 + ((index * 37) % 900))}`,
    vehicleNimi: boom === null ? 'Betoniauto' : `Pumppu ${boom} m`,
    vehiclePuomi: boom,
    vehicleTypeId: boom === null ? 1 : boom < 34 ? 2 : 3,
    firstDate: '20210101',
    lastDate: null,
    sortNo: (index + 1) * 10,
    defaultKuski_personId: driverId,
    useNoDriverBar: null,
  };
}

/** The partner portal of infra/partner-portal-demo. Its key is for the demo data only. */
export function partners(origins: string[]): NonNullable<StaffDemo['partners']> {
  return [
    {
      asiakasId: 11,
      partnerKey: 'demo-kivikon-betoni-portaali',
      origins,
    },
  ];
}
