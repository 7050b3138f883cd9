import { Entity, PrimaryColumn, type EntityManager } from 'typeorm';
import type { LaskuKohde } from '@keikka/contracts';

/** An invoicing system that a company sends its invoices to. */
@Entity('laskutus_integraatio')
export class LaskutusIntegraatio {
  @PrimaryColumn({ type: 'int' }) laskuttajaAsiakasId!: number;
  @PrimaryColumn({ type: 'text' }) kohde!: LaskuKohde;
}

/** Where a company sends its invoices; a new invoice goes to the first: Fennoa where it has both (C-48). */
export async function kohteetOf(manager: EntityManager, laskuttajaAsiakasId: number): Promise<LaskuKohde[]> {
  const found = await manager.find(LaskutusIntegraatio, {
    where: { laskuttajaAsiakasId },
    order: { kohde: 'ASC' },
  });
  return found.map(({ kohde }) => kohde);
}
