import type { SystemStyleObject } from '@keikka/ui';

/**
 * What Leaflet's own style sheet says of the parts that are used, here because a partner's page shows the map in a shadow
 * root, where a style element in the page's head does not reach.
 */
export const leafletStyle: SystemStyleObject = {
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-pane > svg, & .leaflet-zoom-box, & .leaflet-layer':
    { position: 'absolute', left: 0, top: 0 },
  '& .leaflet-tile, & .leaflet-marker-icon': { userSelect: 'none' },
  '& .leaflet-tile': { visibility: 'hidden', maxWidth: 'none', border: 0 },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-overlay-pane svg': { maxWidth: 'none' },
  '& .leaflet-tile-pane': { zIndex: 1 },
  '& .leaflet-overlay-pane': { zIndex: 2 },
  '& .leaflet-marker-pane': { zIndex: 3 },
  '& .leaflet-control-container': { position: 'absolute', inset: 0, zIndex: 4, pointerEvents: 'none' },
  '& .leaflet-bottom': { position: 'absolute', bottom: 0 },
  '& .leaflet-right': { right: 0 },
  '& .leaflet-pane > svg path': { pointerEvents: 'none' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '&.leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)',
  },
  '&.leaflet-zoom-anim .leaflet-tile, &.leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '&.leaflet-grab': { cursor: 'grab' },
  '&.leaflet-dragging.leaflet-grab': { cursor: 'grabbing' },
  '&.leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '& .leaflet-marker-draggable': { cursor: 'move' },
};

/** What a map is drawn on: nothing, or pictures, which are light in either theme. */
export type Pohja = 'plain' | 'pictures';

/** The ground of a map without pictures. */
const GROUND = 'bg.subtle';

/** A line can be told from the ground in both themes: on the plain one with a contrast of 3:1 or more (measured). */
const lines = {
  plain: { road: 'brand.fg', dashed: 'status.warning.fg' },
  pictures: { road: 'brand.solid', dashed: 'status.warning.border' },
} as const satisfies Record<Pohja, { road: string; dashed: string }>;

/** Our own parts of the map. */
export const karttaStyle = (pohja: Pohja): SystemStyleObject => ({
  ...leafletStyle,
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  bg: GROUND,
  outlineOffset: '-2px',
  '& .leaflet-marker-icon': { width: 0, height: 0, outline: 'none' },
  '& .viiva': { stroke: lines[pohja].road, strokeWidth: '5px' },
  '& .viiva[stroke-dasharray]': { stroke: lines[pohja].dashed, strokeWidth: '4px' },
  '& .leaflet-control-scale': { mb: '2', me: '3' },
  '& .leaflet-control-scale-line': {
    bg: 'bg.surface',
    borderWidth: '0 1px 2px 1px',
    borderStyle: 'solid',
    borderColor: 'fg.muted',
    color: 'fg.muted',
    textStyle: 'text.small',
    textAlign: 'center',
    lineHeight: 1.2,
  },
});
