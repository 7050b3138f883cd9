import { Button, ChevronDown, ChevronRight, Flex, usePhone } from '@keikka/ui';
import { useId, useState, type ReactNode } from 'react';

interface FilterFoldProps {
  /** With how many filters are set, as they narrow the list while they are folded. */
  label: string;
  children: ReactNode;
}

/** The filters of a list; on a phone, where each takes a row, behind one button. */
export function FilterFold({ label, children }: FilterFoldProps) {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!isPhone) return children;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown /> : <ChevronRight />}
        {label}
      </Button>
      {isOpen && (
        <Flex id={panel} direction="column" gap="2" w="full">
          {children}
        </Flex>
      )}
    </>
  );
}
