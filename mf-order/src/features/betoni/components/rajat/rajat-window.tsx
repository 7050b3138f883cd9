import type { YrityksenRaja } from '@keikka/contracts';
import { loadErrorText } from '@keikka/sdk';
import { useThings } from '@keikka/sdk/record';
import { Button, ErrorState, Modal, Span, Text, usePhone } from '@keikka/ui';
import { DataTable, Select, Switch, type Column } from '@keikka/ui/forms';
import { useRasitusRajat } from '../../api/use-betoni-lists.js';
import { useSetRaja, type Raja } from '../../api/use-rajat.js';
import { rajatTexts as texts } from '../../rajat-texts.js';

/** The window in which a company's admin sets the limits that its lines are advised by, each at once. */
export function RajatWindow({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useRasitusRajat();
  const { data: lujuudet = [] } = useThings('lujuus');
  const setRaja = useSetRaja();
  const isPhone = usePhone();
  const strengths = lujuudet.map(({ lujuusId, lujuusSelite }) => ({ value: lujuusId, label: lujuusSelite }));
  const columns = rajaColumns(strengths, setRaja);
  return (
    <Modal
      open
      title={texts.title}
      lead={texts.lead}
      placeKey="rasitusrajat"
      width="640px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error && !data ? (
        <ErrorState
          title={texts.failed}
          text={loadErrorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          label={texts.title}
          columns={isPhone ? columns.slice(0, -1) : columns}
          rows={data ?? []}
          rowKey={({ luokka }) => luokka}
          maxHeight="60dvh"
          empty={
            <Text p="4" color="fg.muted">
              {texts.loading}
            </Text>
          }
        />
      )}
    </Modal>
  );
}

type Strengths = readonly { value: number; label: string }[];

function rajaColumns(
  strengths: Strengths,
  setRaja: (was: YrityksenRaja, change: Partial<Raja>) => void,
): Column<YrityksenRaja>[] {
  const nameOf = (id: number) => strengths.find(({ value }) => value === id)?.label ?? '';
  return [
    {
      key: 'luokka',
      header: texts.columns.luokka,
      cell: ({ luokka }) => <Span fontWeight="semibold">{luokka}</Span>,
    },
    {
      key: 'lujuus',
      header: texts.columns.lujuus,
      cell: (raja) => (
        <Select
          label={texts.lujuusOf(raja.luokka)}
          options={strengths}
          value={raja.lujuusId}
          onValueChange={(lujuusId) => setRaja(raja, { lujuusId })}
        />
      ),
    },
    {
      key: 'ilma',
      header: texts.columns.ilma,
      cell: (raja) => (
        <Switch
          label={texts.ilmaOf(raja.luokka)}
          labelHidden
          checked={raja.ilma}
          onCheckedChange={(ilma) => setRaja(raja, { ilma })}
        />
      ),
    },
    {
      key: 'standardi',
      header: texts.columns.standardi,
      cell: ({ lujuusId, ilma, standardi }) => {
        const isStandard = lujuusId === standardi.lujuusId && ilma === standardi.ilma;
        return (
          <Span color={isStandard ? 'fg.muted' : undefined} fontWeight={isStandard ? undefined : 'semibold'}>
            {texts.standardi(nameOf(standardi.lujuusId), standardi.ilma)}
          </Span>
        );
      },
    },
  ];
}
