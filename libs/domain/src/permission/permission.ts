/**
 * Rights follow from the setting types a person holds in the company (grid §6, order §6, invoicing §6, C-07, C-74). One
 * table says which types grant a flag. Browser, BFF and services all read it.
 */
export const settingType = {
  systemAdmin: 1,
  asiakasAdmin: 2,
  laskuAdmin: 6,
  pumppari: 8,
  tyosuhteessa: 9,
  oletusAlv: 10,
  keikkaHandler: 11,
  roleManager: 12,
  keikkaAdmin: 13,
  yhteyshenkilo: 14,
  lomaseuranta: 15,
  /** Of a company, like `oletusAlv`: an order that is moved gets the driver of its new vehicle. */
  kuskitVaihtuvat: 16,
} as const;

/** Types that give admin-like access: sign-in to the staff view (G-212). */
export const adminLikeTypes: readonly number[] = [1, 2, 6, 8, 11, 12, 13];

const planners = [1, 2, 11, 13];

const grants = {
  'page.grid.read': adminLikeTypes,
  'page.grid.edit': planners,
  'page.grid.settings.edit': [1, 2, 11, 12],
  'page.grid.suodata.read': adminLikeTypes,
  'page.grid.drivers.read': [1, 2, 6, 11, 12, 13],
  'page.grid.drivers.edit': planners,
  'page.grid.reminders.read': planners,
  'page.grid.reminders.create': planners,
  'page.grid.reminders.execute': planners,
  'page.grid.tilaus.tabs.teksti.read': [...adminLikeTypes, 14],
  'page.loma.read': planners,
  'page.liite.read': [1, 2, 6, 11, 13],
  'page.haku.read': [1, 2, 6, 11, 12, 13],
  'action.keikka.create': planners,
  'action.palkki.create': planners,
  'laskutus.read': [1, 2, 6],
} as const satisfies Record<string, readonly number[]>;

export type PermissionFlag = keyof typeof grants;

export const permissionFlags = Object.keys(grants) as PermissionFlag[];

/** The flags a person with these setting types has. */
export function flagsOf(settingTypes: readonly number[]): ReadonlySet<PermissionFlag> {
  return new Set(
    permissionFlags.filter((flag) =>
      (grants[flag] as readonly number[]).some((type) => settingTypes.includes(type)),
    ),
  );
}

/** Role flags of G-201. */
export interface RoleFlags {
  isSystemAdmin: boolean;
  asiakasAdmin: boolean;
  personIsAsiakasAdmin: boolean;
  laskuAdmin: boolean;
  personIsLaskupohjaAdmin: boolean;
  isKeikkaHandler: boolean;
  isKeikkaAdmin: boolean;
  isRoleManager: boolean;
  pumppari: boolean;
  customer: boolean;
}

export interface CompanyRoles {
  isKeikkaHandler: boolean;
  isKeikkaAdmin: boolean;
}

export function rolesOf(settingTypes: readonly number[]): RoleFlags {
  const has = (type: number): boolean => settingTypes.includes(type);
  return {
    isSystemAdmin: has(settingType.systemAdmin),
    asiakasAdmin: has(settingType.asiakasAdmin),
    personIsAsiakasAdmin: has(settingType.asiakasAdmin),
    laskuAdmin: has(settingType.laskuAdmin),
    personIsLaskupohjaAdmin: has(settingType.laskuAdmin),
    isKeikkaHandler: has(settingType.keikkaHandler),
    isKeikkaAdmin: has(settingType.keikkaAdmin),
    isRoleManager: has(settingType.roleManager),
    pumppari: has(settingType.pumppari),
    customer: has(settingType.yhteyshenkilo),
  };
}

/** Who counts as an admin where a view is for admins only (O-019). */
export const isAdmin = ({ isSystemAdmin, asiakasAdmin, laskuAdmin, isKeikkaAdmin }: RoleFlags): boolean =>
  isSystemAdmin || asiakasAdmin || laskuAdmin || isKeikkaAdmin;

/** Who gives and takes access in the own company: role managers who may edit its orders. */
export const managesAccess = (settingTypes: readonly number[]): boolean =>
  rolesOf(settingTypes).isRoleManager && flagsOf(settingTypes).has('page.grid.edit');

/** Who reads the change history of the own company's orders (O-018). */
export const readsHistory = (roles: RoleFlags): boolean => isAdmin(roles) || roles.isKeikkaHandler;

/** The nested object of C-07: the path of a flag is the path of its leaf. */
export interface NestedAuth {
  page: {
    grid: {
      read: boolean;
      edit: boolean;
      settings: { edit: boolean };
      suodata: { read: boolean };
      drivers: { read: boolean; edit: boolean };
      reminders: { read: boolean; create: boolean; execute: boolean };
      tilaus: { tabs: { teksti: { read: boolean } } };
    };
    loma: { read: boolean };
    liite: { read: boolean };
    haku: { read: boolean };
  };
  action: { keikka: { create: boolean }; palkki: { create: boolean } };
  laskutus: { read: boolean };
}

export function nestAuth(flags: ReadonlySet<PermissionFlag>): NestedAuth {
  const has = (flag: PermissionFlag): boolean => flags.has(flag);
  return {
    page: {
      grid: {
        read: has('page.grid.read'),
        edit: has('page.grid.edit'),
        settings: { edit: has('page.grid.settings.edit') },
        suodata: { read: has('page.grid.suodata.read') },
        drivers: { read: has('page.grid.drivers.read'), edit: has('page.grid.drivers.edit') },
        reminders: {
          read: has('page.grid.reminders.read'),
          create: has('page.grid.reminders.create'),
          execute: has('page.grid.reminders.execute'),
        },
        tilaus: { tabs: { teksti: { read: has('page.grid.tilaus.tabs.teksti.read') } } },
      },
      loma: { read: has('page.loma.read') },
      liite: { read: has('page.liite.read') },
      haku: { read: has('page.haku.read') },
    },
    action: {
      keikka: { create: has('action.keikka.create') },
      palkki: { create: has('action.palkki.create') },
    },
    laskutus: { read: has('laskutus.read') },
  };
}
