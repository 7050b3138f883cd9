import { Injectable } from '@nestjs/common';
import type { Message } from '@keikka/contracts';
import { Cache, ServiceClient } from '@keikka/server';
import { tuoteCache, tuoteGroups } from './tuote.cache.js';

/** Reads a company's products through the cache. */
@Injectable()
export class TuoteService {
  constructor(
    private readonly client: ServiceClient,
    private readonly cache: Cache,
  ) {}

  async read<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    asiakasId: number,
  ): Promise<Reply> {
    const variant = `${message.subject}:${JSON.stringify(request)}`;
    const bytes = await this.cache.through(tuoteCache, tuoteGroups(asiakasId), variant, async () =>
      Buffer.from(await this.client.askBytes(message, request)),
    );
    return JSON.parse(bytes.toString('utf8')) as Reply;
  }
}
