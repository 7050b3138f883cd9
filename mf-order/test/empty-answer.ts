import { keikkaAnswer } from '@keikka/builders';
import type { KeikkaGetAnswer } from '@keikka/contracts';

/** An order of which only the number is known. */
export const emptyAnswer = (): KeikkaGetAnswer =>
  keikkaAnswer(
    {
      asiakasNimi: '',
      tyomaaNimi: '',
      tyomaaNum: '',
      tyomaaOsoite: '',
      tyomaaLat: null,
      tyomaaLng: null,
      yhteyshenkiloNimi: '',
      yhteyshenkiloPuhelin: '',
      personFirstName: '',
      personLastName: '',
      pumppuAika: '',
      pumppuPuomi: null,
      optimalPumppuPuomi: null,
      pumppuLinja: null,
      vehicleTypeId: null,
      betoniAsiakasNimi: '',
      betoniSijaintiNimi: '',
      betoniMatkaM: null,
      betoniMatkaAika: null,
      sourceAsiakasNimi: '',
      sourceAsiakasColorCode: '',
      keikkaComment: '',
      keikkaAjoOhje: '',
      betonit: [],
      m3: 0,
    },
    { vehicleData: null },
  );
