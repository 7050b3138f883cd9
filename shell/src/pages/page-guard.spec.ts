import { flagsOf, nestAuth, settingType } from '@keikka/domain';
import { productManifest } from '../../test/product-manifest.js';
import { readManifest } from '../remotes/manifest.js';
import { refusalFor } from './page-guard.js';

const { pages } = readManifest(productManifest());
const access = (path: string) => pages.find((route) => route.path === path)?.access;
const userAsiakas = {
  asiakasId: 1,
  asiakasNimi: 'Uudenmaan Pumppaus Oy',
  colorCode: '#0E8A6E',
  kuskitVaihtuvat: false,
  isDefault: true,
};
const authOf = (...types: number[]) => nestAuth(flagsOf(types));

describe('page guard', () => {
  it('lets a dispatcher see the grid', () => {
    expect(refusalFor({ auth: authOf(settingType.keikkaHandler), userAsiakas }, access('/'))).toBeNull();
  });

  it.each([
    [
      'without a company [G-020]',
      { auth: authOf(settingType.keikkaHandler), userAsiakas: null },
      'Käyttäjän asiakastietoja ei löydy',
    ],
    ['without authentication data [G-021]', { userAsiakas }, 'Käyttäjän autentikointitietoja ei löydy'],
    [
      'without the right to read [G-022]',
      { auth: authOf(settingType.yhteyshenkilo), userAsiakas },
      'Et ole oikeutettu näkemään tätä sivua (GridCore)',
    ],
  ])('refuses the grid %s', (_, session, text) => {
    expect(refusalFor(session, access('/'))).toBe(text);
  });

  it.each([
    [settingType.systemAdmin, true],
    [settingType.asiakasAdmin, true],
    [settingType.laskuAdmin, true],
    [settingType.keikkaHandler, false],
    [settingType.pumppari, false],
  ])('lets setting type %i see the products: %s', (type, seen) => {
    expect(refusalFor({ auth: authOf(type), userAsiakas }, access('/laskutus/tuotteet')) === null).toBe(seen);
  });
});
