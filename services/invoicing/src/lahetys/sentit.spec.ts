import { laskunSummat } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { readForm } from '@keikka/simulators/fennoa/form.mjs';
import { sumsOf } from '@keikka/simulators/fennoa/sums.mjs';
import { child, decimal, readBody, textOf } from '@keikka/simulators/netvisor/body.mjs';
import { aineisto, laskuRivi } from '../../test/tuloste-company.js';
import { lomakeOf } from './fennoa/fennoa-lomake.rules.js';
import { invoiceXml } from './netvisor/netvisor-xml.js';

/** A release tries ten thousand. */
const INVOICES = Number(process.env.SENTIT_RANDOM_RUNS ?? 1_000);
const random = randomNumbers(20_261_127);

const randomRivit = () =>
  Array.from({ length: 1 + random(6) }, () =>
    laskuRivi({
      hinta: (random(2_000_000) / 10_000).toFixed(4),
      määrä: ((1 + random(400_000)) / 10_000).toFixed(4),
      aleProsentti: random(3) === 0 ? String(random(101)) : '0',
      alv: ['25.5', '24', '14', '13.5', '10', '0'][random(6)] ?? '0',
      kaannetty: random(5) === 0,
    }),
  );
const cents = (euros: string): number => Math.round(Number(euros) * 100);

/** What the simulator of Netvisor reads of an invoice, in cents. */
function inNetvisor(xml: string) {
  const invoice = readBody(xml);
  const lines = (child(invoice, 'invoicelines')?.children ?? []).flatMap(({ children }) => children);
  const sum = (name: string) => lines.reduce((total, line) => total + decimal(textOf(line, name), 2), 0);
  return {
    yhteensa: decimal(textOf(invoice, 'salesinvoiceamount'), 2),
    riveista: sum('salesinvoiceproductlinesum'),
    alv: sum('salesinvoiceproductlinevatsum'),
  };
}

/** What the simulator of Fennoa computes of the rows of a form, in cents. */
function inFennoa(lomake: [string, string][]) {
  const body = new URLSearchParams(lomake).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { rows } = readForm({ headers, body: Buffer.from(body) } as never);
  return sumsOf(rows);
}

describe('the cents of an invoice', () => {
  it('are the same on the screen, in Netvisor and in Fennoa, for random invoices', () => {
    const wrong = Array.from({ length: INVOICES }, randomRivit).filter((rivit) => {
      const sums = laskunSummat(rivit);
      const [netto, alv, yhteensa] = [sums.netto, sums.alvSumma, sums.yhteensa].map(cents);
      const sent = aineisto({ rivit });
      const netvisor = inNetvisor(invoiceXml(sent));
      const fennoa = inFennoa(lomakeOf(sent));
      return (
        [netvisor.yhteensa, netvisor.riveista, fennoa.gross].some((one) => one !== yhteensa) ||
        [netvisor.alv, fennoa.vat].some((one) => one !== alv) ||
        fennoa.net !== netto
      );
    });
    expect(wrong).toEqual([]);
  });
});
