import { Controller, Headers, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authCalls,
  Failure,
  linkCalls,
  staffMessages,
  type InputOf,
  type LinkOwner,
  type Session,
  type SessionInfo,
  type StaffSession,
} from '@keikka/contracts';
import { Needs, Public, ServiceClient } from '@keikka/server';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { loginAddress } from './login-address.js';
import { LoginLimitGuard } from './login-limit.guard.js';
import { OwnPageGuard } from './own-page.guard.js';
import { RefreshCookie } from './refresh-cookie.js';
import { Tokens } from './tokens.js';

const LONGEST_USER_AGENT = 300;

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly client: ServiceClient,
    private readonly tokens: Tokens,
    private readonly cookie: RefreshCookie,
  ) {}

  @Route(authCalls.login)
  @Public()
  @UseGuards(OwnPageGuard, LoginLimitGuard)
  async login(
    @Input() { email, password }: InputOf<typeof authCalls.login>,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const request = { email: loginAddress(email), password, userAgent: cut(userAgent) };
    return this.open(await this.client.ask(staffMessages.login, request), reply);
  }

  @Route(linkCalls.get)
  @Public()
  @UseGuards(OwnPageGuard, LoginLimitGuard)
  linkGet(@Input() input: InputOf<typeof linkCalls.get>): Promise<LinkOwner> {
    return this.client.ask(staffMessages.linkGet, input);
  }

  @Route(linkCalls.accept)
  @Public()
  @UseGuards(OwnPageGuard, LoginLimitGuard)
  async linkAccept(
    @Input() input: InputOf<typeof linkCalls.accept>,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const request = { ...input, userAgent: cut(userAgent) };
    return this.open(await this.client.ask(staffMessages.linkAccept, request), reply);
  }

  @Route(authCalls.refresh)
  @Public()
  @UseGuards(OwnPageGuard)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const refreshToken = this.cookie.read(request);
    if (!refreshToken) throw new Failure('AUTH.NO_TOKEN');
    try {
      return await this.open(await this.client.ask(staffMessages.refresh, { refreshToken }), reply);
    } catch (error) {
      if (error instanceof Failure && error.code === 'AUTH.SESSION_ENDED') this.cookie.clear(reply);
      throw error;
    }
  }

  @Route(authCalls.logout)
  @Needs('signedIn')
  async logout(
    @Req() { identity }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ended: boolean }> {
    this.cookie.clear(reply);
    if (identity?.kind !== 'person') throw new Failure('AUTH.NO_TOKEN');
    return this.client.ask(staffMessages.logout, { sessionId: identity.sessionId });
  }

  @Route(authCalls.me)
  @Needs('signedIn', 'embedPerson')
  me(@Req() { identity }: FastifyRequest): SessionInfo | Promise<SessionInfo> {
    if (identity?.kind === 'person') return identity.info;
    return this.client.ask(staffMessages.embedSession, {});
  }

  private async open(session: StaffSession, reply: FastifyReply): Promise<Session> {
    const { refreshToken, refreshExpiresAt, actor, sessionId, info } = session;
    if (refreshToken && refreshExpiresAt) this.cookie.set(reply, refreshToken, refreshExpiresAt);
    return { ...info, ...(await this.tokens.issueForPerson(actor, sessionId)) };
  }
}

const cut = (userAgent = ''): string => userAgent.slice(0, LONGEST_USER_AGENT);
