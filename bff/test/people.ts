import { actor, sessionInfo } from '@keikka/builders';
import { Failure, staffMessages, type Actor } from '@keikka/contracts';
import { Tokens } from '../src/auth/tokens.js';
import type { StartedBff } from './started-bff.js';

/** Signed-in persons as the staff service knows them: a test changes their rights and ends their sessions. */
export class People {
  private readonly bySession = new Map<string, Actor>();
  asked = 0;

  private constructor(private readonly bff: StartedBff) {}

  static async of(bff: StartedBff): Promise<People> {
    const people = new People(bff);
    await bff.services.on(staffMessages.sessionGet, ({ sessionId }) => {
      people.asked += 1;
      const person = people.bySession.get(sessionId);
      if (!person) throw new Failure('AUTH.SESSION_ENDED');
      const { personId, asiakasId, settingTypes } = person;
      return { actor: person, info: sessionInfo({ personId, asiakasId, settingTypes }) };
    });
    return people;
  }

  /** Opens a session and answers its token. */
  async signIn(person: Partial<Actor>): Promise<string> {
    const signedIn = actor({ settingTypes: [9, 11], ...person });
    const sessionId = sessionOf(signedIn.personId);
    this.bySession.set(sessionId, signedIn);
    return (await this.bff.app.get(Tokens).issueForPerson(signedIn, sessionId)).token;
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

const sessionOf = (personId: number): string =>
  `00000000-0000-4000-8000-${String(personId).padStart(12, '0')}`;
