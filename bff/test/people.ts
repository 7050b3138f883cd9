import { Failure, staffMessages, type Actor, type SessionInfo } from '@keikka/contracts';
import { flagsOf, nestAuth, rolesOf } from '@keikka/domain';
import { Tokens } from '../src/auth/tokens.js';
import type { StartedBff } from './started-bff.js';

const demo = {
  personFirstName: 'Aino',
  personLastName: 'Ajo',
  personEmail: 'aino@keikka.example',
  personPhone: '',
};

/** What the staff service tells of a person with these setting types. */
export function sessionInfoOf({ personId, asiakasId, settingTypes }: Actor): SessionInfo {
  return {
    user: { personId, ...demo },
    userAsiakas: { asiakasId, asiakasNimi: 'Uudenmaan Pumppaus Oy', colorCode: '#123456' },
    auth: nestAuth(flagsOf(settingTypes)),
    roles: rolesOf(settingTypes),
    companyRoles: { isKeikkaHandler: true, isKeikkaAdmin: false },
  };
}

/** Signed-in persons as the staff service knows them: a test changes their rights and ends their sessions. */
export class People {
  private readonly bySession = new Map<string, Actor>();
  asked = 0;

  private constructor(private readonly bff: StartedBff) {}

  static async of(bff: StartedBff): Promise<People> {
    const people = new People(bff);
    await bff.services.on(staffMessages.sessionGet, ({ sessionId }) => {
      people.asked += 1;
      const actor = people.bySession.get(sessionId);
      if (!actor) throw new Failure('AUTH.SESSION_ENDED');
      return { actor, info: sessionInfoOf(actor) };
    });
    return people;
  }

  /** Opens a session and answers its token. */
  async signIn(person: Partial<Actor>): Promise<string> {
    const actor: Actor = { kind: 'person', personId: 7, asiakasId: 1, settingTypes: [9, 11], ...person };
    const sessionId = sessionOf(actor.personId);
    this.bySession.set(sessionId, actor);
    return (await this.bff.app.get(Tokens).issueForPerson(actor, sessionId)).token;
  }

  change(personId: number, change: Partial<Actor>): void {
    const actor = this.bySession.get(sessionOf(personId));
    if (!actor) throw new Error(`${personId} is not signed in`);
    this.bySession.set(sessionOf(personId), { ...actor, ...change });
  }

  endSession(personId: number): void {
    this.bySession.delete(sessionOf(personId));
  }
}

const sessionOf = (personId: number): string => `session-of-${personId}`;
