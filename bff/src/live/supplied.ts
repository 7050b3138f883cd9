import { Injectable, Logger } from '@nestjs/common';
import { serviceActor, staffMessages } from '@keikka/contracts';
import { currentContext, ServiceClient } from '@keikka/server';

/** Who gets what of whom, as staff knows it now. */
@Injectable()
export class Supplied {
  private readonly logger = new Logger('live');

  constructor(private readonly client: ServiceClient) {}

  /** The companies that a company supplies. None while staff is silent: a list is read again when it is next shown. */
  async by(asiakasId: number): Promise<readonly number[]> {
    const context = { actor: serviceActor, correlationId: currentContext().correlationId };
    try {
      return (await this.client.ask(staffMessages.asiakasSupplied, { asiakasId }, context)).asiakasIds;
    } catch (error) {
      this.logger.warn({ err: error, asiakasId }, 'the companies that one supplies could not be looked up');
      return [];
    }
  }
}
