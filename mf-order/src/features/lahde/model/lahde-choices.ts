import type { KeikkaData } from '@keikka/contracts';

/** The company that an order came from, as the order names it. */
export type Lahde = Pick<KeikkaData, 'sourceAsiakasId' | 'sourceAsiakasNimi' | 'sourceAsiakasColorCode'>;

export const lahdeOf = ({ sourceAsiakasId, sourceAsiakasNimi, sourceAsiakasColorCode }: Lahde): Lahde => ({
  sourceAsiakasId,
  sourceAsiakasNimi,
  sourceAsiakasColorCode,
});

interface LahdeChoice {
  lahde: Lahde;
  isCurrent: boolean;
  /** A source that is no longer one stays with the order, and cannot be chosen again. */
  mayChoose: boolean;
}

interface SourceAsiakas {
  asiakasId: number;
  asiakasNimi: string;
  colorCode: string;
}

/** The sources to choose from; the order's own comes first when it is none of them any more. */
export function lahdeChoices(sources: readonly SourceAsiakas[], keikka: Lahde): LahdeChoice[] {
  const choices = sources.map(({ asiakasId, asiakasNimi, colorCode }): LahdeChoice => ({
    lahde: { sourceAsiakasId: asiakasId, sourceAsiakasNimi: asiakasNimi, sourceAsiakasColorCode: colorCode },
    isCurrent: asiakasId === keikka.sourceAsiakasId,
    mayChoose: true,
  }));
  const isListed = choices.some(({ isCurrent }) => isCurrent);
  if (isListed || !keikka.sourceAsiakasNimi) return choices;
  return [{ lahde: lahdeOf(keikka), isCurrent: true, mayChoose: false }, ...choices];
}
