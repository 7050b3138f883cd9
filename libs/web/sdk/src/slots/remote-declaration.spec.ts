import { readDeclaration } from './remote-declaration.js';

const page = { path: '/laskutus/tuotteet', title: 'Laskutus' };
const access = { flag: 'laskutus.read', refusal: 'AUTH.FORBIDDEN' };
const withPage = (changes: object) =>
  readDeclaration({ pages: { tuotteet: { ...page, ...changes } }, slots: {} });

describe("a remote's declaration", () => {
  it('names its pages and slots', () => {
    const declaration = {
      pages: { tuotteet: { ...page, navigation: 2, access } },
      slots: { 'order.modal': { title: 'Tilaus' } },
    };
    expect(readDeclaration(declaration)).toEqual({
      pages: [{ ...page, name: 'tuotteet', navigation: 2, access }],
      slots: [{ name: 'order.modal', title: 'Tilaus' }],
      faults: [],
    });
  });

  it.each(['/', '/tilaus/:keikkaId', '/laskutus/tuotteet', '/a-b/c_d/:e/f'])('takes the path %s', (path) => {
    expect(withPage({ path }).faults).toEqual([]);
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '/..',
    '/*',
    '/tilaus/',
    '/?a=b',
    '/a#b',
    'tilaus',
    '',
    '/kirjaudu\n',
    undefined,
    7,
  ])('leaves out a page at %j', (path) => {
    expect(withPage({ path })).toEqual({
      pages: [],
      slots: [],
      faults: ['page tuotteet has no path in this origin'],
    });
  });

  it.each([
    [{ path: '/Kirjaudu' }, 'stands on the path of the sign-in'],
    [{ title: '' }, 'has no title'],
    [{ title: 7 }, 'has no title'],
    [{ navigation: '1' }, 'has no number for its order in the navigation'],
    [{ navigation: 1, path: '/tilaus/:keikkaId' }, 'stands in the navigation with a parameter in its path'],
    [{ access: 'laskutus.read' }, 'has an unknown flag or refusal'],
    [{ access: { ...access, flag: 'laskutus.reed' } }, 'has an unknown flag or refusal'],
    [{ access: { ...access, refusal: 'constructor' } }, 'has an unknown flag or refusal'],
  ])('leaves out a page with %j, and says that it %s', (changes, fault) => {
    const { pages, faults } = withPage(changes);
    expect([pages, faults]).toEqual([[], [`page tuotteet ${fault}`]]);
  });

  it('leaves out what is wrong and keeps the rest', () => {
    const declaration = {
      pages: { good: page, bad: null },
      slots: { 'order.modal': { title: 'Tilaus' }, toString: { title: 'x' }, 'order.badge': { title: 'x' } },
    };
    const { pages, slots, faults } = readDeclaration(declaration);
    expect(pages.map(({ name }) => name)).toEqual(['good']);
    expect(slots.map(({ name }) => name)).toEqual(['order.modal']);
    expect(faults).toEqual([
      'page bad has no path in this origin',
      'slot toString is no known slot',
      'slot order.badge is no known slot',
    ]);
  });

  it.each([null, 'text', [], { pages: [] }])('says of %j that it declares nothing', (declaration) => {
    expect(readDeclaration(declaration)).toMatchObject({ pages: [], slots: [] });
    expect(readDeclaration(declaration).faults).toContain('has no slots');
  });
});
