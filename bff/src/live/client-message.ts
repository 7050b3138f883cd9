import type { LiveClientMessage } from '@keikka/contracts';
import { LARGEST_ID } from '@keikka/domain';

type FieldKind = 'text' | 'day' | 'dayOrNull' | 'id';
type Shape<M> = Readonly<Record<Exclude<keyof M, 'type'>, FieldKind>>;
type Shapes = {
  readonly [Type in LiveClientMessage['type']]: Shape<Extract<LiveClientMessage, { type: Type }>>;
};

/** Every message a browser may send, by its fields. */
const shapes: Shapes = {
  dateChange: {
    date: 'day',
    previousDate: 'dayOrNull',
    source: 'text',
    tabTitle: 'text',
    timestamp: 'text',
    userAgent: 'text',
    pageUrl: 'text',
  },
  tabActivated: { timestamp: 'text', date: 'dayOrNull' },
  heartbeat: { timestamp: 'text', currentDate: 'dayOrNull' },
  pageChange: { timestamp: 'text', pageUrl: 'text' },
  announce: { timestamp: 'text', currentDate: 'dayOrNull', pageUrl: 'text' },
  opens: { keikkaId: 'id' },
  closes: { keikkaId: 'id' },
};

export const LONGEST_MESSAGE_BYTES = 8 * 1_024;
const LONGEST_TEXT = 2_048;
const DAY_FORM = /^\d{8}$/;

/** The message with its declared fields only, or undefined. Other tabs never receive undeclared fields. */
export function readClientMessage(text: string): LiveClientMessage | undefined {
  const sent = parsedObject(text);
  const type = sent?.type;
  if (!sent || typeof type !== 'string' || !Object.hasOwn(shapes, type)) return undefined;
  const fields = Object.entries<FieldKind>(shapes[type as LiveClientMessage['type']]);
  if (!fields.every(([name, kind]) => fits(sent[name], kind))) return undefined;
  const message = Object.fromEntries(fields.map(([name]) => [name, sent[name]]));
  return { type, ...message } as LiveClientMessage;
}

/** The day that the tab shows after this message; undefined when the message does not say. */
export function dayOf(message: LiveClientMessage): string | null | undefined {
  switch (message.type) {
    case 'dateChange':
    case 'tabActivated':
      return message.date;
    case 'heartbeat':
    case 'announce':
      return message.currentDate;
    case 'pageChange':
    case 'opens':
    case 'closes':
      return undefined;
  }
}

function fits(value: unknown, kind: FieldKind): boolean {
  if (kind === 'id') return isId(value);
  if (kind === 'text') return typeof value === 'string' && value.length <= LONGEST_TEXT;
  if (kind === 'dayOrNull' && value === null) return true;
  return typeof value === 'string' && DAY_FORM.test(value);
}

const isId = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID;

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Invalid JSON gets no answer; the socket counts such messages.
    return undefined;
  }
}
