import { Injectable } from '@nestjs/common';
import {
  Failure,
  gridMessages,
  orderMessages,
  type ErrorCode,
  type KeikkaGetAnswer,
  type KeikkaSave,
  type KeikkaPalkki,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** The service or its database does not answer, or has too much to do. */
const awayCodes: ReadonlySet<ErrorCode> = new Set([
  'SERVICE.UNAVAILABLE',
  'SERVICE.BUSY',
  'SERVICE.DATABASE_GONE',
]);

/** A whole order: the answer of the order service with the palkit from the grid service. */
@Injectable()
export class KeikkaService {
  constructor(private readonly client: ServiceClient) {}

  async get(keikkaId: number, ownerAsiakasId: number): Promise<KeikkaGetAnswer> {
    return this.withPalkit(await this.client.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId }));
  }

  async save(save: KeikkaSave): Promise<KeikkaGetAnswer> {
    return this.withPalkit(await this.client.ask(orderMessages.keikkaSave, save));
  }

  private async withPalkit(answer: Omit<KeikkaGetAnswer, 'palkit'>): Promise<KeikkaGetAnswer> {
    return { ...answer, palkit: await this.palkitOf(answer) };
  }

  /** Null when the grid service is away: the order is worth reading without them, and the reader is told. */
  private async palkitOf({
    keikkaData: { keikkaId, vehicleId, timeStart, timeEnd },
  }: Omit<KeikkaGetAnswer, 'palkit'>): Promise<KeikkaPalkki[] | null> {
    try {
      return await this.client.ask(gridMessages.palkkiListOfKeikka, {
        keikkaId,
        vehicleId,
        timeStart: timeStart || null,
        timeEnd: timeEnd || null,
      });
    } catch (error) {
      if (error instanceof Failure && awayCodes.has(error.code)) return null;
      throw error;
    }
  }
}
