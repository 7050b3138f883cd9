import { chakra, Span } from '@keikka/ui';
import { erot } from '../model/erot.js';

interface ErotTextProps {
  text: string;
  /** What it is compared with. */
  toinen: string;
  /** Shown for an empty one. */
  empty: string;
}

/** A text of which is tinted what another one has not. */
export function ErotText({ text, toinen, empty }: ErotTextProps) {
  if (text === '') return <Span color="fg.subtle">{empty}</Span>;
  const [palat] = erot(text, toinen);
  return palat.map(({ text: pala, isEri }, place) =>
    isEri ? <Ero key={place}>{pala}</Ero> : <Span key={place}>{pala}</Span>,
  );
}

const Ero = chakra('mark', {
  base: {
    bg: 'status.warning.bg',
    color: 'status.warning.fg',
    fontWeight: 'semibold',
    borderRadius: 'bar',
    whiteSpace: 'pre-wrap',
  },
});
