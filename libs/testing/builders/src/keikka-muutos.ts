import type { KeikkaMuutos } from '@keikka/contracts';

/** A change of an order as its history tells it: another vehicle. */
export function keikkaMuutos(changes: Partial<KeikkaMuutos> = {}): KeikkaMuutos {
  return {
    changeId: 88231,
    changeType: 'UPDATE',
    fieldName: 'vehicleId',
    oldValue: 21,
    newValue: 12,
    varmenne: 2,
    personId: 77,
    personName: 'Kari Salminen',
    timestamp: '2026-11-22T07:41:00.000Z',
    laji: 'UPDATE',
    kentta: 'Ajoneuvo',
    kuvaus: 'P21 · 32 m → P12 · 36 m',
    tila: 'Käsittelyssä',
    rivit: [{ kentta: 'Ajoneuvo', ennen: 'P21 · 32 m', jalkeen: 'P12 · 36 m' }],
    ...changes,
  };
}
