import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../app/Providers.js';
import { createGalleryClient } from './galleryClient.js';
import { Gallery } from './Gallery.js';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers client={createGalleryClient()}>
      <Gallery />
    </Providers>
  </StrictMode>,
);
