import { Injectable } from '@nestjs/common';
import type { Message } from '@keikka/contracts';
import { Cache, ServiceClient, type CacheEntry } from '@keikka/server';
import { everything } from '../cache/groups.js';

/** Products of a company: 360 s as printed, and cleared with every save and delete (C-33, I-146). */
export const tuoteCacheEntry: CacheEntry = {
  name: 'tuote',
  ttlSeconds: 360,
  clearedBy: { 'invoicing.tuote.changed.v1': ({ laskuttajaAsiakasId }) => [String(laskuttajaAsiakasId)] },
};

/** Reads of products through the cache, a company's own. */
@Injectable()
export class TuoteCache {
  constructor(
    private readonly client: ServiceClient,
    private readonly cache: Cache,
  ) {}

  async through<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    asiakasId: number,
  ): Promise<Reply> {
    const groups = [everything, String(asiakasId)];
    const variant = `${message.subject}:${JSON.stringify(request)}`;
    const bytes = await this.cache.through(tuoteCacheEntry, groups, variant, async () =>
      Buffer.from(await this.client.askBytes(message, request)),
    );
    return JSON.parse(bytes.toString('utf8')) as Reply;
  }
}
