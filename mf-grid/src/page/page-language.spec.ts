import { readFileSync } from 'node:fs';

it('tells the browser that the page is Finnish', () => {
  const page = readFileSync(`${__dirname}/../../../libs/tooling/federation/page.html`, 'utf8');
  expect(page).toContain('<html lang="fi">');
});
