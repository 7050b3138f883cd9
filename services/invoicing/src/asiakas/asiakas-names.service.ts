import { Injectable } from '@nestjs/common';
import { asiakasCalls, Failure, type AsiakasData, type ErrorCode } from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** Knows customers. Staff knows the companies, and says which of them are customers of the caller's. */
@Injectable()
export class AsiakasNames {
  constructor(private readonly services: ServiceClient) {}

  /** @throws Failure `unknown` for a company that is no customer, SERVICE.UNAVAILABLE */
  async of(asiakasId: number, unknown: ErrorCode): Promise<string> {
    return (await this.dataOf(asiakasId, unknown)).asiakasNimi;
  }

  /** @throws Failure as `of` */
  async dataOf(asiakasId: number, unknown: ErrorCode): Promise<AsiakasData> {
    try {
      return await this.services.ask(asiakasCalls.get, { asiakasId });
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code !== 'SERVICE.UNAVAILABLE';
      throw isUnknown ? new Failure(unknown) : error;
    }
  }
}
