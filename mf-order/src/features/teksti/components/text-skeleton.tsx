import { Box, Skeleton, VisuallyHidden } from '@keikka/ui';
import { texts } from '../texts.js';
import { Sheet, SheetSection } from './sheet-section.js';

/** Line widths of the skeleton of each section. */
const lines = [
  ['52%', '38%'],
  ['64%', '48%'],
  ['40%', '30%'],
  ['46%', '34%'],
  ['58%'],
  ['42%', '52%'],
  ['66%', '44%'],
  ['50%'],
];
const sectionNames = Object.values(texts.sections).slice(0, lines.length);

/** Stands where the order in words will be. */
export function TextSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Box aria-hidden>
        <Sheet>
          {lines.map((widths, index) => (
            <SheetSection key={index} title={sectionNames[index] ?? ''}>
              {widths.map((width) => (
                <Skeleton key={width} width={width} height="18px" />
              ))}
            </SheetSection>
          ))}
        </Sheet>
      </Box>
    </Box>
  );
}
