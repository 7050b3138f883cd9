import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { orderMessages, personCalls, staffMessages, type InputOf, type KuskiOfDay } from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { Tenant } from '../calls/tenant.js';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { withDaySums } from './kuski-day.js';

@ApiTags('person')
@Controller()
export class PersonController {
  constructor(private readonly client: ServiceClient) {}

  /** The staff service knows the drivers, and the order service their work (G-292). */
  @Route(personCalls.listKuskit)
  @Needs('page.grid.drivers.read')
  @Tenant({ ownerAsiakasId: 'own' })
  async listKuskit(@Input() { yyyymmdd }: InputOf<typeof personCalls.listKuskit>): Promise<KuskiOfDay[]> {
    const [drivers, sums] = await Promise.all([
      this.client.ask(staffMessages.kuskitList, { yyyymmdd }),
      this.client.ask(orderMessages.kuskiDaySums, { yyyymmdd }),
    ]);
    return withDaySums(drivers, sums);
  }
}
