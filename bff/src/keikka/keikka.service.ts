import { Injectable } from '@nestjs/common';
import {
  Failure,
  gridMessages,
  orderMessages,
  type KeikkaGetAnswer,
  type OverlappingPalkki,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** An order whole: what the order service knows, and the palkit the grid service keeps beside it. */
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
      // The palkit are a side note of the order: without the grid service it is still worth reading.
      if (error instanceof Failure && error.code === 'SERVICE.UNAVAILABLE') return [];
      throw error;
    }
  }
}
