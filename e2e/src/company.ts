import { test as base } from '@playwright/test';
import type { DayVehicle, GridDay, GridDriver } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Api, movable, type CompanyLogin, type Placed } from './api.js';
import { canControl, takeCompany } from './control.js';

export interface Company {
  /** Two dispatchers. */
  login: CompanyLogin;
  otherLogin: CompanyLogin;
  /** Plans, and keeps what is the company's own. */
  adminLogin: CompanyLogin;
  /** As the first of them. */
  api: Api;
  /** Has four orders; its first two are at the same time, on one vehicle each. */
  day: Yyyymmdd;
  orders: readonly [Placed, Placed, Placed, Placed];
  /** Has no order that day, but a driver. */
  freeVehicle: DayVehicle;
  /** Has no vehicle that day. */
  freeDriver: GridDriver;
}

/** The day of infra/demo/src/small-companies.ts. */
const DAY: Yyyymmdd = '20300109';

async function takenCompany(): Promise<Company> {
  const number = await takeCompany();
  const login: CompanyLogin = `ajojarjestelija-${number}`;
  const api = await Api.as(login);
  const grid = await api.day(DAY);
  const freeVehicle = grid.ajoneuvot.find(({ keikkaGroup }) => keikkaGroup.length === 0);
  const freeDriver = grid.kuskit?.find(({ vehicleId }) => vehicleId === null);
  const [first, second, third, fourth] = ordersOf(api, grid);
  if (!first || !second || !third || !fourth || !freeVehicle || !freeDriver)
    throw new Error(`Company ${number} lacks what it should have on ${DAY}`);
  const orders = [first, second, third, fourth] as const;
  const others = { otherLogin: `keikkaadmin-${number}`, adminLogin: `yritys-${number}` } as const;
  return { login, ...others, api, day: DAY, orders, freeVehicle, freeDriver };
}

/** The own orders of the company on a day that it was asked for, the earliest first. */
export function ordersOf({ session }: Api, grid: GridDay): Placed[] {
  return movable(grid, session.userAsiakas?.asiakasId ?? 0).sort((one, other) =>
    one.keikka.timeStart.localeCompare(other.keikka.timeStart),
  );
}

/** A journey that changes anything takes a company of its own: nobody else is in it. */
export const test = base.extend<{ company: Company }>({
  company: async ({ baseURL: _ }, use) => {
    test.skip(!canControl, 'companies for journeys are loaded by npm test alone');
    await use(await takenCompany());
  },
});
