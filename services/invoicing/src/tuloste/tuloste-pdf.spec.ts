import { laskunSummat } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { pagesOf } from '../../test/pdf-text.js';
import { aineisto, laskuRivi, osapuolet, rivit } from '../../test/tuloste-company.js';
import { pdfOf } from './tuloste-pdf.js';
import { eurot } from './pdf/muodot.js';
import { tulosteOf } from './tuloste.rules.js';

const pdfWith = (...changes: Parameters<typeof aineisto>): Promise<Buffer> =>
  pdfOf(tulosteOf(aineisto(...changes)));

const printed = async (...changes: Parameters<typeof aineisto>): Promise<string[]> =>
  pagesOf([await pdfWith(...changes)])[0] ?? [];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** How many random invoices are printed; a release tries ten thousand. */
const RANDOM_PDFS = Number(process.env.PDF_RANDOM_RUNS ?? 25);
const [AT_ONCE, MOST_MS] = [25, 1_000];

const randomRivit = (random: (below: number) => number) =>
  Array.from({ length: 1 + random(12) }, () =>
    laskuRivi({
      hinta: (random(2_000_000) / 10_000).toFixed(4),
      määrä: ((1 + random(400_000)) / 10_000).toFixed(4),
      aleProsentti: random(3) === 0 ? String(random(101)) : '0',
      alv: ['25.5', '13.5', '10', '0'][random(4)] ?? '0',
      kaannetty: random(5) === 0,
    }),
  );

describe('an invoice as PDF', () => {
  it('says on one page all that the law and the payer ask for', async () => {
    const pages = await printed();
    expect(pages).toHaveLength(1);
    for (const said of [
      'Lasku 20480',
      '20.11.2026 · sivu 1 (1)',
      'Uudenmaan Pumppaus Oy',
      'Hiidenmäentie 20, 08700 Lohja',
      '019 555 0120 · laskutus@uudenmaanpumppaus.example',
      'Lohjan Valmisbetoni Oy',
      'Teollisuuskatu 4',
      '08150 LOHJA',
      'Y-tunnus 2593931-3 · ALV-tunnus FI25939313',
      'As Oy Lohjan Kielo',
      'Kauppakatu 12, 08100 Lohja',
      'Toimituspäivä 20.11.2026',
      'Eräpäivä 5.12.2026',
      'Maksuehto 15 päivää netto',
      'Viitteenne Kielo 2026-118',
      'Pumppaus 45,5 m³',
      'Letku Ø 100',
      '371,74',
      '25,5 % 827,40 210,99 1 038,39',
      '0 % 62,00 0,00 62,00',
      'Yhteensä 889,40 210,99 1 100,39',
      'Maksettava 5.12.2026 mennessä',
      '1 100,39 €',
      'Huomautukset laskusta 8 päivän kuluessa',
      'Y-tunnus 1967543-8',
      'ALV-tunnus FI19675438',
      'Kotipaikka Lohja',
      'FI21 1234 5600 0007 85',
      'NDEAFIHH',
      '10 04801',
      'RF',
      '421123456000007850011003900000000000000001004801261205',
    ])
      expect(plain(pages[0] ?? '')).toContain(said);
  });

  it('goes on over several pages, each numbered and with the names of the columns', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      laskuRivi({ riviSelite: `Rivi ${index + 1}`, riviSelite2: 'Selitys' }),
    );
    const pages = await printed({ rivit: many });
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`sivu ${index + 1} (${pages.length})`);
      expect(page).toContain('Lasku 20480');
    }
    const rows = pages.flatMap((page) => page.match(/Rivi \d+/g) ?? []);
    expect(rows).toEqual(many.map(({ riviSelite }) => riviSelite));
    expect(pages.filter((page) => page.includes('Saajan tilinumero'))).toEqual([pages.at(-1)]);
  });

  it('of a draft says so, and has nothing to pay with', async () => {
    const [page = ''] = await printed({ laskuNo: '' });
    expect(page).toContain('LUONNOS');
    for (const absent of ['Saajan tilinumero', 'Viitenumero', 'Maksettava', '42112345'])
      expect(page).not.toContain(absent);
  });

  it('of a credit names the invoice that it corrects, and has nothing to pay with', async () => {
    const tuloste = { ...osapuolet, hyvitettava: { laskuNo: '20470', paiva: '20261101' } };
    const [page = ''] = await printed({ rivit: [laskuRivi({ määrä: '-1' })], tuloste });
    expect(page).toContain('Hyvityslasku 20480');
    expect(page).toContain('Hyvittää laskun 20470, 1.11.2026');
    expect(page).toContain('−125,50 €');
    expect(page).not.toContain('Saajan tilinumero');
  });

  it('of reverse charge has its words and the VAT number of the buyer', async () => {
    const [page = ''] = await printed({ rivit: [laskuRivi({ kaannetty: true }), laskuRivi()] });
    expect(page).toContain('Käännetty verovelvollisuus, AVL 8 c §. Ostajan ALV-tunnus FI25939313.');
    expect(page).toContain('0 % käännetty * 100,00 0,00 100,00');
  });

  it('with what is known of an invoice that was sent before more was kept has no part for the bank', async () => {
    const [page = ''] = await printed({ tuloste: {} });
    expect(page).toContain('Lohjan Valmisbetoni Oy');
    expect(page).not.toContain('Saajan tilinumero');
  });

  it('embeds its fonts and stays small', async () => {
    const pdf = await pdfWith({ rivit: Array.from({ length: 25 }, () => rivit).flat() });
    expect(pdf.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2);
    expect(pdf.length).toBeLessThan(1_000_000);
  });

  it(
    'has the cents of the screen, for random invoices',
    async () => {
      const random = randomNumbers(20_261_128);
      for (let left = RANDOM_PDFS; left > 0; left -= AT_ONCE) {
        const laskut = Array.from({ length: Math.min(left, AT_ONCE) }, () => randomRivit(random));
        const pdfs = await Promise.all(laskut.map((rows) => pdfWith({ rivit: rows })));
        for (const [index, pages] of pagesOf(pdfs).entries()) {
          const text = plain(pages.join(' '));
          const { kannat, ...lasku } = laskunSummat(laskut[index] ?? []);
          for (const { netto, alvSumma, yhteensa } of [...kannat, lasku])
            expect(text).toContain(plain([netto, alvSumma, yhteensa].map(eurot).join(' ')));
        }
      }
    },
    RANDOM_PDFS * MOST_MS,
  );
});
