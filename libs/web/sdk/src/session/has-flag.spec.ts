import { flagsOf, nestAuth, settingType } from '@keikka/domain';
import { hasFlag } from './has-flag.js';

describe('hasFlag', () => {
  const handler = nestAuth(flagsOf([settingType.keikkaHandler]));

  it('finds a leaf by its path', () => {
    expect(hasFlag(handler, 'page.grid.settings.edit')).toBe(true);
    expect(hasFlag(handler, 'laskutus.read')).toBe(false);
  });

  it('grants nothing when the answer had no rights in it', () => {
    expect(hasFlag({} as typeof handler, 'page.grid.read')).toBe(false);
  });
});
