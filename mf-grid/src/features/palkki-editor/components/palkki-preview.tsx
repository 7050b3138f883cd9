import { parsePalkkiText } from '@keikka/domain';
import { Box, Span } from '@keikka/ui';
import { BarIcons, ICON_PX, iconAt, palkkiIcon } from '../../../bar/bar-icons.js';
import { BAR_BORDERS } from '../../../bar/bar-metrics.js';
import { barStyles } from '../../../bar/bar.styles.js';
import { palkkiLook } from '../../../day/model/palkki-look.js';
import { texts } from '../texts.js';

const HEIGHT = 24;

interface PalkkiPreviewProps {
  typeId: number;
  comment: string;
}

/** The text of a palkki as its bar draws it, with its icon and its marks applied (G-106), in an order's page too. */
export function PalkkiPreview({ typeId, comment }: PalkkiPreviewProps) {
  const { text, bold, colour } = parsePalkkiText(comment);
  if (!text) return null;
  return (
    <Box display="flex" alignItems="center" gap="2" mt="2">
      <Span textStyle="text.label" color="fg.muted">
        {texts.preview}
      </Span>
      <Box position="relative" flex="1" minW="0" height={`${HEIGHT}px`} css={barStyles}>
        <BarIcons />
        <div
          className="bar"
          data-look={palkkiLook(typeId)}
          data-bold={bold || undefined}
          data-colour={colour ?? undefined}
          style={{
            inset: 0,
            lineHeight: `${HEIGHT - BAR_BORDERS}px`,
            backgroundPosition: iconAt(palkkiIcon(typeId, comment), (HEIGHT - ICON_PX) / 2),
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            cursor: 'default',
          }}
        >
          {text}
        </div>
      </Box>
    </Box>
  );
}
