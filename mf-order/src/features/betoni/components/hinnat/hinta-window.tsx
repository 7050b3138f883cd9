import { Button, Input, Modal, Text } from '@keikka/ui';
import { DataTable, Tabs, type Column } from '@keikka/ui/forms';
import { useState, type ReactNode } from 'react';
import { hinnatTexts as texts } from '../../hinnat-texts.js';

interface HintaWindowProps {
  of: { title: string; tabs: { first: string; second: string } };
  placeKey: string;
  lead: string;
  /** A row can be taken. */
  takes: boolean;
  first: ReactNode;
  /** What is searched for. */
  second: ReactNode;
  onClose: () => void;
}

const WIDTH = '900px';

/** A window of prices: those of the line or its customer, and a search among all. */
export function HintaWindow({ of, placeKey, lead, takes, first, second, onClose }: HintaWindowProps) {
  return (
    <Modal
      open
      title={of.title}
      lead={lead}
      placeKey={placeKey}
      width={WIDTH}
      onClose={onClose}
      footer={
        <>
          {takes && (
            <Text me="auto" textStyle="text.label" color="fg.muted">
              {texts.takes}
            </Text>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Tabs.Root defaultValue="first" variant="line" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="first">{of.tabs.first}</Tabs.Trigger>
          <Tabs.Trigger value="second">{of.tabs.second}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="first" p="0" pt="2">
          {first}
        </Tabs.Content>
        <Tabs.Content value="second" p="0" pt="2">
          {second}
        </Tabs.Content>
      </Tabs.Root>
    </Modal>
  );
}

interface SearchedProps {
  label: string;
  /** What is below the field for what is typed. */
  children: (typed: string) => ReactNode;
}

/** A search with what it finds. */
export function Searched({ label, children }: SearchedProps) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <Input
        mb="2"
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {children(typed)}
    </>
  );
}

interface HintaTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  /** Said where there are no rows. */
  empty: string;
  onOpen: ((row: Row) => void) | undefined;
}

/** The rows of such a window; a click or Enter takes the price of one. */
export function HintaTable<Row>({ empty, ...table }: HintaTableProps<Row>) {
  return (
    <DataTable
      {...table}
      maxHeight="50dvh"
      empty={
        <Text p="4" color="fg.muted" role="status">
          {empty}
        </Text>
      }
    />
  );
}
