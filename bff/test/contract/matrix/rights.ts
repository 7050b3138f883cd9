import type { Need } from '@keikka/server';
import { logins, type Caller } from '../house-bff.js';

/** A right as routes name it, and the callers who hold it. */
export interface Right {
  needs: readonly Need[];
  holders: readonly Caller[];
}

export const without = (...left: Caller[]): Caller[] => logins.filter((login) => !left.includes(login));

const planners = without('laskutus', 'roolit', 'kuljettaja', 'asiakas');
const invoicers: Caller[] = ['jarjestelma', 'yritys', 'laskutus', 'kilpailija'];

/** Setting types of the demo logins, read against grid §6, order §6 and invoicing §6. */
export const rights = {
  public: { needs: [], holders: [...logins, 'portaali', 'portaalihenkilo', 'nobody'] },
  signedIn: { needs: ['signedIn'], holders: logins },
  /** Whoever is known by name: what one may do, an order's own rights say. */
  named: { needs: ['signedIn', 'embedPerson'], holders: [...logins, 'portaalihenkilo'] },
  listAtPortal: { needs: ['embedPerson'], holders: ['portaalihenkilo'] },
  readTilat: { needs: ['signedIn', 'embed'], holders: [...logins, 'portaali', 'portaalihenkilo'] },
  readGrid: { needs: ['page.grid.read'], holders: without('asiakas') },
  editGrid: { needs: ['page.grid.edit'], holders: planners },
  readDrivers: { needs: ['page.grid.drivers.read'], holders: without('kuljettaja', 'asiakas') },
  editDrivers: { needs: ['page.grid.drivers.edit'], holders: planners },
  readKeikka: {
    needs: ['page.grid.tilaus.tabs.teksti.read', 'embed'],
    holders: [...without('asiakas'), 'portaali', 'portaalihenkilo'],
  },
  chooseAsiakas: { needs: ['page.grid.edit', 'action.keikka.create'], holders: planners },
  /** The customers are chosen for orders, and as payers of invoices. */
  readAsiakas: {
    needs: ['page.grid.edit', 'action.keikka.create', 'laskutus.read'],
    holders: without('roolit', 'kuljettaja', 'asiakas'),
  },
  createKeikka: { needs: ['action.keikka.create'], holders: planners },
  createPalkki: { needs: ['action.palkki.create'], holders: planners },
  linkCompanies: {
    needs: ['role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: ['jarjestelma', 'yritys', 'kilpailija'],
  },
  keepBetonilisat: {
    needs: ['role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: ['jarjestelma', 'yritys', 'kilpailija'],
  },
  editTehtaat: {
    needs: ['role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: ['jarjestelma', 'yritys', 'kilpailija'],
  },
  manageAccess: { needs: ['role:isRoleManager'], holders: ['yritys', 'laskutus', 'roolit'] },
  readLaskutus: { needs: ['laskutus.read'], holders: invoicers },
  editTuotteet: {
    needs: ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: invoicers,
  },
  editLaskut: {
    needs: ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: invoicers,
  },
  settleLahetykset: {
    needs: ['role:asiakasAdmin', 'role:isSystemAdmin'],
    holders: ['jarjestelma', 'yritys', 'kilpailija'],
  },
  setPrices: { needs: ['role:laskuAdmin'], holders: ['laskutus'] },
  search: { needs: ['page.haku.read'], holders: without('kuljettaja', 'asiakas') },
  readHistory: {
    needs: [
      'role:asiakasAdmin',
      'role:isKeikkaAdmin',
      'role:isKeikkaHandler',
      'role:isSystemAdmin',
      'role:laskuAdmin',
    ],
    holders: without('roolit', 'kuljettaja', 'asiakas'),
  },
  readPrevious: {
    needs: ['role:asiakasAdmin', 'role:isKeikkaAdmin', 'role:isSystemAdmin', 'role:laskuAdmin'],
    holders: ['jarjestelma', 'yritys', 'laskutus', 'keikkaadmin', 'kilpailija'],
  },
} as const satisfies Record<string, Right>;
