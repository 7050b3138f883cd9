import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, keikkaSchema } from './index.js';

const guide = readFileSync(path.join(__dirname, '../../../../docs/kaavaopas.md'), 'utf8');
const examples = [...guide.matchAll(/^\| `([^`]+)`/gm)].map(([, source = '']) =>
  source.replaceAll('\\|', '|'),
);

it.each(examples.filter((source) => source.includes('}')))(
  'the writers’ guide shows a sound formula: %s',
  (source) => {
    expect(compile(source, keikkaSchema, 'text').error).toBeUndefined();
  },
);
