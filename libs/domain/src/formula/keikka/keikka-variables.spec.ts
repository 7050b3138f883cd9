import {
  compile,
  evaluate,
  isFormulaError,
  keikkaSchema,
  type FormulaKind,
  type KeikkaFacts,
} from '../index.js';

const facts: KeikkaFacts = {
  keikka: {
    keikkaId: 4711,
    keikkaTilaSelite: 'Toimitusvalmis',
    pumppuAika: '2026-11-20T05:30:00.000Z',
    timeEnd: '2026-11-20T09:00:00.000Z',
    pumppuKesto: 210,
    pumppuLinja: 12,
    m3: 45.5,
    betonit: [
      {
        m3: 40,
        betoniString: 'C30/37 #16 S3',
        lujuus: 'C30/37',
        isNopea: 0,
        betoniVahvistettu: true,
        toimitettuM3: 39,
      },
      {
        m3: 5.5,
        betoniString: 'C25/30 #8 S3',
        lujuus: 'C25/30',
        isNopea: 1,
        betoniVahvistettu: null,
        toimitettuM3: 5,
      },
    ],
    kuskit: [
      { personFirstName: 'Matti', personLastName: 'Laine' },
      { personFirstName: 'Ville', personLastName: 'Koski' },
    ],
    asiakasNimi: 'Lohjan Valmisbetoni Oy',
    betoniAsiakasId: 3,
    betoniSijaintiNimi: 'Lohja',
    betoniMatkaM: 18_400,
    tyomaaNimi: 'As Oy Lohjan Kielo',
    tyomaaOsoite1: 'Kielotie 4',
    kaupunki: 'Lohja',
  },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: '36.00', vehicleTypeName: 'Pumppu', vehicleTypeId: 3 },
  toimitus: { pumppuKesto: 241, pesuTyömaalla: true, ylijäämäKg: null, kuormat: [{ m3: 8 }, { m3: '7.5' }] },
};

const valueOf = (source: string, context: KeikkaFacts = facts, kind: FormulaKind = 'text') =>
  evaluate(compile(source, keikkaSchema, kind), context);

describe('the variables', () => {
  it.each([
    ['{pvm} {pvmTeksti} {viikonpaivaNimi} {viikonpaiva} {viikko}', '20261120 20.11.2026 perjantai 5 47'],
    ['{klo}–{kloLoppu} {tunti}', '07:30–11:00 7,5'],
    ['{pumppuKesto} {kesto} {keikkaKestoH} {pumppuKestoH}', '210 3,5 3,5 3,5'],
    ['{m3} {lujuus} {betoniRivit} {isNopea}', '45,5 C30/37, C25/30 2 true'],
    ['{ajoneuvo} {vehicleNo} {vehiclePuomi} {vehicleTypeName} {pumppuLinja}', 'P12 P12 36 Pumppu 12'],
    ['{kuski}, {kuskeja}', 'Matti Laine, Ville Koski, 2'],
    ['{betoniAsiakasId} {betoniSijaintiNimi} {asiakasNimi}', '3 Lohja Lohjan Valmisbetoni Oy'],
    [
      '{tyomaaNimi}, {tyomaaOsoite1}, {kaupunki}, {betoniMatkaKm} km',
      'As Oy Lohjan Kielo, Kielotie 4, Lohja, 18,4 km',
    ],
    ['{keikkaTilaSelite} {keikkaId}', 'Toimitusvalmis 4711'],
    [
      '{toimitettuM3} {toimitettuKesto} {toimitettuKestoMin} {kuormia} {pesuTyömaalla}',
      '15,5 4,5 241 2 true',
    ],
  ])('of %s are read from an order [G-195]', (source, text) => {
    expect(valueOf(source)).toBe(text);
  });

  it.each([
    [60, 1],
    [61, 1.5],
    [90, 1.5],
    [91, 2],
    [0, 0],
  ])('give %i minutes as %d hours [G-196]', (pumppuKesto, hours) => {
    for (const name of ['kesto', 'keikkaKestoH', 'pumppuKestoH'])
      expect(valueOf(`{${name}}`, { keikka: { pumppuKesto } }, 'number')).toBe(hours);
  });

  it('take the amount of the concrete line at hand, else of the whole order', () => {
    const betoni = { m3: 5.5, lujuus: 'C25/30', toimitettuM3: 5 };
    expect(valueOf('{m3} {lujuus} {toimitettuM3}', { ...facts, betoni })).toBe('5,5 C25/30 5');
  });

  it('know the wall clock of Helsinki in summer and over the date line', () => {
    const at = (pumppuAika: string) => valueOf('{pvm} {klo}', { keikka: { pumppuAika } });
    expect(at('2026-07-01T04:00:00.000Z')).toBe('20260701 07:00');
    expect(at('2026-11-20T22:30:00.000Z')).toBe('20261121 00:30');
    expect(at('ei aika')).toBe(' ');
  });

  it.each([
    {},
    { keikka: null, ajoneuvo: null, betoni: null, toimitus: null },
    { keikka: {}, ajoneuvo: {}, toimitus: {}, betoni: {} },
  ])('are missing values where there is nothing to read: %j', (context) => {
    for (const { name } of keikkaSchema.variables)
      expect([name, valueOf(`{${name} ?? "puuttuu"}`, context)]).toEqual([name, 'puuttuu']);
  });

  it.each(['0001-01-01T12:00:00.000Z', '9999-12-31T12:00:00.000Z', '+275760-09-13T00:00:00.000Z'])(
    'have no day for a start in a year without four digits, or on the edge of them: %s',
    (pumppuAika) => {
      for (const name of ['pvm', 'klo', 'viikko', 'viikonpaiva'])
        expect(valueOf(`{${name} ?? "puuttuu"}`, { keikka: { pumppuAika } })).toBe('puuttuu');
    },
  );

  it.each([
    null,
    { keikka: { kuskit: [null], betonit: {}, pumppuAika: {} }, toimitus: { kuormat: 'abc' } },
    { keikka: { kuskit: 'abc', betonit: [null], pumppuAika: 1e20, timeEnd: true }, betoni: [] },
    { keikka: 'keikka', ajoneuvo: 5, betoni: true, toimitus: [], juhlapyha: {} },
  ])('of data that have another shape are values or errors, and nothing is thrown: %j', (context) => {
    for (const { name } of keikkaSchema.variables)
      for (const kind of ['condition', 'number', 'text'] as const) {
        const outcome = valueOf(`{${name}}`, context as never, kind);
        if (isFormulaError(outcome)) expect(outcome.text).toContain(name);
        else expect(outcome === null ? 'string' : typeof outcome).toMatch(/^(string|number|boolean)$/);
      }
  });

  it('take the delivered amount of the lines while there is no load, and leave out a driver without a name', () => {
    const keikka = { betonit: [{ toimitettuM3: 5 }], kuskit: [{}, { personFirstName: 'Aino' }] };
    expect(valueOf('{toimitettuM3} {kuski}', { keikka, toimitus: { kuormat: [] } })).toBe('5 Aino');
  });

  it('say confirmed of the concrete only when every line is', () => {
    const of = (...states: (boolean | null)[]) =>
      valueOf('{betoniVahvistettu}', {
        keikka: { betonit: states.map((betoniVahvistettu) => ({ betoniVahvistettu })) },
      });
    expect([of(true, true), of(true, null), of(true, false), of()]).toEqual(['true', '', 'false', '']);
  });

  it('have names and labels that are all different, each in a group', () => {
    const { variables } = keikkaSchema;
    expect(variables.length).toBeGreaterThanOrEqual(60);
    for (const key of ['name', 'label'] as const)
      expect(new Set(variables.map((variable) => variable[key])).size).toBe(variables.length);
    for (const { name, label, group } of variables) {
      expect(compile(`{${name}}`, keikkaSchema, 'text').error).toBeUndefined();
      expect(label.length * group.length).toBeGreaterThan(0);
    }
  });

  it('give the same value wherever the formula stands [I-084]', () => {
    const source = '{kesto > 3 ? (kesto - 3) * 148 : 0}';
    expect(valueOf(source, facts, 'number')).toBe(74);
    expect(valueOf(source, facts, 'text')).toBe('74');
    expect(valueOf(source, facts, 'condition')).toBe(true);
  });
});
