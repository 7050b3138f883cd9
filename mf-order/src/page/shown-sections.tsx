import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { ReactNode } from 'react';
import { BetoniLines } from '../features/teksti/components/betoni-section.js';
import { AsiakasLines, TehdasLines } from '../features/teksti/components/party-sections.js';
import { ToimitusLines, TyomaaLines } from '../features/teksti/components/place-sections.js';
import type { ShownSection } from '../features/tilaus/components/tilaus-form.js';

/** What the form of an order shows in the words of its text. */
export const shownSections = (answer: KeikkaGetAnswer): Record<ShownSection, ReactNode> => ({
  asiakas: <AsiakasLines answer={answer} />,
  toimitus: (
    <>
      <ToimitusLines answer={answer} />
      <TyomaaLines answer={answer} />
    </>
  ),
  tehdas: <TehdasLines answer={answer} />,
  betoni: <BetoniLines answer={answer} />,
});
