import type { Session } from '@keikka/contracts';
import { flagsOf, nestAuth, rolesOf, settingType } from '@keikka/domain';

const HANDLER = [settingType.keikkaHandler];

const sessionOf = (settingTypes: readonly number[]): Session => ({
  token: 'token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    personId: 5,
    personFirstName: 'Marja',
    personLastName: 'Lehtonen',
    personEmail: 'ajojarjestelija@keikka.example',
    personPhone: '',
  },
  userAsiakas: { asiakasId: 1, asiakasNimi: 'Uudenmaan Pumppaus Oy', colorCode: '' },
  auth: nestAuth(flagsOf(settingTypes)),
  roles: rolesOf(settingTypes),
  companyRoles: { isKeikkaHandler: true, isKeikkaAdmin: false },
});

export interface SeenRequest {
  path: string;
  authorization: string | null;
}

/** Sign-in and order load as their contract says; the test sets what the next load answers. */
export class StandInBff {
  readonly loads: SeenRequest[] = [];
  settingTypes: readonly number[] = HANDLER;
  /** Answers each order load. */
  load: (request: SeenRequest) => Response | Promise<Response> = () => ok(null);

  readonly fetch = async (url: string, { headers }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url);
    if (pathname === '/api/auth/refresh') return ok(sessionOf(this.settingTypes));
    const request = { path: pathname, authorization: new Headers(headers).get('authorization') };
    this.loads.push(request);
    return this.load(request);
  };
}

export const ok = (data: unknown): Response => Response.json({ success: true, data });

export const refusal = (status: number, error: string, errorDetails?: unknown): Response =>
  Response.json({ success: false, error, errorCode: 'INTERNAL', errorDetails }, { status });
