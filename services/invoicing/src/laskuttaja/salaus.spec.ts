import { Salaus } from './salaus.js';

const salaus = new Salaus('a secret of at least thirty-two characters');
const avaimet = { customerKey: 'CUSTKEY' };

describe('encrypted keys', () => {
  it('open for their owner, and look different each time', () => {
    const [one, other] = [salaus.close('1:Netvisor', avaimet), salaus.close('1:Netvisor', avaimet)];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('CUSTKEY');
    for (const closed of [one, other]) expect(salaus.open('1:Netvisor', closed)).toEqual(avaimet);
  });

  it('open for nobody else, with no other key, and not when a bit was changed', () => {
    const closed = salaus.close('1:Netvisor', avaimet);
    expect(() => salaus.open('3:Netvisor', closed)).toThrow();
    expect(() => new Salaus('another secret of thirty-two characters').open('1:Netvisor', closed)).toThrow();
    for (const index of [0, 12, closed.length - 1]) {
      const changed = Buffer.from(closed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => salaus.open('1:Netvisor', changed)).toThrow();
    }
    expect(() => salaus.open('1:Netvisor', closed.subarray(0, 20))).toThrow();
  });
});
