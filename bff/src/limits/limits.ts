import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Actor, ErrorCode } from '@keikka/contracts';
import { redisConnection } from '@keikka/server';
import { bffEnvironment, type BffEnv } from '../env.js';
import { Lanes } from './lanes.js';
import { TooMany } from './too-many.js';

/** A whole office may share one address, so an address gets as many attempts as this many persons. */
const PERSONS_PER_ADDRESS = 20;
const MINUTE_SECONDS = 60;
const WINDOW_SECONDS = 10;
/** Of all tabs of a person; one that follows a held arrow key says some ten in a second. */
const MESSAGES = 200;

type Limit = (key: string) => Promise<void>;

/**
 * How often somebody may ask. Attempts to sign in are counted over all copies, because guessing is a matter of few; what
 * protects a process from being asked too much is counted in that process and costs no way to Redis.
 */
@Injectable()
export class Limits {
  readonly attemptsOnPerson: Limit;
  readonly attemptsFromAddress: Limit;
  /** Whether the address has an attempt left; counts none, for a door where only a failure is an attempt. */
  readonly roomForAddress: Limit;
  readonly requestsOfPerson: Limit;
  readonly requestsFromAddress: Limit;
  readonly messagesOfPerson: Limit;
  private readonly inBulk: Lanes;
  private readonly ofPersons: Lanes;
  private readonly ofPartners: Lanes;

  constructor(@Inject(bffEnvironment) env: BffEnv, @Inject(redisConnection) redis: Redis) {
    const attempts = env.LOGIN_ATTEMPTS_PER_MINUTE;
    const inAll = (name: string, points: number): RateLimiterAbstract => {
      const options = { keyPrefix: name, points, duration: MINUTE_SECONDS };
      // While Redis does not answer, each process counts its own.
      const insuranceLimiter = new RateLimiterMemory(options);
      return new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter,
        rejectIfRedisNotReady: true,
      });
    };
    const inOne = (points: number): Limit =>
      limitOf(new RateLimiterMemory({ points, duration: WINDOW_SECONDS }), 'REQUEST.TOO_MANY');
    const fromAddress = inAll('login:address', attempts * PERSONS_PER_ADDRESS);
    this.attemptsOnPerson = limitOf(inAll('login:person', attempts), 'AUTH.TOO_MANY_ATTEMPTS');
    this.attemptsFromAddress = limitOf(fromAddress, 'AUTH.TOO_MANY_ATTEMPTS');
    this.roomForAddress = async (key) => {
      const spent = await fromAddress.get(key);
      if (spent && spent.remainingPoints <= 0) throw tooMany('AUTH.TOO_MANY_ATTEMPTS', spent);
    };
    this.requestsOfPerson = inOne(env.REQUESTS_OF_PERSON);
    this.requestsFromAddress = inOne(env.REQUESTS_FROM_ADDRESS);
    this.messagesOfPerson = inOne(MESSAGES);
    this.inBulk = new Lanes(env.BULK_READS_AT_ONCE);
    this.ofPersons = new Lanes(env.REQUESTS_AT_ONCE);
    this.ofPartners = new Lanes(env.PARTNER_REQUESTS_AT_ONCE);
  }

  /**
   * Works on so much of one person, or of one partner's pages, at once, and beside it on so many bulk reads.
   * @throws TooMany REQUEST.TOO_MANY when too much waits already
   */
  inTurn<T>(actor: Actor, isBulk: boolean, work: () => Promise<T>): Promise<T> {
    const small = actor.personId ? this.ofPersons : this.ofPartners;
    return (isBulk ? this.inBulk : small).run(limitKey(actor), work);
  }
}

const limitOf =
  (limiter: RateLimiterAbstract, code: ErrorCode): Limit =>
  async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(code, refusal);
    }
  };

const tooMany = (code: ErrorCode, { msBeforeNext }: RateLimiterRes): TooMany =>
  new TooMany(code, Math.max(1, Math.ceil(msBeforeNext / 1_000)));

/** Who is counted: a person, or all pages of a partner together. */
export const limitKey = ({ kind, personId, asiakasId }: Actor): string => `${kind} ${personId || asiakasId}`;

/** What is counted as one address: of IPv6 a whole /64, of which one machine may use every address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const known = [...first, ...(tail ?? '').split(':').filter(Boolean)];
  const all = tail === undefined ? first : [...first, ...Array<string>(8 - known.length).fill('0')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
