import { frameErrors, type FrameErrorCode } from '@keikka/contracts';
import { permissionFlags, type PermissionFlag } from '@keikka/domain';
import { LOGIN_PATH } from '../navigation/last-path.js';
import { isSlotName } from './slot-frame.js';
import type { SlotName } from './slot-types.js';

/** A page as its remote's `remote.json` declares it. */
export interface DeclaredPage {
  /** Its key in `pages`, both in the declaration and in the remote's table of contents. */
  name: string;
  /** Path in this origin; `:keikkaId` is a parameter. */
  path: string;
  /** Shown in the navigation and in the title of the browser's tab. */
  title: string;
  /** Position in the main navigation, smallest first. A page without it is not listed there. */
  navigation?: number;
  /** The right needed to see it, and the error whose text others get. A page without it checks for itself. */
  access?: { flag: PermissionFlag; refusal: FrameErrorCode };
}

/** A slot that a remote fills. */
export interface DeclaredSlot {
  name: SlotName;
  /** The title of the frame that fills the slot until the remote is loaded. */
  title: string;
}

interface RemoteDeclaration {
  pages: readonly DeclaredPage[];
  slots: readonly DeclaredSlot[];
  /** The faults of the parts that were left out. */
  faults: readonly string[];
}

type Part = Record<string, unknown>;
type Rules = readonly (readonly [fault: string, holds: (part: Part) => boolean])[];

/** A path within this origin: no other origin (`//host`), no file (`.`), no wildcard (`*`). */
const PATH = /^(\/|(\/:?[\w-]+)+)$/;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isFlag = (value: unknown): boolean => permissionFlags.some((flag) => flag === value);
const isFrameError = (value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(frameErrors, value);

const hasTitle: Rules[number] = ['has no title', ({ title }) => typeof title === 'string' && title !== ''];

const pageRules: Rules = [
  ['has no path in this origin', ({ path }) => typeof path === 'string' && PATH.test(path)],
  ['stands on the path of the sign-in', ({ path }) => String(path).toLowerCase() !== LOGIN_PATH],
  hasTitle,
  [
    'has no number for its order in the navigation',
    ({ navigation }) => navigation === undefined || typeof navigation === 'number',
  ],
  [
    'stands in the navigation with a parameter in its path',
    ({ navigation, path }) => navigation === undefined || !String(path).includes(':'),
  ],
  [
    'has an unknown flag or refusal',
    ({ access }) =>
      access === undefined || (isPart(access) && isFlag(access.flag) && isFrameError(access.refusal)),
  ],
];

const slotRules: Rules = [['is no known slot', ({ name }) => isSlotName(String(name))], hasTitle];

/**
 * Reads a remote's `remote.json`: `{"pages": {"<name>": {…}}, "slots": {"<name>": {…}}}`. A faulty page or slot is left
 * out and listed in `faults`; the others work.
 */
export function readDeclaration(declaration: unknown): RemoteDeclaration {
  const { pages, slots } = isPart(declaration) ? declaration : {};
  const readPages = readParts('page', pages, pageRules);
  const readSlots = readParts('slot', slots, slotRules);
  return {
    pages: readPages.parts as unknown as DeclaredPage[],
    slots: readSlots.parts as unknown as DeclaredSlot[],
    faults: [...readPages.faults, ...readSlots.faults],
  };
}

/** The parts that pass all rules, and the faults of the others. */
function readParts(kind: string, named: unknown, rules: Rules): { parts: Part[]; faults: string[] } {
  if (!isPart(named)) return { parts: [], faults: [`has no ${kind}s`] };
  const parts: Part[] = [];
  const faults: string[] = [];
  for (const [name, value] of Object.entries(named)) {
    const part = { ...(isPart(value) ? value : {}), name };
    const broken = rules.find(([, holds]) => !holds(part));
    if (broken) faults.push(`${kind} ${name} ${broken[0]}`);
    else parts.push(part);
  }
  return { parts, faults };
}
