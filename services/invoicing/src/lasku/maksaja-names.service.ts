import { Injectable } from '@nestjs/common';
import { asiakasCalls, Failure } from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** Names who pays. Staff knows the companies, and says which of them are customers of the caller's. */
@Injectable()
export class MaksajaNames {
  constructor(private readonly services: ServiceClient) {}

  /** @throws Failure LASKU.NO_MAKSAJA for a company that is no customer, SERVICE.UNAVAILABLE */
  async of(asiakasId: number): Promise<string> {
    try {
      return (await this.services.ask(asiakasCalls.get, { asiakasId })).asiakasNimi;
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code !== 'SERVICE.UNAVAILABLE';
      throw isUnknown ? new Failure('LASKU.NO_MAKSAJA') : error;
    }
  }
}
