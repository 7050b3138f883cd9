/** A number as digits with a point: what is never taken for a formula. */
interface Luku {
  luku: number | string | null;
}

export interface CsvSarake<Rivi> {
  otsikko: string;
  solu: (rivi: Rivi) => string | Luku;
}

/** Marks UTF-8, without which a spreadsheet takes ä for two letters. */
const BOM = '\uFEFF';
const LINE_END = '\r\n';
/** A spreadsheet would compute a text that begins so. */
const COMPUTED = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/** A table as Finnish spreadsheets open it: semicolons between cells, a comma in numbers. */
export function csvOf<Rivi>(sarakkeet: readonly CsvSarake<Rivi>[], rivit: readonly Rivi[]): string {
  const lines = [
    sarakkeet.map(({ otsikko }) => cell(otsikko)),
    ...rivit.map((rivi) => sarakkeet.map(({ solu }) => cell(solu(rivi)))),
  ];
  return BOM + lines.map((cells) => cells.join(';') + LINE_END).join('');
}

function cell(value: string | Luku): string {
  if (typeof value !== 'string') return value.luku === null ? '' : String(value.luku).replace('.', ',');
  const harmless = COMPUTED.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
