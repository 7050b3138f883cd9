import { productManifest } from '../../test/product-manifest.js';
import { readManifest } from './manifest.js';

const remote = (pages: object, slots: object = {}) => ({
  entry: 'https://a.test/remoteEntry.js',
  pages,
  slots,
});
const page = { path: '/laskutus', title: 'Laskutus' };

describe('manifest', () => {
  it('of the product is without faults, and its navigation begins with the grid [G-010]', () => {
    const { pages, slots, faults } = readManifest(productManifest());
    expect(faults).toEqual([]);
    expect(pages.map(({ path, title, navigation }) => [path, title, navigation !== undefined])).toEqual([
      ['/', 'Grid', true],
      ['/laskutus', 'Laskutus', true],
      ['/tyomaat', 'Työmaat', true],
      ['/tehtaat', 'Tehtaat', true],
      ['/laskutus/laskuttamatta', 'Laskuttamatta', false],
      ['/laskutus/ajot', 'Kuukauden laskut', false],
      ['/laskutus/lahetykset', 'Lähetykset', false],
      ['/laskutus/laskupohjat', 'Laskupohjat', false],
      ['/laskutus/asetukset', 'Laskutuksen asetukset', false],
      ['/laskutus/tuotteet', 'Tuotteet', false],
      ['/tilaus/:keikkaId', 'Tilaus', false],
    ]);
    expect(slots).toEqual([
      { name: 'palkki.editor', remote: 'mf_grid', title: 'Palkki' },
      { name: 'order.invoices', remote: 'mf_invoicing', title: 'Laskutus' },
      { name: 'order.modal', remote: 'mf_order', title: 'Tilaus' },
      { name: 'order.search', remote: 'mf_order', title: 'Hae tilausta' },
      { name: 'order.new', remote: 'mf_order', title: 'Uusi tilaus' },
    ]);
  });

  it('says where each remote is', () => {
    const { entries, faults } = readManifest({ mf_x: remote({ one: page }) });
    expect([entries, faults]).toEqual([{ mf_x: 'https://a.test/remoteEntry.js' }, []]);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,x', '//a.test/x.js', '', undefined, 7])(
    'leaves out a remote whose code would come from %j',
    (entry) => {
      const manifest = { mf_x: { ...remote({ one: page }), entry }, mf_y: remote({ one: page }) };
      const { entries, pages, faults } = readManifest(manifest);
      expect(Object.keys(entries)).toEqual(['mf_y']);
      expect(pages.map(({ remote }) => remote)).toEqual(['mf_y']);
      expect(faults).toEqual(['mf_x: has no entry address']);
    },
  );

  it('leaves out what a remote declares wrongly, and says so', () => {
    const { pages, faults } = readManifest({
      mf_x: remote({ one: { ...page, path: '//evil.example' } }),
      mf_y: remote({ one: page }),
      mf_z: null,
    });
    expect(pages.map(({ remote }) => remote)).toEqual(['mf_y']);
    expect(faults).toContain('mf_x: page one has no path in this origin');
    expect(faults).toContain('mf_z: has no entry address');
  });

  it.each([
    ['/tilaus/:keikkaId', '/Tilaus/:id'],
    ['/laskutus', '/laskutus'],
  ])('gives %s to whom it names first', (path, same) => {
    const { pages, faults } = readManifest({
      mf_x: remote({ one: { ...page, path } }),
      mf_y: remote({ two: { ...page, path: same } }),
    });
    expect(pages.map(({ remote }) => remote)).toEqual(['mf_x']);
    expect(faults).toEqual([`mf_y: page two stands on ${same}, which is taken`]);
  });

  it('orders pages as the navigation shows them, and the others after them', () => {
    const { pages } = readManifest({
      mf_x: remote({
        last: { ...page, path: '/c' },
        second: { ...page, path: '/b', navigation: 2 },
        first: { ...page, path: '/a', navigation: 1 },
      }),
    });
    expect(pages.map(({ name }) => name)).toEqual(['first', 'second', 'last']);
  });
});
