import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { oikeudetCalls, orderMessages, staffMessages, type InputOf } from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { Tenant } from '../calls/tenant.js';

@ApiTags('oikeudet')
@Controller()
export class AsiakkaanHenkilotController {
  constructor(private readonly client: ServiceClient) {}

  /** Access is taken first: who is stopped in between is still a contact, and sees nothing. */
  @Route(oikeudetCalls.removeFromAsiakas)
  @Needs('role:isRoleManager')
  @Tenant({ asiakasId: 'service', personId: 'service' })
  async removeFromAsiakas(
    @Input() contact: InputOf<typeof oikeudetCalls.removeFromAsiakas>,
  ): Promise<{ asiakasId: number; personId: number }> {
    await this.client.ask(orderMessages.oikeudetRemoveFromAsiakas, contact);
    return this.client.ask(staffMessages.personRemoveFromAsiakas, contact);
  }
}
