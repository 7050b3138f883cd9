import { decodeLines, encodeLines } from './lines.js';

describe('keyed lines', () => {
  it('come back grouped by key in their order', () => {
    const bytes = encodeLines([
      { key: 2, json: '{"nimi":"Äijälä"}' },
      { key: 1, json: '{}' },
      { key: 2, json: '{"b":"\\n\\t"}' },
    ]);
    expect([...decodeLines(bytes)].map(([key, rows]) => [key, rows.map(String)])).toEqual([
      ['2', ['{"nimi":"Äijälä"}', '{"b":"\\n\\t"}']],
      ['1', ['{}']],
    ]);
  });

  it('are empty for no rows', () => {
    expect(decodeLines(encodeLines([])).size).toBe(0);
  });
});
