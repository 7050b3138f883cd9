import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type LinkOwner, type RequestOf, type StaffSession } from '@keikka/contracts';
import { Handles, Public } from '@keikka/server';
import { AuthService } from './auth.service.js';
import { SignInLinks } from './sign-in-links.service.js';

type Req<Name extends keyof typeof staffMessages> = RequestOf<(typeof staffMessages)[Name]>;

/** Public, because the secrets in the requests are the proof. Only the BFF reaches NATS. */
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly links: SignInLinks,
  ) {}

  @Handles(staffMessages.login)
  @Public()
  login(@Payload() { email, password, userAgent }: Req<'login'>): Promise<StaffSession> {
    return this.auth.login(email, password, userAgent);
  }

  @Handles(staffMessages.linkGet)
  @Public()
  linkGet(@Payload() { token }: Req<'linkGet'>): Promise<LinkOwner> {
    return this.links.owner(token);
  }

  @Handles(staffMessages.linkAccept)
  @Public()
  linkAccept(@Payload() { token, password, userAgent }: Req<'linkAccept'>): Promise<StaffSession> {
    return this.auth.acceptLink(token, password, userAgent);
  }

  @Handles(staffMessages.refresh)
  @Public()
  refresh(@Payload() { refreshToken }: Req<'refresh'>): Promise<StaffSession> {
    return this.auth.refresh(refreshToken);
  }

  @Handles(staffMessages.logout)
  @Public()
  logout(@Payload() { sessionId }: Req<'logout'>): Promise<{ ended: boolean }> {
    return this.auth.logout(sessionId);
  }

  @Handles(staffMessages.sessionGet)
  @Public()
  sessionGet(@Payload() { sessionId }: Req<'sessionGet'>): Promise<Pick<StaffSession, 'actor' | 'info'>> {
    return this.auth.sessionGet(sessionId);
  }
}
