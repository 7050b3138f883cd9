import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { ReactNode } from 'react';
import { AsiakasField } from '../features/asiakas/components/asiakas-field.js';
import { TyomaaField } from '../features/tyomaa/components/tyomaa-field.js';
import { BetoniLines } from '../features/teksti/components/betoni-section.js';
import { AsiakasLines, TehdasLines, TilaajaLine } from '../features/teksti/components/party-sections.js';
import { ToimitusLines, TyomaaLines } from '../features/teksti/components/place-sections.js';
import type { ShownSection } from '../features/tilaus/components/tilaus-form.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

/**
 * The sections of an order's form that other features fill: with fields for who may choose what they hold, otherwise in the
 * words of its text.
 */
export const shownSections = (
  answer: KeikkaGetAnswer,
  editing: KeikkaEditing,
): Record<ShownSection, ReactNode> => ({
  asiakas: answer.access.plan ? (
    <>
      <AsiakasField editing={editing} keikka={answer.keikkaData} />
      <TilaajaLine answer={answer} />
    </>
  ) : (
    <AsiakasLines answer={answer} />
  ),
  toimitus: (
    <>
      {answer.access.plan && <TyomaaField editing={editing} keikka={answer.keikkaData} />}
      <ToimitusLines answer={answer} />
      <TyomaaLines answer={answer} />
    </>
  ),
  tehdas: <TehdasLines answer={answer} />,
  betoni: <BetoniLines answer={answer} />,
});
