import { linkSettingsOf, noLinkSettings } from './link-settings.js';

describe('the settings of a link [I-044]', () => {
  const all = {
    isBetoniSuoraLaskutus: true,
    isPumppuSuoraLaskutus: true,
    kaanteinenLaskutus: true,
    setBetoniAsiakas: true,
    setPumppuAsiakas: true,
    defaultBetoniAsiakasId: 12,
    defaultPumppuAsiakasId: 2,
    vainSourceAsiakasLaskupohja: true,
    syotaBetonihinnat: true,
  };

  it('are all nine, and nothing else that is stored', () => {
    expect(linkSettingsOf({ ...all, oldSetting: 1 })).toEqual(all);
  });

  it.each([
    [null],
    [{}],
    [{ setBetoniAsiakas: 'yes', defaultBetoniAsiakasId: 0, defaultPumppuAsiakasId: '2' }],
  ])('are blank where nothing of the kind is stored: %j', (stored) => {
    expect(linkSettingsOf(stored)).toEqual(noLinkSettings);
  });
});
