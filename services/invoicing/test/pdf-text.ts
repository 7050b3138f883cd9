import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const reader = join(__dirname, 'read-pdf.mjs');

/** What can be selected on each page of each PDF. The reader is a process of its own, because it is an ES module alone. */
export function pagesOf(pdfs: readonly Buffer[]): string[][] {
  const input = pdfs.map((pdf) => pdf.toString('base64')).join('\n');
  const output = execFileSync(process.execPath, [reader], { input, maxBuffer: 100_000_000 });
  // The reader's own warnings stand before.
  const [last = ''] = output.toString('utf8').split('\n').slice(-1);
  const all = JSON.parse(last) as string[][];
  return all.map((pages) => pages.map((page) => page.replace(/\s+/g, ' ')));
}
