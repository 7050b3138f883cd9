import type { LiveServerMessage } from '@keikka/contracts';

export type LiveMessageType = LiveServerMessage['type'];
export type LiveMessageOf<Type extends LiveMessageType> = Extract<LiveServerMessage, { type: Type }>;
