import { site } from '@suite/site/site';
import { toHex } from '@suite/ui/oklch';
import { light } from '@suite/ui/palette';

/** Renders `site.webmanifest`: name, colours and icons for a home screen. */
export const renderWebManifest = () =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: toHex(light.color.sand),
    theme_color: toHex(light.color.sand),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
