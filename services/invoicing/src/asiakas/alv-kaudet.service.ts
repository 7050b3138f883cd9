import { Injectable } from '@nestjs/common';
import { staffMessages } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { ServiceClient } from '@keikka/server';

/** The VAT rates that a company keeps for itself, which staff knows. */
@Injectable()
export class AlvKaudet {
  constructor(private readonly services: ServiceClient) {}

  /** @throws Failure SERVICE.UNAVAILABLE: a row with the wrong rate would be worse than none */
  of(asiakasId: number): Promise<AlvKausi[]> {
    return this.services.ask(staffMessages.yrityksenAlv, { asiakasId });
  }
}
