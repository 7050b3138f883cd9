import type { KeikkaGetAnswer, tilausFields } from '@keikka/contracts';
import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { words } from '../../../words/words.js';
import { texts } from '../texts.js';
import { YhteyshenkiloField } from './yhteyshenkilo-field.js';

interface TyomaanYhteyshenkiloProps {
  editing: RecordEditing<typeof tilausFields>;
  answer: KeikkaGetAnswer;
}

/** Whom to call at the site. While nobody is picked it is whom the site names, by name and phone alone. */
export function TyomaanYhteyshenkilo({ editing, answer }: TyomaanYhteyshenkiloProps) {
  const tyomaaId = useWatch({ control: editing.form.control, name: 'tyomaaId' });
  const { keikkaData } = answer;
  const { yhteyshenkiloNimi: name, yhteyshenkiloPuhelin: phone } = keikkaData;
  const isKnown = keikkaData.tyomaaContactPersonId === null && (name || phone);
  const otherwise =
    tyomaaId === null
      ? { name: texts.siteFirst, phone: '' }
      : tyomaaId !== keikkaData.tyomaaId
        ? { name: texts.ofNewSite, phone: '' }
        : isKnown
          ? { name, phone }
          : undefined;
  return (
    <Box data-place="yhteyshenkilo" tabIndex={-1} minW="0">
      <YhteyshenkiloField
        waits={tyomaaId === null}
        callLabel={words.callSite}
        editing={editing}
        name="tyomaaContactPersonId"
        answer={answer}
        {...(otherwise && { otherwise })}
      />
    </Box>
  );
}
