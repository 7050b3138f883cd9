import { Controller, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tulosteCalls, tulosteMessages, type InputOf } from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';

const NEWLINE = 0x0a;

type TulosteInput = InputOf<typeof tulosteCalls.pdf>;

/** Invoices as files, with the names that the service gives them. */
@ApiTags('laskut')
@Controller()
export class TulosteController {
  constructor(private readonly client: ServiceClient) {}

  @Route(tulosteCalls.pdf)
  @Needs('laskutus.read')
  async pdf(@Input() input: TulosteInput, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.client.askBytes(tulosteMessages.pdf, input), 'application/pdf');
  }

  @Route(tulosteCalls.finvoice)
  @Needs('laskutus.read')
  async finvoice(@Input() input: TulosteInput, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.client.askBytes(tulosteMessages.finvoice, input);
    await send(reply, file, 'application/xml; charset=iso-8859-15');
  }
}

/** Prices are nobody else's, so no cache between keeps them. */
async function send(reply: FastifyReply, file: Uint8Array, type: string): Promise<void> {
  const end = file.indexOf(NEWLINE);
  const name = Buffer.from(file.subarray(0, end)).toString('latin1');
  await reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('access-control-expose-headers', 'content-disposition')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(Buffer.from(file.subarray(end + 1)));
}
