import { headers as headerNames } from '@keikka/contracts';

/** A call as the BFF sees it. */
export interface SeenCall {
  /** `POST /api/tuotteet/save` */
  name: string;
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
}

export function seenCall(url: string, { method = 'GET', body, headers }: RequestInit): SeenCall {
  const { pathname, searchParams } = new URL(url);
  const path = decodeURI(pathname);
  const sent = new Headers(headers);
  return {
    name: `${method} ${path}`,
    method,
    path,
    query: searchParams,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    authorization: sent.get('authorization'),
    idempotencyKey: sent.get(headerNames.idempotencyKey),
  };
}
