import type { BetoniAttrType } from '@keikka/contracts';
import { Flex, IconButton, Pencil, Span, Trash2 } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import type { SyntheticEvent } from 'react';
import { hallintaTexts as texts } from '../../lisat-hallinta-texts.js';

interface LisaActs {
  isOwn: (type: BetoniAttrType) => boolean;
  onEdit: (type: BetoniAttrType) => void;
  onRemove: (type: BetoniAttrType) => void;
}

/** What is said of an extra; its name first, which is all that a phone has room for. */
export const lisaColumns: readonly [Column<BetoniAttrType>, ...Column<BetoniAttrType>[]] = [
  {
    key: 'attrNimike',
    header: texts.columns.nimi,
    cell: ({ attrNimike }) => <Span fontWeight="semibold">{attrNimike}</Span>,
    sortValue: ({ attrNimike }) => attrNimike,
  },
  { key: 'attrSelite', header: texts.columns.selite, cell: ({ attrSelite }) => attrSelite },
  {
    key: 'attrShortCuts',
    header: texts.columns.sanat,
    cell: ({ attrShortCuts }) => attrShortCuts.replaceAll(',', ', '),
  },
  {
    key: 'showInDropDown',
    header: texts.columns.tarjotaan,
    width: '96px',
    cell: ({ showInDropDown }) => (showInDropDown === 1 ? texts.atOnce : texts.inMenu),
    sortValue: ({ showInDropDown }) => showInDropDown,
  },
];

/** What may be done with an own extra; of another it says whose it is. */
export const actsColumn = (acts: LisaActs): Column<BetoniAttrType> => ({
  key: 'acts',
  header: texts.columns.acts,
  align: 'end',
  width: '104px',
  cell: (type) => (acts.isOwn(type) ? <Acts type={type} {...acts} /> : <Owner type={type} />),
});

const Owner = ({ type }: { type: BetoniAttrType }) => (
  <Span color="fg.muted">{type.asiakasId === 0 ? texts.shared : texts.suppliers}</Span>
);

function Acts({ type, onEdit, onRemove }: LisaActs & { type: BetoniAttrType }) {
  // The row around them opens the extra.
  const alone = (act: (of: BetoniAttrType) => void) => (event: SyntheticEvent) => {
    event.stopPropagation();
    act(type);
  };
  return (
    <Flex justify="flex-end" gap="1">
      <IconButton label={texts.edit(type.attrNimike)} size="sm" onClick={alone(onEdit)}>
        <Pencil />
      </IconButton>
      <IconButton label={texts.remove(type.attrNimike)} size="sm" onClick={alone(onRemove)}>
        <Trash2 />
      </IconButton>
    </Flex>
  );
}
