import type { AlvKausi } from '@keikka/domain';
import type { StaffDemo } from './demo.js';
import { message, type Bytes } from '../message.js';
import type { Actor } from '../actor.js';
import type { LinkOwner, SessionInfo } from '../session.js';
import type { TunnettuHenkilo } from './person/types.js';
import type { EmbedPage, EmbedPartner, GridDriver, PersonPvm, StaffSnapshot } from './types.js';

/**
 * A sign-in as the staff service knows it: the person, and the refresh secret for the BFF's cookie. Without a secret
 * the cookie stays, because another tab renewed it a moment ago.
 */
export interface StaffSession {
  sessionId: string;
  refreshToken: string | null;
  refreshExpiresAt: string | null;
  actor: Actor;
  info: SessionInfo;
}

export const staffMessages = {
  login: message<{ email: string; password: string; userAgent: string }, StaffSession>('staff.auth.login'),
  linkGet: message<{ token: string }, LinkOwner>('staff.auth.link-get'),
  linkAccept: message<{ token: string; password: string; userAgent: string }, StaffSession>(
    'staff.auth.link-accept',
  ),
  refresh: message<{ refreshToken: string }, StaffSession>('staff.auth.refresh'),
  logout: message<{ sessionId: string }, { ended: boolean }>('staff.auth.logout'),
  /**
   * The person behind a session now. Fails with AUTH.SESSION_ENDED when the session was ended or the person removed.
   */
  sessionGet: message<{ sessionId: string }, { actor: Actor; info: SessionInfo }>('staff.auth.session-get'),
  /** The partner that a key belongs to, when the page that asks is its own, and that person of its company. */
  embedCheck: message<{ partnerKey: string; origin: string; personEmail?: string }, EmbedPage>(
    'staff.embed.check',
  ),
  /** Who is before a portal's page, as a browser shows it, with the rights of a portal alone. */
  embedSession: message<Record<string, never>, SessionInfo>('staff.embed.session'),
  /** All partner portals: for CORS on the routes a portal may call, and for the tokens they hold. */
  embedPartners: message<Record<string, never>, EmbedPartner[]>('staff.embed.partners'),
  /**
   * Rows of the grid as keyed lines: `v<vehicleId>` own vehicles in service, `x<vehicleId>` own ones out of service,
   * `f<vehicleId>` those of linked companies (GridVehicle each), `d` drivers (GridDriver).
   */
  gridListDay: message<{ yyyymmdd: string }, Bytes>('staff.grid.list-day'),
  kuskitList: message<{ yyyymmdd: string }, GridDriver[]>('staff.kuskit.list'),
  /**
   * Whether a person is a driver on a day, and away on it; for the order service, which puts drivers on orders (G-293).
   */
  kuskiDrives: message<{ personId: number; yyyymmdd: string }, { drives: boolean; pois: boolean }>(
    'staff.kuski.drives',
  ),
  personPvmSetVehicle: message<{ personId: number; vehicleId: number | null; yyyymmdd: string }, PersonPvm>(
    'staff.person-pvm.set-vehicle',
  ),
  /** The companies that a company supplies (`supplierLinkTypes`): it tells them of its factories. */
  asiakasSupplied: message<{ asiakasId: number }, { asiakasIds: number[] }>('staff.asiakas-link.supplied'),
  /** The general VAT rates that a company keeps for itself (G-214), the latest set first. */
  yrityksenAlv: message<{ asiakasId: number }, AlvKausi[]>('staff.asiakas.alv'),
  /**
   * Persons by their ids, whoever they are, and all contacts of a company that the actor's own knows them at; 0 is none. For the
   * order service, whose access lists name them.
   */
  personHenkilot: message<{ personIds: number[]; asiakasId: number }, TunnettuHenkilo[]>(
    'staff.person.henkilot',
  ),
  /** Takes a contact off a customer. One who is none stays so. */
  personRemoveFromAsiakas: message<
    { asiakasId: number; personId: number },
    { asiakasId: number; personId: number }
  >('staff.person.remove-from-asiakas'),
  /** Removes a person from the actor's company. */
  personRemove: message<{ personId: number }, { personId: number }>('staff.person.remove'),
  /** All master data that the other services project. A service asks for it once, at its start. */
  snapshot: message<Record<string, never>, StaffSnapshot>('staff.snapshot.get'),
  demoLoad: message<StaffDemo, { loaded: number }>('staff.demo.load'),
} as const;
