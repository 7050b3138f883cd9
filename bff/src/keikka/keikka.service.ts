import { Injectable } from '@nestjs/common';
import {
  Failure,
  gridMessages,
  orderMessages,
  type KeikkaGetAnswer,
  type OverlappingPalkki,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** A whole order: the answer of the order service with the palkit from the grid service. */
@Injectable()
export class KeikkaService {
  constructor(private readonly client: ServiceClient) {}

  async get(keikkaId: number, ownerAsiakasId: number): Promise<KeikkaGetAnswer> {
    const answer = await this.client.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId });
    return { ...answer, palkit: await this.palkitBeside(answer) };
  }

  private async palkitBeside({ keikkaData }: Omit<KeikkaGetAnswer, 'palkit'>): Promise<OverlappingPalkki[]> {
    const { vehicleId, timeStart, timeEnd } = keikkaData;
    if (!vehicleId || !timeStart || !timeEnd) return [];
    try {
      return await this.client.ask(gridMessages.palkkiBesideKeikka, { vehicleId, timeStart, timeEnd });
    } catch (error) {
      // The palkki list is secondary; the order is worth reading without the grid service.
      if (error instanceof Failure && error.code === 'SERVICE.UNAVAILABLE') return [];
      throw error;
    }
  }
}
