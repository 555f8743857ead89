/** Of leaflet's own sheet what this map uses: the shop's one sheet would carry it to every page. */
export const sheet = `
.leaflet-pane,.leaflet-tile,.leaflet-marker-icon,.leaflet-tile-container{position:absolute;left:0;top:0}
.leaflet-container{overflow:hidden;isolation:isolate;touch-action:none;cursor:crosshair;-webkit-tap-highlight-color:transparent}
.leaflet-tile,.leaflet-marker-icon{user-select:none;-webkit-user-drag:none}
.leaflet-container .leaflet-tile{max-width:none;max-height:none;width:auto;padding:0;visibility:hidden}
.leaflet-container .leaflet-tile-loaded{visibility:inherit}
.leaflet-container :is(.leaflet-marker-icon,.leaflet-tile){pointer-events:none}
.leaflet-container .leaflet-marker-icon{pointer-events:auto;cursor:grab;border-radius:0.75rem}
.leaflet-drag-target,.leaflet-dragging,.leaflet-dragging .leaflet-marker-icon{cursor:grabbing!important}
.leaflet-map-pane{z-index:400}.leaflet-tile-pane{z-index:200}.leaflet-marker-pane{z-index:600}
.leaflet-zoom-animated{transform-origin:0 0}
[data-slot=map-canvas]{block-size:clamp(14rem,100dvh - 25.5rem,48rem)}
@media(min-width:64rem){[data-slot=map-canvas]{block-size:clamp(14rem,100dvh - 13.5rem,60rem)}}
[data-unset] .leaflet-marker-icon{opacity:0.6}
`;
/** The marker, 44 by 56 pixels; its foot stands at 22, 52. */
export const pin = `<svg aria-hidden="true" viewBox="0 0 44 56" width="44" height="56"><ellipse style="fill:var(--scrim)" cx="22" cy="52.5" rx="8" ry="2.5"/>
<path style="fill:var(--accent-fill);stroke:var(--surface-raised);stroke-width:2.5" d="M22 3C11.5 3 4 10.6 4 20.6 4 33 17 40 22 52c5-12 18-19 18-31.4C40 10.6 32.5 3 22 3z"/><circle style="fill:var(--surface-raised)" cx="22" cy="20.5" r="7"/></svg>`;
