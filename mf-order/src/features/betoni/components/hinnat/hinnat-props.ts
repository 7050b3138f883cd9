import type { Betoni, KeikkaGetAnswer } from '@keikka/contracts';

/** What is priced, and what taking a price does. */
export interface HinnatProps {
  line: Betoni;
  answer: KeikkaGetAnswer;
  /** Takes a price for the line; absent for who may not set it. */
  onTake: ((hinta_value: string) => void) | undefined;
}
