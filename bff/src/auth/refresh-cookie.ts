import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bffEnvironment, type BffEnv } from '../env.js';

const NAME = 'keikka_refresh';

/**
 * The refresh secret lives where no script can read it, and SameSite=Strict keeps other sites from using it. The path
 * is `/`, because every call is answered with and without `/api` (C-02).
 */
@Injectable()
export class RefreshCookie {
  private readonly attributes: string;

  constructor(@Inject(bffEnvironment) env: BffEnv) {
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${env.COOKIE_SECURE ? '; Secure' : ''}`;
  }

  read(request: FastifyRequest): string | undefined {
    const pairs = request.headers.cookie?.split('; ') ?? [];
    const found = pairs.find((pair) => pair.startsWith(`${NAME}=`));
    return found?.slice(NAME.length + 1);
  }

  set(reply: FastifyReply, secret: string, expiresAt: string): void {
    const expires = new Date(expiresAt).toUTCString();
    void reply.header('set-cookie', `${NAME}=${secret}; Expires=${expires}; ${this.attributes}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${NAME}=; Max-Age=0; ${this.attributes}`);
  }
}
