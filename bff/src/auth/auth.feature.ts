import type { Feature } from '../feature.js';
import { AuthController } from './auth.controller.js';
import { Identities } from './identities.js';
import { OwnPageGuard } from './own-page.guard.js';
import { LoginLimitGuard } from './login-limit.guard.js';
import { Partners } from './partners.js';
import { RefreshCookie } from './refresh-cookie.js';
import { sessionCache } from './session.cache.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

export const authFeature: Feature = {
  controllers: [AuthController],
  providers: [Tokens, Sessions, Identities, RefreshCookie, LoginLimitGuard, OwnPageGuard, Partners],
  caches: [sessionCache],
};
