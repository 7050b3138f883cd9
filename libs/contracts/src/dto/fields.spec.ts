import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Day, Decimal, Id, IdOrZero, Instant, Text } from './fields.js';

class Sample {
  @Id({ optional: true }) id?: number;
  @IdOrZero({ optional: true }) idOrZero?: number;
  @Instant({ optional: true }) instant?: string;
  @Day({ optional: true }) day?: string;
  @Text(3, { optional: true }) text?: string;
  @Decimal({ optional: true }) amount?: string;
}

const faults = (sample: object): string[] =>
  validateSync(plainToInstance(Sample, sample)).map(({ property }) => property);

describe('a field at the door', () => {
  it.each([
    ['id', 1],
    ['id', '2147483647'],
    ['idOrZero', 0],
    ['idOrZero', '0'],
    ['instant', '2026-11-20T07:00:00.000Z'],
    ['instant', '2026-11-20T07:00+02:00'],
    ['day', '20280229'],
    ['text', 'äöå'],
    ['amount', '12,5'],
  ])('takes %s %s', (field, value) => {
    expect(faults({ [field]: value })).toEqual([]);
  });

  it.each([
    ['id', 0],
    ['id', 2_147_483_648],
    ['id', true],
    ['id', [7]],
    ['id', 1.5],
    ['id', '0x10'],
    ['id', '1e3'],
    ['id', ' 7'],
    ['id', '-7'],
    ['idOrZero', false],
    ['idOrZero', ''],
    ['idOrZero', ' '],
    ['idOrZero', []],
    ['id', '1; drop table keikka'],
    ['instant', '2026-11-20T07:00:00'],
    ['instant', '2026-123T10Z'],
    ['instant', '2026-11-20T10:00:00,5Z'],
    ['instant', '9999-12-31T22:00:00.000Z'],
    ['day', '20260229'],
    ['day', '99991231'],
    ['text', 'neljä'],
    ['text', 'a\u0000b'],
    ['amount', '12,34567'],
  ])('refuses %s %s', (field, value) => {
    expect(faults({ [field]: value })).toEqual([field]);
  });
});
