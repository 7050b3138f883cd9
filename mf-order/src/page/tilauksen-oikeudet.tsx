import type { KeikkaGetAnswer } from '@keikka/contracts';
import { OikeudetPanel } from '../features/oikeudet/components/oikeudet-panel.js';
import { TyomaanYhteyshenkilo } from '../features/yhteyshenkilo/components/tyomaan-yhteyshenkilo.js';
import { YhteyshenkiloField } from '../features/yhteyshenkilo/components/yhteyshenkilo-field.js';
import type { KeikkaEditing } from './form/use-keikka-editing.js';

interface TilauksenOikeudetProps {
  answer: KeikkaGetAnswer;
  editing: KeikkaEditing;
}

/** The tab Oikeudet, with the fields of the order's form that say whom to call. */
export function TilauksenOikeudet({ answer, editing }: TilauksenOikeudetProps) {
  const field = { answer, editing };
  return (
    <OikeudetPanel
      key={answer.keikkaData.keikkaId}
      keikka={answer.keikkaData}
      contacts={{
        keikka: <YhteyshenkiloField {...field} name="keikkaContactPersonId" />,
        tyomaa: <TyomaanYhteyshenkilo {...field} />,
        asiakas: <YhteyshenkiloField {...field} name="asiakasContactPersonId" />,
      }}
    />
  );
}
