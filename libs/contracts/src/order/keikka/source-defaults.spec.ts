import { linkSettingsOf } from '../../staff/asiakas/link-settings.js';
import { hasOrderDefaults, sourceDefaults } from './source-defaults.js';

const [OWN, SOURCE] = [1, 12];
const of = (settings: object, sourceAsiakasId = SOURCE) =>
  sourceDefaults({ ownAsiakasId: OWN, sourceAsiakasId, settings: linkSettingsOf(settings) });

describe('what a new order has from its source [I-045]', () => {
  it('without settings: the source makes the concrete and the own company pumps', () => {
    expect(of({})).toEqual({
      betoniAsiakasId: SOURCE,
      pumppuAsiakasId: OWN,
      isBetoniSuoraLaskutus: false,
      isPumppuSuoraLaskutus: false,
    });
    expect(of({}, OWN).betoniAsiakasId).toBeNull();
  });

  it('with settings: the suppliers that are set, and both flags', () => {
    const settings = { defaultBetoniAsiakasId: 13, defaultPumppuAsiakasId: 2, isPumppuSuoraLaskutus: true };
    expect(of(settings)).toMatchObject({ betoniAsiakasId: SOURCE, pumppuAsiakasId: OWN });
    expect(of({ ...settings, setBetoniAsiakas: true, setPumppuAsiakas: true })).toEqual({
      betoniAsiakasId: 13,
      pumppuAsiakasId: 2,
      isBetoniSuoraLaskutus: false,
      isPumppuSuoraLaskutus: true,
    });
  });

  it('is none where a supplier is set to none', () => {
    expect(of({ setBetoniAsiakas: true, setPumppuAsiakas: true })).toMatchObject({
      betoniAsiakasId: null,
      pumppuAsiakasId: null,
    });
  });

  it.each([
    [{}, false],
    [{ kaanteinenLaskutus: true, defaultBetoniAsiakasId: 13 }, false],
    [{ setBetoniAsiakas: true }, true],
    [{ isPumppuSuoraLaskutus: true }, true],
  ])('%j says something of it: %s', (settings, says) => {
    expect(hasOrderDefaults(linkSettingsOf(settings))).toBe(says);
  });
});
