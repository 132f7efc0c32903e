import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';

const MANIFEST: Partial<ManifestOptions> = {
  name: 'Yarrow',
  short_name: 'Yarrow',
  description: 'Find and book independent wellness practitioners.',
  id: '/',
  start_url: '/?source=installed',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#faf7f1',
  categories: ['health', 'lifestyle'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Find a practitioner', url: '/practitioner-search' },
    { name: 'Your bookings', url: '/bookings' },
  ],
};

/**
 * Makes the site installable. The worker caches the offline page and the files that never change; pages and data always
 * come from the network, so that no user sees a time that is no longer free.
 */
export function installable() {
  return VitePWA({
    injectRegister: false,
    registerType: 'autoUpdate',
    manifest: MANIFEST,
    workbox: {
      sourcemap: false,
      inlineWorkboxRuntime: true,
      globPatterns: ['offline.html', 'offline.css', 'favicon.svg'],
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 200, maxAgeSeconds: 60 * 60 * 24 * 60 } },
        },
      ],
    },
  });
}
