import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type ErrorCode, type LaskuRivi, type LaskuRiviSave } from '@keikka/contracts';
import { companyFor } from '../../laskuttaja/laskuttaja.policy.js';
import { LaskupohjaRiviService } from '../../laskupohja/laskupohja-rivi.service.js';
import { Laskupohja, LaskupohjaRivi } from '../../laskupohja/laskupohja.entity.js';
import { toLaskuRivi, toPohjanRivi } from './pohjan-rivi.mapper.js';

/** Rows that are saved as those of an invoice and belong to a template [I-057] (C-11). */
@Injectable()
export class PohjanRiviService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly rivit: LaskupohjaRiviService,
  ) {}

  /**
   * @throws Failure LASKURIVI.NO_LASKU for a template that is not there, AUTH.FOREIGN_TENANT, LASKURIVI.NOT_FOUND, and as the
   * save of a template's row
   */
  async save(actor: Actor, save: LaskuRiviSave, laskupohjaId: number): Promise<LaskuRivi> {
    const { manager } = this.dataSource;
    const laskuttajaAsiakasId = companyFor(actor, save.laskuttajaAsiakasId ?? undefined);
    const pohja = await manager.findOneBy(Laskupohja, { laskupohjaId });
    if (!pohja) throw new Failure('LASKURIVI.NO_LASKU');
    if (pohja.laskuttajaAsiakasId !== laskuttajaAsiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
    const laskupohjaRiviId = save.keikkaLaskuRiviId ?? 0;
    const isOnIt = { laskupohjaRiviId, laskupohjaId };
    if (laskupohjaRiviId && !(await manager.existsBy(LaskupohjaRivi, isOnIt)))
      throw new Failure('LASKURIVI.NOT_FOUND');
    const values = toPohjanRivi(save);
    const rivi = laskupohjaRiviId
      ? await this.rivit.save(actor, { ...values, laskupohjaRiviId, varmenne: save.varmenne })
      : await this.rivit.add(actor, laskupohjaId, values);
    const { varmenne } = await manager.findOneByOrFail(Laskupohja, { laskupohjaId });
    const maksajaAsiakasId = save.maksajaAsiakasId ?? null;
    return toLaskuRivi(rivi, { laskuttajaAsiakasId, maksajaAsiakasId, varmenne });
  }

  /** @throws Failure LASKURIVI.NOT_FOUND */
  async delete(actor: Actor, keikkaLaskuRiviId: number): Promise<{ keikkaLaskuRiviId: number }> {
    try {
      await this.rivit.delete(actor, { laskupohjaRiviId: keikkaLaskuRiviId });
      return { keikkaLaskuRiviId };
    } catch (error) {
      const missing: ErrorCode[] = ['LASKUPOHJARIVI.NOT_FOUND', 'LASKUPOHJA.NOT_FOUND'];
      throw error instanceof Failure && missing.includes(error.code)
        ? new Failure('LASKURIVI.NOT_FOUND')
        : error;
    }
  }
}
