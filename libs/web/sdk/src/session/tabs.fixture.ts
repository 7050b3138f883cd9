import type { Session } from '@keikka/contracts';
import { flagsOf, nestAuth, rolesOf, settingType } from '@keikka/domain';
import type { SessionChannel, SessionNews } from './session-channel.js';

const MINUTE_MS = 60_000;

export function buildSession(overrides: Partial<Session> = {}): Session {
  const types = [settingType.keikkaHandler];
  return {
    token: 't1',
    expiresAt: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    user: {
      personId: 7,
      personFirstName: 'Marja',
      personLastName: 'Lehtonen',
      personEmail: 'ajojarjestelija@keikka.example',
      personPhone: '040 123 4567',
    },
    userAsiakas: { asiakasId: 1, asiakasNimi: 'Uudenmaan Pumppaus Oy', colorCode: '#0E8A6E' },
    auth: nestAuth(flagsOf(types)),
    roles: rolesOf(types),
    companyRoles: { isKeikkaHandler: true, isKeikkaAdmin: false },
    ...overrides,
  };
}

/** Tabs of one browser: each hears the others, not itself. */
export function tabs() {
  const listeners = new Map<object, (news: SessionNews) => void>();
  return (): SessionChannel => {
    const self = {};
    return {
      tell: (news) =>
        listeners.forEach((onNews, tab) => {
          if (tab !== self) onNews(news);
        }),
      listen(onNews) {
        listeners.set(self, onNews);
        return () => {
          listeners.delete(self);
        };
      },
    };
  };
}
