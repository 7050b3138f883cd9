import type { AskelTulos } from '@keikka/contracts';
import type { HakuVastaus, Loyto, Vaihe, Vastaus } from './kohdejarjestelma.js';
import { jalkeenHaun, jalkeenKatkon, jalkeenVaiheen, seuraavaTehtava, tilaAikana } from './lahetys.rules.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const kello = { now, varmistusMs: 90_000 };
const vaiheet = ['asiakas', 'tuotteet', 'lasku'] as const;
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);

const kulku = (changes: object = {}) => ({
  tila: 'lähetyksessä' as const,
  vaihe: 'lasku' as Vaihe,
  yritys: 1,
  hakuja: 1,
  takaiskuja: 0,
  ...changes,
});
const vastaus = (tulos: AskelTulos, more: Partial<Vastaus> = {}): Vastaus => ({
  tulos,
  koodi: tulos === 'ok' ? '' : 'CODE',
  selite: tulos === 'ok' ? '' : 'miksi',
  pyynto: '',
  vastaus: null,
  ...more,
});
const haku = (loyto?: Loyto): HakuVastaus => ({
  ...vastaus(loyto ? 'ok' : 'tuntematon'),
  ...(loyto && { loyto }),
});

describe('the next request of a sending', () => {
  it.each([
    ['asiakas', 0, 0, 'asiakas'],
    ['tuotteet', 0, 0, 'tuotteet'],
    ['lasku', 0, 0, 'haku'],
    ['lasku', 0, 1, 'lasku'],
    ['lasku', 1, 0, 'haku'],
    ['lasku', 1, 1, 'haku'],
    ['lasku', 1, 2, 'lasku'],
    ['lasku', 2, 1, 'haku'],
    ['lasku', 2, 2, 'lasku'],
  ] as const)('at %s, sent %d times and looked for %d times, is %s', (vaihe, yritys, hakuja, tehtava) => {
    expect(seuraavaTehtava(kulku({ vaihe, yritys, hakuja }))).toBe(tehtava);
  });

  it('is told as verifying while an invoice is looked for that may have gone out', () => {
    expect(tilaAikana('haku', kulku({ yritys: 0 }))).toBe('lähetyksessä');
    expect(tilaAikana('haku', kulku({ yritys: 1 }))).toBe('varmistetaan');
    expect(tilaAikana('lasku', kulku({ yritys: 1 }))).toBe('lähetyksessä');
  });
});

describe('after a step', () => {
  const after = (changes: object, tulos: Vastaus) =>
    jalkeenVaiheen(kulku(changes), vaiheet, tulos, kello).muutos;

  it.each([
    ['asiakas', 'tuotteet'],
    ['tuotteet', 'lasku'],
  ])('%s that went well comes %s', (vaihe, next) => {
    expect(after({ vaihe, yritys: 0 }, vastaus('ok'))).toMatchObject({ vaihe: next, takaiskuja: 0 });
  });

  it('that was the last one the invoice is sent', () => {
    expect(after({}, vastaus('ok', { ulkoinenId: '88213' }))).toMatchObject({
      tila: 'lähetetty',
      ulkoinenId: '88213',
      seuraava: null,
    });
  });

  it.each(vaiheet)('%s that was refused the sending has failed', (vaihe) => {
    expect(after({ vaihe }, vastaus('hylätty'))).toMatchObject({
      tila: 'epäonnistui',
      seuraava: null,
      virheKoodi: 'CODE',
      virhe: 'miksi',
    });
  });

  it('whose outcome nobody knows the invoice is looked for at once, and never said to have failed', () => {
    expect(after({ yritys: 9, takaiskuja: 9 }, vastaus('tuntematon'))).toMatchObject({
      tila: 'varmistetaan',
      hakuja: 0,
      seuraava: now,
    });
  });

  it('that never arrived the invoice is looked for again before it is sent, and this time does not count', () => {
    expect(after({}, vastaus('eiPerillä'))).toMatchObject({
      tila: 'odottaa',
      yritys: 0,
      hakuja: 0,
      seuraava: seconds(2),
    });
    expect(after({ yritys: 2 }, vastaus('eiPerillä'))).toMatchObject({
      tila: 'varmistetaan',
      yritys: 1,
      hakuja: 0,
    });
  });

  it.each(['eiPerillä', 'tuntematon'] as const)(
    'before the invoice it is tried three times when it is %s',
    (tulos) => {
      const first = { vaihe: 'asiakas', yritys: 0 };
      expect(after({ ...first, takaiskuja: 0 }, vastaus(tulos))).toMatchObject({
        tila: 'odottaa',
        seuraava: seconds(2),
      });
      expect(after({ ...first, takaiskuja: 1 }, vastaus(tulos))).toMatchObject({
        tila: 'odottaa',
        seuraava: seconds(4),
      });
      expect(after({ ...first, takaiskuja: 2 }, vastaus(tulos))).toMatchObject({
        tila: 'epäonnistui',
        seuraava: null,
      });
    },
  );
});

describe('after a look for the invoice', () => {
  const after = (changes: object, found: HakuVastaus) => jalkeenHaun(kulku(changes), found, kello);

  it('that found it, it is sent', () => {
    expect(after({}, haku({ laji: 'oma', ulkoinenId: '7' })).muutos).toMatchObject({
      tila: 'lähetetty',
      ulkoinenId: '7',
    });
  });

  it('that found another in its place, a person settles it', () => {
    const erot = [{ kohta: 'Yhteensä', meilla: '1', siella: '2', onSama: false }];
    expect(after({}, haku({ laji: 'ristiriita', ulkoinenId: '7', erot })).muutos).toMatchObject({
      tila: 'ristiriita',
      seuraava: null,
      erot,
    });
  });

  it('that found another of ours under its number, it gets the next one and is looked for under that', () => {
    expect(after({ yritys: 0 }, haku({ laji: 'toinenOma' }))).toMatchObject({
      uusiNumero: true,
      muutos: { hakuja: 0 },
    });
  });

  it('that found none it goes out at first, and after a sending without an answer only after a second look', () => {
    const none = haku({ laji: 'eiOle' });
    expect(after({ yritys: 0, hakuja: 0 }, none).muutos).toMatchObject({ hakuja: 1, seuraava: now });
    expect(after({ yritys: 1, hakuja: 0 }, none).muutos).toMatchObject({ hakuja: 1, seuraava: seconds(90) });
    expect(after({ yritys: 1, hakuja: 1 }, none).muutos).toMatchObject({ hakuja: 2, seuraava: now });
  });

  it('that had no answer it is looked for again, for ever where it may have gone out', () => {
    expect(after({ yritys: 0, takaiskuja: 2 }, haku()).muutos).toMatchObject({ tila: 'epäonnistui' });
    expect(after({ yritys: 1, takaiskuja: 2 }, haku()).muutos).toMatchObject({
      tila: 'varmistetaan',
      seuraava: seconds(8),
    });
    expect(after({ yritys: 1, takaiskuja: 99 }, haku()).muutos).toMatchObject({
      tila: 'varmistetaan',
      seuraava: seconds(900),
    });
  });
});

describe('after the process ended under a request', () => {
  it('an invoice is looked for once its answer can no longer come, other steps are done again', () => {
    expect(jalkeenKatkon('lasku', now, 120_000)).toEqual({
      tila: 'varmistetaan',
      hakuja: 0,
      seuraava: seconds(120),
    });
    for (const tehtava of ['asiakas', 'tuotteet', 'haku'] as const)
      expect(jalkeenKatkon(tehtava, now, 120_000)).toEqual({});
  });
});
