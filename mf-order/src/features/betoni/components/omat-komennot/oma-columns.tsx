import type { OmaKomento } from '@keikka/contracts';
import { omaKomentoText, type KomentoLists } from '@keikka/domain';
import { Flex, IconButton, Pencil, Span, Text, Trash2 } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import type { SyntheticEvent } from 'react';
import { omatTexts as texts } from '../../omat-komennot-texts.js';

interface OmaActs {
  onEdit: (komento: OmaKomento) => void;
  onRemove: (komento: OmaKomento) => void;
}

/** What is said of a command; its name first. What it does is in words once the lists are there. */
export const omaColumns = (
  lists: KomentoLists | null,
): readonly [Column<OmaKomento>, ...Column<OmaKomento>[]] => [
  {
    key: 'betoniShortCutNimi',
    header: texts.columns.nimi,
    cell: ({ betoniShortCutNimi }) => <Span fontWeight="semibold">{betoniShortCutNimi}</Span>,
    sortValue: ({ betoniShortCutNimi }) => betoniShortCutNimi,
  },
  {
    key: 'betoniShortCut',
    header: texts.columns.sanat,
    cell: ({ betoniShortCut }) => betoniShortCut.replaceAll(',', ', '),
  },
  {
    key: 'betoniShortCutCommands',
    header: texts.columns.tekee,
    cell: (komento) => (
      <>
        {komento.betoniShortCutCommands}
        <Text textStyle="text.label" color="fg.muted">
          {lists && omaKomentoText(komento, lists)}
        </Text>
      </>
    ),
  },
];

/** What may be done with a command. */
export const actsColumn = (acts: OmaActs): Column<OmaKomento> => ({
  key: 'acts',
  header: texts.columns.acts,
  align: 'end',
  width: '104px',
  cell: (komento) => <Acts komento={komento} {...acts} />,
});

function Acts({ komento, onEdit, onRemove }: OmaActs & { komento: OmaKomento }) {
  // The row around them opens the command.
  const alone = (act: (of: OmaKomento) => void) => (event: SyntheticEvent) => {
    event.stopPropagation();
    act(komento);
  };
  return (
    <Flex justify="flex-end" gap="1">
      <IconButton label={texts.edit(komento.betoniShortCutNimi)} size="sm" onClick={alone(onEdit)}>
        <Pencil />
      </IconButton>
      <IconButton label={texts.remove(komento.betoniShortCutNimi)} size="sm" onClick={alone(onRemove)}>
        <Trash2 />
      </IconButton>
    </Flex>
  );
}
