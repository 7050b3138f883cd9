import type { KeikkaMuutos, MuutosMetadata } from '@keikka/contracts';

type Changes = Partial<Omit<KeikkaMuutos, 'metadata'>> & { metadata?: Partial<MuutosMetadata> };

/** A change of an order as its history tells it: another vehicle. */
export function keikkaMuutos(changes: Changes = {}): KeikkaMuutos {
  return {
    changeId: 88231,
    changeType: 'UPDATE',
    fieldName: 'vehicleId',
    oldValue: 21,
    newValue: 12,
    varmenne: 2,
    personId: 77,
    personFullName: 'Kari Salminen',
    timestamp: '2026-11-22T07:41:00.000Z',
    description: 'P21 · 32 m → P12 · 36 m',
    ...changes,
    metadata: {
      laji: 'UPDATE',
      kentta: 'Ajoneuvo',
      tila: 'Käsittelyssä',
      rivit: [{ kentta: 'Ajoneuvo', ennen: 'P21 · 32 m', jalkeen: 'P12 · 36 m' }],
      ...changes.metadata,
    },
  };
}
