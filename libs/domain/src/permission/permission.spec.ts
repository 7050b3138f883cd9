import {
  adminLikeTypes,
  flagsOf,
  isAdmin,
  nestAuth,
  permissionFlags,
  readsHistory,
  rolesOf,
  settingType,
  type PermissionFlag,
} from './permission.js';

const holders = (flag: PermissionFlag): number[] =>
  [1, 2, 6, 8, 9, 10, 11, 12, 13, 14, 15].filter((type) => flagsOf([type]).has(flag));

describe('flagsOf', () => {
  it.each<[string, PermissionFlag, number[]]>([
    ['the grid', 'page.grid.read', [1, 2, 6, 8, 11, 12, 13]],
    ['its filter', 'page.grid.suodata.read', [1, 2, 6, 8, 11, 12, 13]],
    ['editing', 'page.grid.edit', [1, 2, 11, 13]],
    ['new orders', 'action.keikka.create', [1, 2, 11, 13]],
    ['bars', 'action.palkki.create', [1, 2, 11, 13]],
    ['driver statuses', 'page.grid.drivers.edit', [1, 2, 11, 13]],
    ['leave', 'page.loma.read', [1, 2, 11, 13]],
    ['attachments', 'page.liite.read', [1, 2, 6, 11, 13]],
    ['search', 'page.haku.read', [1, 2, 6, 11, 12, 13]],
    ['settings', 'page.grid.settings.edit', [1, 2, 11, 12]],
    ['the text tab', 'page.grid.tilaus.tabs.teksti.read', [1, 2, 6, 8, 11, 12, 13, 14]],
    ['invoicing', 'laskutus.read', [1, 2, 6]],
  ])('opens %s (%s)', (_what, flag, types) => {
    expect(holders(flag)).toEqual(types);
  });

  it('gives admin-like access to 1, 2, 6, 8, 11, 12 and 13, not to 9, 10 and 15 [G-212]', () => {
    expect(adminLikeTypes).toEqual([1, 2, 6, 8, 11, 12, 13]);
    expect(flagsOf([9, 10, 15, 16]).size).toBe(0);
  });

  it('adds up the types of a person', () => {
    expect(flagsOf([6, 11])).toEqual(new Set([...flagsOf([6]), ...flagsOf([11])]));
    expect(flagsOf([])).toEqual(new Set());
  });
});

describe('rolesOf', () => {
  it.each([
    [1, ['isSystemAdmin']],
    [2, ['asiakasAdmin', 'personIsAsiakasAdmin']],
    [6, ['laskuAdmin', 'personIsLaskupohjaAdmin']],
    [8, ['pumppari']],
    [11, ['isKeikkaHandler']],
    [12, ['isRoleManager']],
    [13, ['isKeikkaAdmin']],
    [14, ['customer']],
    [9, []],
  ])('setting type %i makes exactly %j true [G-201]', (type, expected) => {
    const roles = Object.entries(rolesOf([type]));
    expect(roles).toHaveLength(10);
    expect(roles.filter(([, holds]) => holds).map(([name]) => name)).toEqual(expected);
  });
});

it('opens the order part to dispatchers, handlers, admins and pump operators [O-003]', () => {
  const { systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin, keikkaHandler, pumppari } = settingType;
  for (const type of [systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin, keikkaHandler, pumppari])
    expect(flagsOf([type])).toContain('page.grid.tilaus.tabs.teksti.read');
});

it('counts the system, company, invoicing and keikka admin as admins [O-019]', () => {
  const admins = Object.values(settingType).filter((type) => isAdmin(rolesOf([type])));
  expect(admins).toEqual([1, 2, 6, 13]);
  expect(isAdmin(rolesOf([]))).toBe(false);
});

it('lets the admins and the keikka handlers read the history [O-018]', () => {
  const readers = Object.values(settingType).filter((type) => readsHistory(rolesOf([type])));
  expect(readers).toEqual([1, 2, 6, 11, 13]);
});

describe('nestAuth', () => {
  const leafOf = (auth: object, flag: string): unknown =>
    flag.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], auth);

  it.each(permissionFlags)('puts %s at its own path', (flag) => {
    expect(leafOf(nestAuth(new Set([flag])), flag)).toBe(true);
    expect(leafOf(nestAuth(new Set()), flag)).toBe(false);
  });

  it('has no other leaf', () => {
    const leaves = (node: unknown): number =>
      typeof node === 'object' && node !== null
        ? Object.values(node).reduce<number>((sum, child) => sum + leaves(child), 0)
        : 1;
    expect(leaves(nestAuth(new Set()))).toBe(permissionFlags.length);
  });
});
