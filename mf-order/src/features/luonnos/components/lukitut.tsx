import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useOwnAsiakasId } from '@keikka/sdk';
import { Grid } from '@keikka/ui';
import { driveText } from '../../../words/drive-text.js';
import { texts } from '../texts.js';
import { LukittuField } from './lukittu-field.js';

/** The customer in whose name the draft is written. */
export function LukittuAsiakas({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const { asiakasId, asiakasNimi, ytunnus } = keikkaData;
  const isOwn = useOwnAsiakasId() === asiakasId;
  return (
    <LukittuField
      label={texts.asiakas}
      value={[asiakasNimi, ytunnus].filter(Boolean).join(' · ')}
      hint={isOwn ? texts.omissaNimissa : texts.asiakkaanNimissa}
    />
  );
}

/** The factory, which its owner agrees on. */
export function LukittuTehdas({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const { betoniAsiakasNimi, betoniSijaintiNimi } = keikkaData;
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="2" alignItems="start">
      <LukittuField
        label={texts.toimittaja}
        value={betoniAsiakasNimi}
        hint={betoniAsiakasNimi ? texts.sovittu : texts.sovitaan}
      />
      <LukittuField
        label={texts.tehdas}
        value={betoniSijaintiNimi}
        hint={betoniSijaintiNimi ? texts.pumppaajanValinta : texts.valitaan}
      />
      <LukittuField label={texts.ajomatka} value={driveText(keikkaData)} hint={texts.lasketaan} />
    </Grid>
  );
}
