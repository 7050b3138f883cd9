import { useThings } from '@keikka/sdk/record';
import { Box, ColourSwatch, Text } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import type { Guest } from '../../../palkki/nakyvyys.js';
import { texts } from '../texts.js';

interface CompanyChoiceProps {
  guests: readonly Guest[];
  asiakasId: number;
  onChoose: (asiakasId: number) => void;
}

/** Whose view of the row is shown: one of the companies that see the palkki. */
export function CompanyChoice({ guests, asiakasId, onChoose }: CompanyChoiceProps) {
  const { data = [] } = useThings('toimittaja');
  const colourOf = (id: number): string => data.find((one) => one.asiakasId === id)?.colorCode ?? '';
  return (
    <Box>
      <Text textStyle="text.label" color="fg.muted" aria-hidden>
        {texts.company.label}
      </Text>
      <Select
        label={texts.company.label}
        options={guests.map((guest) => ({
          value: guest.asiakasId,
          label: guest.asiakasNimi,
          icon: <ColourSwatch colour={colourOf(guest.asiakasId)} />,
        }))}
        value={asiakasId}
        onValueChange={onChoose}
      />
    </Box>
  );
}
