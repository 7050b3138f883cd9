import type { CompanyRoles, NestedAuth, RoleFlags } from '@keikka/domain';

/** Nobody's address is longer (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Length alone is asked of a password, as NIST SP 800-63B advises. */
export const SHORTEST_PASSWORD = 12;

/** For whom a single-use link is. */
export interface LinkOwner {
  personName: string;
  personEmail: string;
  asiakasNimi: string;
}

interface SessionUser {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personEmail: string;
  personPhone: string;
}

interface SessionAsiakas {
  asiakasId: number;
  asiakasNimi: string;
  colorCode: string;
  /** Whether a moved order gets the driver of its new vehicle. Otherwise its drivers stay. */
  kuskitVaihtuvat: boolean;
  /** It is the installation's own company, whose role managers invoice from an order (C-47). */
  isDefault: boolean;
}

/** What the browser knows of the signed-in person (G-201, G-288). `GET /api/auth/me` answers it without the token. */
export interface SessionInfo {
  user: SessionUser;
  /** null for a person without a company (G-020). */
  userAsiakas: SessionAsiakas | null;
  auth: NestedAuth;
  roles: RoleFlags;
  companyRoles: CompanyRoles;
}

export interface Session extends SessionInfo {
  token: string;
  /** ISO instant at which the token ends; refresh before it. */
  expiresAt: string;
}
