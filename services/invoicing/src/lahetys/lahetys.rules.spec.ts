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
    ['hyväksyntä', 0, 0, 'haku'],
    ['hyväksyntä', 0, 1, 'haku'],
    ['hyväksyntä', 0, 2, 'hyväksyntä'],
    ['hyväksyntä', 1, 1, 'haku'],
    ['hyväksyntä', 1, 2, 'hyväksyntä'],
  ] as const)('at %s, sent %d times and looked for %d times, is %s', (vaihe, yritys, hakuja, tehtava) => {
    expect(seuraavaTehtava(kulku({ vaihe, yritys, hakuja }))).toBe(tehtava);
  });

  it('is told as verifying while an invoice is looked for that may have gone out', () => {
    expect(tilaAikana('haku', kulku({ yritys: 0 }))).toBe('lähetyksessä');
    expect(tilaAikana('haku', kulku({ yritys: 1 }))).toBe('varmistetaan');
    expect(tilaAikana('lasku', kulku({ yritys: 1 }))).toBe('lähetyksessä');
    expect(tilaAikana('haku', kulku({ vaihe: 'hyväksyntä', yritys: 0 }))).toBe('varmistetaan');
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

  it('that never found it after ten sendings stops it for a person', () => {
    const none = haku({ laji: 'eiOle' });
    expect(after({ yritys: 9, hakuja: 1 }, none).muutos).toMatchObject({ hakuja: 2, seuraava: now });
    expect(after({ yritys: 10, hakuja: 0 }, none).muutos).toMatchObject({ hakuja: 1, seuraava: seconds(90) });
    expect(after({ yritys: 10, hakuja: 1 }, none).muutos).toMatchObject({
      tila: 'ristiriita',
      ulkoinenId: '',
      seuraava: null,
      erot: [{ kohta: 'Lasku', meilla: 'lähetetty 10 kertaa', siella: 'ei löydy' }],
    });
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

describe('an approval', () => {
  const steps = ['lasku', 'hyväksyntä'] as const;
  const approval = (changes: object = {}) => kulku({ vaihe: 'hyväksyntä', hakuja: 2, ...changes });
  const after = (tulos: Vastaus, changes: object = {}) =>
    jalkeenVaiheen(approval(changes), steps, tulos, kello).muutos;
  const looked = (found: HakuVastaus, changes: object = {}) =>
    jalkeenHaun(approval(changes), found, kello).muutos;

  it('comes after the invoice without a look, and the invoice is sent after it alone', () => {
    const added = jalkeenVaiheen(kulku(), steps, vastaus('ok', { ulkoinenId: '55' }), kello).muutos;
    expect(added).toMatchObject({ vaihe: 'hyväksyntä', ulkoinenId: '55' });
    expect(added.tila).toBeUndefined();
    expect(seuraavaTehtava(approval(added))).toBe('hyväksyntä');
    expect(after(vastaus('ok'))).toMatchObject({ tila: 'lähetetty', seuraava: null });
  });

  it('whose outcome nobody knows is looked at twice before it is repeated', () => {
    expect(after(vastaus('tuntematon'))).toMatchObject({ tila: 'varmistetaan', hakuja: 0, seuraava: now });
    const draft = haku({ laji: 'oma', ulkoinenId: '55', puuttuu: 'hyväksyntä' });
    expect(looked(draft, { hakuja: 0 })).toMatchObject({ hakuja: 1, seuraava: seconds(90) });
    expect(looked(draft, { hakuja: 1 })).toMatchObject({ hakuja: 2, seuraava: now });
    expect(looked(haku({ laji: 'oma', ulkoinenId: '55' }))).toMatchObject({ tila: 'lähetetty' });
  });

  it('that never arrived is looked at once before it is repeated, however often, and never said to have failed', () => {
    expect(after(vastaus('eiPerillä'), { yritys: 0, takaiskuja: 9 })).toMatchObject({
      tila: 'varmistetaan',
      hakuja: 1,
      seuraava: seconds(900),
    });
  });

  it('that is refused waits for a person, since the invoice is there', () => {
    expect(after(vastaus('hylätty'))).toMatchObject({
      tila: 'ristiriita',
      seuraava: null,
      virheKoodi: 'CODE',
      virhe: 'miksi',
      erot: [{ kohta: 'Hyväksyntä', onSama: false }],
    });
  });

  it('is all that an invoice lacks that a look finds as a draft', () => {
    const draft = haku({ laji: 'oma', ulkoinenId: '55', puuttuu: 'hyväksyntä' });
    for (const yritys of [0, 1])
      expect(looked(draft, { vaihe: 'lasku', yritys, hakuja: 0 })).toMatchObject({
        vaihe: 'hyväksyntä',
        ulkoinenId: '55',
        hakuja: 2,
        seuraava: now,
      });
  });

  it('of an invoice that is gone sends that anew, after a second look', () => {
    for (const yritys of [0, 1])
      expect(looked(haku({ laji: 'eiOle' }), { yritys, hakuja: 1 })).toMatchObject({
        vaihe: 'lasku',
        ulkoinenId: '',
        yritys: 1,
        hakuja: 1,
        seuraava: seconds(90),
      });
  });
});

describe('after the process ended under a request', () => {
  it('what must not happen twice is looked at once its answer can no longer come, other steps are done again', () => {
    for (const tehtava of ['lasku', 'hyväksyntä'] as const)
      expect(jalkeenKatkon(tehtava, now, 120_000)).toEqual({
        tila: 'varmistetaan',
        hakuja: 0,
        seuraava: seconds(120),
      });
    for (const tehtava of ['asiakas', 'tuotteet', 'haku'] as const)
      expect(jalkeenKatkon(tehtava, now, 120_000)).toEqual({});
  });
});
