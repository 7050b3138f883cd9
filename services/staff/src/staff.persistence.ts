import type { ServicePersistence } from '@keikka/server';
import { Asiakas, AsiakasAsiakasLink } from './asiakas/asiakas.entity.js';
import {
  LoginSession,
  SignInLink,
  SPENT_LINKS_SQL,
  SPENT_SESSIONS_SQL,
  SpentSecret,
} from './auth/login-session.entity.js';
import { EmbedPartner } from './embed/embed-partner.entity.js';
import { migrations } from './migrations/index.js';
import { AsiakasPerson, AsiakasPersonSetting, Person } from './person/person.entity.js';
import { PersonPvm, PersonPvmStatus } from './person-pvm/person-pvm.entity.js';
import { Vehicle, VehicleType } from './vehicle/vehicle.entity.js';

export const staffPersistence: ServicePersistence = {
  entities: [
    Asiakas,
    AsiakasAsiakasLink,
    AsiakasPerson,
    AsiakasPersonSetting,
    EmbedPartner,
    LoginSession,
    Person,
    PersonPvm,
    PersonPvmStatus,
    SignInLink,
    SpentSecret,
    Vehicle,
    VehicleType,
  ],
  migrations,
  spent: [SPENT_SESSIONS_SQL, SPENT_LINKS_SQL],
};
