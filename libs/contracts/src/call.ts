import type { Field, Fields, ValuesOf } from './fields/field.js';
import type { Message } from './message.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the HTTP API: its printed path, its input and its answer. Browser, BFF, contract matrix, stand-ins,
 * journeys and OpenAPI infer their types from it.
 */
export interface Call<Input = unknown, Answer = unknown> {
  readonly method: Method;
  /** As the specification prints it, with `:name` for each input that stands in it (docs/requirements/endpoints.tsv). */
  readonly path: string;
  /** Inputs named in the path travel in the path, the others in the query of a GET or DELETE and else in the body. */
  readonly takes: Fields;
  /** The form of success: the data in the envelope, with `ok` beside them, or a body that the BFF writes itself. */
  readonly success: 'data' | 'ok' | 'body';
  /** For the compiler alone. */
  readonly types?: { input: Input; answer: Answer };
}

export type InputOf<C> = C extends Call<infer Input> ? Input : never;

export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

/** A call that one service answers: its input and answer travel over NATS as they are, under its subject. */
export type ServiceCall<Input, Answer> = Call<Input, Answer> & Message<Input, Answer>;

/** A call whose body the BFF writes itself. */
type BodyCall<Input, Answer> = Call<Input, Answer> & { readonly success: 'body' };

/** `keikkaId` and `ownerAsiakasId` of '/api/keikka/get/:keikkaId/:ownerAsiakasId'. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A call that takes nothing is made with `{}`. */
export type NoInput = Readonly<Record<string, never>>;

/** `Carried` is the subject of a call that has one. */
interface Answers<Input, Carried> {
  answers: <Answer>() => Call<Input, Answer> & Carried;
  /** Where the specification says "returns ok": `ok` stands beside the data (C-95). */
  answersOk: <Answer = unknown>() => Call<Input, Answer> & Carried;
  /** The data in the envelope too, but the BFF has it as bytes and writes the body itself. */
  answersBody: <Answer>() => BodyCall<Input, Answer>;
}

interface Declared<Path extends string, Carried> extends Answers<NoInput, Carried> {
  /** Each name of the path must be among the fields. */
  takes: <F extends Fields & Record<NameIn<Path>, Field>>(declared: F) => Answers<ValuesOf<F>, Carried>;
}

interface Carried {
  readonly subject: string;
}

/** `call('POST', '/api/keikka/copy', 'order.keikka.copy').takes({ keikkaId: id() }).answers<GridKeikka>()` */
export function call<Path extends string>(method: Method, path: Path): Declared<Path, unknown>;
/** The subject is that of the service which answers the call. */
export function call<Path extends string>(
  method: Method,
  path: Path,
  subject: string,
): Declared<Path, Carried>;
export function call<Path extends string>(
  method: Method,
  path: Path,
  subject?: string,
): Declared<Path, unknown> {
  const made = <S extends Call['success']>(takes: Fields, success: S) => {
    const declared = { method, path, takes, success };
    return subject === undefined ? declared : { ...declared, subject };
  };
  const answering = <Input>(takes: Fields): Answers<Input, unknown> => ({
    answers: () => made(takes, 'data'),
    answersOk: () => made(takes, 'ok'),
    answersBody: () => made(takes, 'body'),
  });
  return { ...answering({}), takes: (declared) => answering(declared) };
}

const NAME = /:(\w+)/g;

/** The inputs that stand in the call's path. */
export const namesInPath = ({ path }: Call): string[] =>
  Array.from(path.matchAll(NAME), ([, name = '']) => name);

const hasBody = ({ method }: Call): boolean => method === 'POST' || method === 'PUT';

/** The values that a path or query can carry; a body may hold more. */
type Sent = string | number | boolean | null | undefined;

export interface HttpRequest {
  method: Method;
  /** Path and query, encoded, without host. */
  url: string;
  body: Record<string, unknown> | undefined;
}

/** The request that makes a call. Throws when a value of the path is missing, which is a programming error. */
export function requestOf<Input>(called: Call<Input>, input: Input): HttpRequest {
  const rest = { ...input } as Record<string, Sent>;
  const path = called.path.replace(NAME, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === null) throw new Error(`No value for :${name} in ${called.path}`);
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(String(value));
  });
  if (hasBody(called)) return { method: called.method, url: path, body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, `${value as string | number}`);
  return {
    method: called.method,
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    body: undefined,
  };
}

/** Both forms of a path for a route decorator: `/api/x` is answered as `x` and `api/x` (C-02). */
export function bothForms(path: string): string[] {
  const bare = path.replace(/^\/(api\/)?/, '');
  return [bare, `api/${bare}`];
}
