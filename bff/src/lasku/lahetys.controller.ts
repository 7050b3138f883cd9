import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  Failure,
  lahetysCalls,
  lahetysMessages,
  type InputOf,
  type Lahetys,
  type LahetettavaLasku,
} from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { Tenant } from '../calls/tenant.js';
import { invoicers } from './invoicers.js';
import { isOpen, vastausOf } from './lahetys-vastaus.js';

/** The caller has an answer within 30 s: the last question leaves time for its way home. */
const PATIENCE_MS = 25_000;
const PAUSE_MS = 250;
/** The only destination of its call (I-126). */
const FENNOA = 'Fennoa';

/** The sending of an invoice goes on in its service; here its outcome is waited for. */
@ApiTags('laskut')
@Controller()
export class LahetysController {
  constructor(private readonly client: ServiceClient) {}

  @Route(lahetysCalls.createNetvisorLasku)
  @Needs(...invoicers)
  @Tenant({ laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' })
  async createNetvisorLasku(
    @Input() input: InputOf<typeof lahetysCalls.createNetvisorLasku>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.send(vastausOf(await this.outcomeOf({ ...input, kohde: 'Netvisor' })));
  }

  @Route(lahetysCalls.sendInvoice)
  @Needs(...invoicers)
  @Tenant({ laskuttajaAsiakasId: 'invoiced', maksajaAsiakasId: 'service' })
  async sendInvoice(
    @Input() { destination, ...input }: InputOf<typeof lahetysCalls.sendInvoice>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (destination !== FENNOA)
      throw new Failure('REQUEST.INVALID', [{ field: 'destination', problem: `must be ${FENNOA}` }]);
    await reply.send(vastausOf(await this.outcomeOf({ ...input, kohde: FENNOA })));
  }

  private async outcomeOf(lasku: LahetettavaLasku): Promise<Lahetys> {
    const until = Date.now() + PATIENCE_MS;
    let lahetys = await this.client.ask(lahetysMessages.aloita, lasku);
    while (isOpen(lahetys) && Date.now() < until) {
      await sleep(PAUSE_MS);
      lahetys = (await this.client.ask(lahetysCalls.get, { keikkaLaskuId: lasku.keikkaLaskuId })) ?? lahetys;
    }
    return lahetys;
  }
}
