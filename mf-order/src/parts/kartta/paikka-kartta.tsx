import type { Place } from '@keikka/domain/ajomatka';
import { Box, Text, type LucideIcon } from '@keikka/ui';
import { Pikkukartta } from './pikkukartta.js';

interface PaikkaKarttaProps {
  place: Place | null;
  icon: LucideIcon;
  /** What stands there. */
  name: string;
  texts: { label: string; move: string; press: string };
  /** Absent where the place can only be looked at. */
  onPut: ((place: Place) => void) | undefined;
}

/** Where one thing is: its marker is moved by mouse, finger or arrow keys; where there is none, a press sets it. */
export function PaikkaKartta({ place, icon, name, texts, onPut }: PaikkaKarttaProps) {
  return (
    <Box>
      <Pikkukartta
        label={texts.label}
        merkit={
          place ? [{ key: 'paikka', place, icon, name: name || texts.label, main: true, onMove: onPut }] : []
        }
        onPick={place ? undefined : onPut}
      />
      {onPut && (
        <Text mt="1" textStyle="text.small" color="fg.muted">
          {place ? texts.move : texts.press}
        </Text>
      )}
    </Box>
  );
}
